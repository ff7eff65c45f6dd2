import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { ListenOptions } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { Failure, failureAnswer, failureResponse } from './failure.ts';
import { newRequestId, type ServiceEnv } from './request.ts';

/** An HTTP server around the application; it does not listen yet. */
export function createHttpServer(app: Pick<Hono<ServiceEnv>, 'fetch'>): Server {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: () => failureResponse(malformedRequest(), newRequestId()),
  });
  // A missing Host is refused by the listener, which gives the error object.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    void listener(request, response);
  });
  // An expectation that is not known may be passed over (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  answerMalformedHttp(server);
  return server;
}

/** Resolves when `server` listens; rejects if it cannot. */
export function listen(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** What cannot be read as HTTP, and so never reaches the application. */
function malformedRequest(): Failure {
  return new Failure('invalid_request', 'The request is malformed.', {
    action: 'Send a well-formed HTTP request with the Host header of the service.',
  });
}

/** Lets `server` answer what its parser refuses with the error object; Node's own answer has no body. */
function answerMalformedHttp(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response) => answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    // Into the middle of another answer nothing may be written.
    const isBetween = answer === undefined || !answer.headersSent || answer.writableFinished;
    if (socket.writable && isBetween) refuse(socket, failureOf(error));
    else socket.destroy();
  });
}

function failureOf({ code }: NodeJS.ErrnoException): Failure {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Failure('request_too_large', 'The address and the headers are too large.', {
      action: 'Send a shorter address and fewer or shorter headers.',
    });
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Failure('invalid_request', 'The request did not arrive in time.', {
      action: 'Send the whole request without long pauses.',
    });
  return malformedRequest();
}

function refuse(socket: Duplex, failure: Failure): void {
  const { status, body } = failureAnswer(failure, newRequestId());
  const json = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(json)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${json}`, () => socket.destroy());
}
