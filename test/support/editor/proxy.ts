import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { connect, type Socket } from 'node:net';

/** An HTTP proxy on this computer, for tunnels (CONNECT) and for plain requests (absolute form). */
export interface HttpProxy {
  readonly url: string;
  /** What it was asked for, such as `CONNECT a.example:443`. */
  readonly seen: readonly string[];
  /** All that went through it towards the server. */
  relayed(): string;
  close(): Promise<void>;
}

/**
 * Starts a proxy that takes everything to one server, whatever host it is asked for.
 * @param serverPort of that server, on 127.0.0.1
 * @param port its own; a free one if it is left out
 */
export async function startProxy(serverPort: number, port = 0): Promise<HttpProxy> {
  const seen: string[] = [];
  const chunks: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    seen.push(`${method} ${url}`);
    const { pathname, search } = new URL(url);
    const onward = send(
      { host: '127.0.0.1', port: serverPort, method, path: pathname + search, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.pipe(onward);
  });
  server.on('connect', (request, socket: Socket, head) => {
    seen.push(`CONNECT ${request.url}`);
    const onward = connect(serverPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => onward.destroy());
    onward.on('error', () => socket.destroy());
    sockets.add(socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    relayed: () => Buffer.concat(chunks).toString(),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
