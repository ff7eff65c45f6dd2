import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server answers one request for a file, in place of giving it as it should. */
export type Fault = (response: ServerResponse, file: Buffer, request: IncomingMessage) => void;

export interface FileServer {
  readonly url: string;
  readonly host: string;
  /** Of each request, in order: `path` or `path range`. */
  readonly seen: readonly string[];
  /** How the next requests are answered, in their order; after them all is well. */
  fail(...faults: Fault[]): void;
  close(): Promise<void>;
}

/** A server on loopback that gives files, by their paths, whole or from a place on. */
export async function startFileServer(files: ReadonlyMap<string, Buffer>): Promise<FileServer> {
  const seen: string[] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').slice(1));
    seen.push([path, request.headers.range].filter((part) => part !== undefined).join(' '));
    const file = files.get(path);
    const fault = faults.shift() ?? giveFrom;
    if (file === undefined) response.writeHead(404).end();
    else fault(response, file, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    seen,
    fail: (...more) => faults.push(...more),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** As it should: from the place that is asked for. */
const giveFrom: Fault = (response, file, { headers }) => {
  const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  const length = { 'content-length': file.length - start };
  const range = { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` };
  response.writeHead(start > 0 ? 206 : 200, start > 0 ? { ...length, ...range } : length);
  response.end(file.subarray(start));
};

/** The whole file, whatever was asked for. */
export const ignoreRange: Fault = (response, file) => {
  response.writeHead(200, { 'content-length': file.length }).end(file);
};

/** The first bytes of what was asked for; then the connection breaks. */
export function cutAfter(bytes: number): Fault {
  return (response, file, request) => {
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const range = { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` };
    response.writeHead(start > 0 ? 206 : 200, {
      'content-length': file.length - start,
      ...(start > 0 && range),
    });
    response.write(file.subarray(start, start + bytes), () => response.destroy());
  };
}

/** The first bytes, and then nothing more, ever. */
export function stallAfter(bytes: number, onStalled: () => void): Fault {
  return (response, file) => {
    response.writeHead(200, { 'content-length': file.length });
    response.write(file.subarray(0, bytes), onStalled);
  };
}

/** Other bytes, with or without their length beforehand. */
export function give(bytes: Buffer, { saysLength = true } = {}): Fault {
  return (response) => {
    response.writeHead(200, saysLength ? { 'content-length': bytes.length } : {}).end(bytes);
  };
}

export function answer(status: number, headers: Record<string, string> = {}): Fault {
  return (response) => {
    response.writeHead(status, headers).end('Nothing.');
  };
}
