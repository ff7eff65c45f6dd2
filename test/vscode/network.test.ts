import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { generate } from 'selfsigned';
import {
  type ApiServer,
  type ApiServerOptions,
  common,
  startApiServer,
} from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, textOf } from '../support/editor/editing.ts';
import { type HttpProxy, startProxy } from '../support/editor/proxy.ts';
import { setNetwork } from '../support/editor/setNetwork.ts';
import { hiddenHost, otherLoopback } from '../support/vscode/network.ts';

const apiKey = 'harf_test_network';

/** A key and a certificate that the editor's system trusts. */
function trusted(): { key: string; cert: string } {
  return JSON.parse(readFileSync(process.env['HARF_TEST_TLS'] ?? '', 'utf8'));
}

/**
 * VS Code's `fetch`, which Harf uses. The server build has no system proxy (PAC) and no `http.electronFetch`:
 * those are the desktop's. `http.proxyStrictSSL` has no effect on `fetch`, so nothing here turns it off.
 */
describe('The network of the user', () => {
  let server: ApiServer;
  let proxy: HttpProxy;
  afterEach(async () => {
    await setNetwork('proxy', undefined);
    await setNetwork('noProxy', undefined);
    await run('clearApiKey');
    await proxy.close();
    await server.close();
  });
  const dialogs = useDialogs();

  /** Starts both, and sets the address of the service, which may be another one than the server's. */
  async function start(options: ApiServerOptions, { baseUrl = '', proxyPort = 0 } = {}): Promise<void> {
    server = await startApiServer(options);
    server.answerWith(() => ({ body: { ...common, translation: 'book' } }));
    proxy = await startProxy(server.port, proxyPort);
    await setSetting('baseUrl', baseUrl || server.baseUrl);
    dialogs.type(apiKey);
    await run('setApiKey');
    dialogs.messages.length = 0;
  }

  async function translate(): Promise<string> {
    const editor = await openMarked('[کتاب]');
    await run('translate');
    return textOf(editor);
  }

  it('takes requests through the proxy of the settings, which cannot read them', async () => {
    await start({ tls: trusted() }, { baseUrl: `https://${hiddenHost}` });
    await setNetwork('proxy', proxy.url);
    assert.equal(await translate(), 'book');
    assert.deepEqual(proxy.seen, [`CONNECT ${hiddenHost}:443`]);
    assert.equal(server.received[0]?.headers.authorization, `Bearer ${apiKey}`);
    assert.ok(proxy.relayed().length > 0);
    assert.doesNotMatch(proxy.relayed(), /harf_test_network|کتاب/);
  });

  it('takes plain requests to this computer through it too, unless it is asked by a name that is always direct', async () => {
    await start({}, { baseUrl: `http://${otherLoopback}:8080` });
    await setNetwork('proxy', proxy.url);
    assert.equal(await translate(), 'book');
    assert.equal(proxy.seen.length, 1);
    assert.match(proxy.seen[0] ?? '', /^(?:CONNECT |POST http:\/\/)127\.0\.0\.2:8080/);
    await run('clearApiKey');
    await setSetting('baseUrl', server.baseUrl);
    dialogs.type(apiKey);
    await run('setApiKey');
    assert.equal(await translate(), 'book');
    assert.equal(proxy.seen.length, 1);
  });

  it('is asked without the proxy where the settings say so', async () => {
    await start({ host: otherLoopback, tls: trusted() });
    await setNetwork('proxy', proxy.url);
    await setNetwork('noProxy', [otherLoopback]);
    assert.equal(await translate(), 'book');
    assert.deepEqual(proxy.seen, []);
    assert.equal(server.received.length, 1);
  });

  it('takes requests through the proxy of the environment', async () => {
    const { port } = new URL(process.env['HTTPS_PROXY'] ?? '');
    await start({ tls: trusted() }, { baseUrl: `https://${hiddenHost}`, proxyPort: Number(port) });
    assert.equal(await translate(), 'book');
    // The editor itself may use it too.
    assert.ok(proxy.seen.includes(`CONNECT ${hiddenHost}:443`));
  });

  it('gets neither key nor text without a certificate that the system trusts', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: hiddenHost }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: hiddenHost }] }],
    });
    await start({ tls: { key, cert } }, { baseUrl: `https://${hiddenHost}` });
    await setNetwork('proxy', proxy.url);
    assert.equal(await translate(), 'کتاب');
    const { text } = await dialogs.shown(/certificate/);
    assert.match(text, /cannot be trusted, so nothing was sent/);
    assert.deepEqual(server.received, []);
    assert.equal(proxy.seen.length, 1);
  });
});
