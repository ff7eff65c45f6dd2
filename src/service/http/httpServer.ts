import { createServer, type Server } from 'node:http';
import type { ListenOptions } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { createApp } from '../app.ts';
import { Failure, failureResponse } from './failure.ts';
import { newRequestId } from './middleware.ts';

/** An HTTP server around the application; it does not listen yet. */
export function createHttpServer(app: ReturnType<typeof createApp>): Server {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: () =>
      failureResponse(new Failure('invalid_request', 'The request is malformed.'), newRequestId()),
  });
  return createServer((request, response) => {
    void listener(request, response);
  });
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
