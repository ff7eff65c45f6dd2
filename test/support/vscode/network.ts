import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** The names that the certificate is for: one that only a proxy can find, and an address of this computer that no editor takes for it. */
export const hiddenHost = 'api.harf.test';
export const otherLoopback = '127.0.0.2';

/**
 * The network as the editor finds it when it starts: an address of a proxy in its environment, at which nobody
 * listens until a test does, and an authority for certificates among those of the system. The test finds a key
 * and a certificate of that authority in the JSON file that `HARF_TEST_TLS` names.
 */
export async function prepareNetwork(folder: string): Promise<Record<string, string>> {
  const authority = await generate([{ name: 'commonName', value: 'Authority of the tests' }], {
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const { private: key, cert } = await generate([{ name: 'commonName', value: hiddenHost }], {
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: hiddenHost },
          { type: 7, ip: otherLoopback },
        ],
      },
    ],
  });
  const [authorityFile, tlsFile] = [join(folder, 'authority.pem'), join(folder, 'tls.json')];
  await writeFile(authorityFile, authority.cert);
  await writeFile(tlsFile, JSON.stringify({ key, cert }));
  const proxy = `http://127.0.0.1:${await freePort()}`;
  return {
    ...Object.fromEntries(['https_proxy', 'HTTPS_PROXY'].map((name) => [name, proxy])),
    ...Object.fromEntries(['http_proxy', 'HTTP_PROXY', 'no_proxy', 'NO_PROXY'].map((name) => [name, ''])),
    SSL_CERT_FILE: authorityFile,
    HARF_TEST_TLS: tlsFile,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
