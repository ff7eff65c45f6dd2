import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
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
  const tunnels = new Set<Socket>();
  const keep = (chunk: Buffer) => void chunks.push(chunk);
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.on('data', keep);
    passOn(serverPort, request, response);
  });
  server.on('connect', ({ url }, socket: Socket, head) => {
    seen.push(`CONNECT ${url}`);
    tunnels.add(socket);
    socket.on('data', keep);
    openTunnel(serverPort, socket, head);
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
        for (const socket of tunnels) socket.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', headers } = request;
  const { pathname, search } = new URL(url);
  const options = { host: '127.0.0.1', port, method, path: pathname + search, headers };
  const onward = send(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

function openTunnel(port: number, socket: Socket, head: Buffer): void {
  const onward = connect(port, '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  socket.on('error', () => onward.destroy());
  onward.on('error', () => socket.destroy());
}
