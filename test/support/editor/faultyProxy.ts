import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface PassedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly body: string;
}

/** Stands before the service of the command line and asks it for the failures that a test wants. */
export interface FaultyProxy {
  readonly baseUrl: string;
  /** Every request that came, in order. */
  readonly passed: PassedRequest[];
  /** What `X-Harf-Fault` asks for a request; nothing until a test says something. */
  faultFor: (request: PassedRequest) => string | undefined;
  close(): Promise<void>;
}

export async function startFaultyProxy(serviceUrl: string): Promise<FaultyProxy> {
  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const proxy: FaultyProxy = {
    baseUrl: `http://127.0.0.1:${address.port}`,
    passed: [],
    faultFor: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = 'GET', url: target = '/' } = asked;
    const body = await buffer(asked);
    const passed = { method, path: target.split('?')[0] ?? '', body: body.toString() };
    proxy.passed.push(passed);
    const fault = proxy.faultFor(passed);
    // The name by which it was asked stays, so that the service names the proxy in its URLs.
    const { connection: _connection, ...headers } = asked.headers;
    const onward = request(new URL(target, serviceUrl), {
      method,
      headers: { ...headers, ...(fault !== undefined && { 'x-harf-fault': fault }) },
    });
    answer.once('close', () => onward.destroy());
    onward.end(body);
    const [given] = (await once(onward, 'response')) as [IncomingMessage];
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
    given.once('aborted', () => answer.destroy());
  }
}
