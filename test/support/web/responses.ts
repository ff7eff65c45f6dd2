import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** By the ending of its name, as a server of static files says it; unknown ones are bytes. */
export const contentTypeOf = (path: string): string =>
  contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Answers with bytes that are there already. */
export function sendBytes(answer: ServerResponse, bytes: Uint8Array | string, contentType: string): void {
  answer.writeHead(200, { 'content-type': contentType }).end(bytes);
}

/** Answers with a file of `folder`, and with 404 if it has none at `path`, which may be hostile. */
export async function sendFile(answer: ServerResponse, folder: string, path: string): Promise<void> {
  const file = resolve(folder, `.${sep}${path}`);
  const found = file.startsWith(`${resolve(folder)}${sep}`)
    ? await stat(file).catch(() => undefined)
    : undefined;
  if (!found?.isFile()) return sendNothing(answer, 404);
  answer.writeHead(200, { 'content-type': contentTypeOf(file), 'content-length': found.size });
  createReadStream(file).pipe(answer);
}

export function sendNothing(answer: ServerResponse, status: number): void {
  answer.writeHead(status, { 'content-type': 'text/plain' }).end();
}
