import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a server does with one request; it may send anything, even what no good server would. */
export type Reply = (response: ServerResponse, request: SeenRequest) => void;

export interface ScriptedServer {
  readonly baseUrl: string;
  readonly seen: readonly SeenRequest[];
  close(): Promise<void>;
}

/** A server on loopback that gives one reply after the other, the last one again and again. */
export async function startScriptedServer(replies: readonly Reply[]): Promise<ScriptedServer> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const seenRequest = { method, path: url, headers, body: (await buffer(request)).toString() };
    const reply = replies[Math.min(seen.length, replies.length - 1)];
    seen.push(seenRequest);
    reply?.(response, seenRequest);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A whole JSON answer. */
export function json(body: unknown, { status = 200, headers = {} } = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** The contract's error object. */
export function refusal(
  status: number,
  error: { code: string; retryable: boolean; category?: string },
  headers: Record<string, string> = {},
): Reply {
  const whole = { message: 'No.', category: 'service', action: 'Wait.', ...error };
  return json({ request_id: 'r', error: whole }, { status, headers });
}

/** Cuts the connection, before any answer or after `start` of one. */
export function cut(start?: string): Reply {
  return (response) => {
    if (start === undefined) {
      response.destroy();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': start.length + 10 });
    response.write(start, () => response.destroy());
  };
}

/** Ends the answer in the middle of its JSON as if it were whole, as a server that closes to mark the end does. */
export function half(start: string): Reply {
  return (response) => {
    response.socket?.end(`HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n${start}`);
  };
}
