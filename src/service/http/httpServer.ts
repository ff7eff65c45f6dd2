import { createServer, type Server } from 'node:http';
import type { ListenOptions } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ServiceEnv } from './environment.ts';
import { failureResponse } from './failure.ts';
import { answerMalformedHttp, malformedRequest } from './malformedHttp.ts';
import { newRequestId } from './requestId.ts';

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
