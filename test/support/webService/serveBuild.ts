import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../scripts/setup/places.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
};
/** With these a page may measure its memory. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

const PAGE = '<!doctype html><link rel="icon" href="data:," /><script src="/page.js"></script>';

interface ServedBuild {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves `dist/` and a page that starts the worker in it, on loopback. */
export async function serveBuild(): Promise<ServedBuild> {
  const script = await pageScript();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const send = (type: string, text: string) =>
      response.writeHead(200, { 'content-type': type, ...ISOLATED }).end(text);
    if (pathname === '/') return void send('text/html', PAGE);
    if (pathname === '/page.js') return void send('text/javascript', script);
    const file = join(root, 'dist', pathname);
    if (!existsSync(file)) return void response.writeHead(404, ISOLATED).end();
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...ISOLATED,
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'test/support/webService/page.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2024',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
