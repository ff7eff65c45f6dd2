import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A local service that ends in the middle of its first request, whatever that is, and answers when it is started again. */
export interface EndingService {
  /** For `Connection`, in place of the extension's own folder. */
  readonly extensionFolder: string;
  /** The method, path and idempotency key of every request so far, over all its processes. */
  received(): readonly { readonly route: string; readonly key: string | undefined }[];
}

/** Makes the service in `folder`; its data folder must be `folder`'s `service`. */
export function endingServiceIn(folder: string): EndingService {
  const entryFolder = join(folder, 'dist', 'service');
  mkdirSync(entryFolder, { recursive: true });
  writeFileSync(join(entryFolder, 'main.js'), ENTRY);
  const requests = join(folder, 'service', 'requests');
  return {
    extensionFolder: folder,
    received() {
      if (!existsSync(requests)) return [];
      const lines = readFileSync(requests, 'utf8').trimEnd().split('\n');
      return lines.map((line) => JSON.parse(line) as { route: string; key: string | undefined });
    },
  };
}

/** Runs in the child process, without a package around it. */
const ENTRY = `
const { appendFileSync, existsSync, mkdirSync } = require('node:fs');
const { createServer } = require('node:http');
const { text } = require('node:stream/consumers');

process.on('message', ({ socketPath, dataFolder }) => {
  mkdirSync(dataFolder, { recursive: true });
  const requests = dataFolder + '/requests';
  createServer(async (request, response) => {
    const isFirst = !existsSync(requests);
    const { method, url, headers } = request;
    const received = { route: method + ' ' + url, key: headers['idempotency-key'] };
    appendFileSync(requests, JSON.stringify(received) + '\\n');
    const body = JSON.parse(await text(request));
    if (isFirst) process.exit(1);
    const form = { style: 'readable', vowel_notation: 'double_a', alignment: [], warnings: [] };
    const results = { diacritized: body.text, pinglish: 'salaam', translation: 'hello' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ request_id: 'r', engine_version: 'e', original: body.text, ...form, ...results }));
  }).listen(socketPath, () => process.send({ type: 'ready' }));
});
process.on('disconnect', () => process.exit(0));
`;
