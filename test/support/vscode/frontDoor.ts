import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

const loopback = '127.0.0.1';

/**
 * Stands before the server build and answers the one question that it leaves to who hosts it: half of the key
 * with which the browser encrypts secrets. All else is passed on.
 * @param port of the server build
 */
export async function startFrontDoor(port: number): Promise<Server> {
  const halfKey = randomBytes(32);
  const server = createServer((asked, answer) => {
    if (asked.method === 'POST' && asked.url === '/mint-key') answer.end(halfKey);
    else passOn(port, asked, answer);
  });
  server.on('upgrade', (asked, socket, head) => passOnSocket(port, { asked, socket, head }));
  server.listen(0, loopback);
  await once(server, 'listening');
  return server;
}

function passOn(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url: path, headers } = asked;
  const passedOn = request({ host: loopback, port, method, path, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  passedOn.on('error', () => answer.destroy());
  asked.pipe(passedOn);
}

function passOnSocket(
  port: number,
  { asked, socket, head }: { asked: IncomingMessage; socket: Duplex; head: Buffer },
): void {
  const upstream = connect(port, loopback, () => {
    upstream.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headerLines(asked.rawHeaders)}\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}

function headerLines([name, value, ...rest]: readonly string[]): string {
  return name === undefined ? '' : `${name}: ${value}\r\n${headerLines(rest)}`;
}
