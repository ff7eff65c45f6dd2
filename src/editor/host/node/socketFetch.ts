import { Agent, type IncomingMessage, request } from 'node:http';
import { ConnectionError, type FetchInit } from '../../../client/index.ts';

export interface SocketFetch {
  readonly fetch: (url: string, init: FetchInit) => Promise<Response>;
  /** Ends the connections; requests under way fail. */
  close(): void;
}

/**
 * A `fetch` whose every request goes to the Unix socket or named pipe at `socketPath`, whatever the URL's host.
 * It follows no redirects and unpacks nothing. The deadlines are the client's business.
 */
export function socketFetch(socketPath: string): SocketFetch {
  // Each request has a connection of its own: one that is kept may be closed by the server just as it is used again,
  // which looks like a server that has ended.
  const agent = new Agent({ keepAlive: false });
  return {
    async fetch(url, { method, headers, body, signal }) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      const sent = request(url, { socketPath, agent, method, headers, signal });
      sent.once('response', resolve);
      sent.on('error', (error) => reject(signal.aborted ? signal.reason : failureOf(error)));
      sent.end(body);
      return responseOf(await promise);
    },
    close: () => agent.destroy(),
  };
}

/** The statuses that the Fetch standard allows no body. */
const WITHOUT_BODY = [204, 205, 304];

function responseOf(message: IncomingMessage): Response {
  const { statusCode: status = 0, statusMessage: statusText = '', rawHeaders } = message;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const init = { status, statusText, headers };
  if (!WITHOUT_BODY.includes(status)) return new Response(bodyOf(message), init);
  message.resume();
  return new Response(null, init);
}

/** The body as it arrives; leaving it ends the connection. */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces: AsyncIterator<Uint8Array<ArrayBuffer>> = message[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void message.destroy(),
  });
}

/** A server that has ended does not come back at the same path: whoever owns the socket starts another one. */
function failureOf(error: Error): Error {
  const code: unknown = Reflect.get(error, 'code');
  return code === 'ENOENT' || code === 'ECONNREFUSED'
    ? new ConnectionError(error, { retryable: false })
    : error;
}
