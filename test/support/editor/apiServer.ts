import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { json } from 'node:stream/consumers';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly text?: string };
  /** Whether the client gave up before an answer was sent. */
  isAborted: boolean;
  /** Resolves when its answer was sent or its client gave up. */
  readonly isOver: Promise<unknown>;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; bytes are sent as they are. */
  readonly body: unknown;
}

type Answering = (request: ReceivedRequest) => Answer | Promise<Answer>;

/** A server that answers text requests as a test says. */
export interface ApiServer {
  readonly baseUrl: string;
  readonly port: number;
  readonly received: ReceivedRequest[];
  /** Answers every request from now on. */
  answerWith(answering: Answering): void;
  close(): Promise<void>;
}

export interface ApiServerOptions {
  /** The address of this computer that it listens at; 127.0.0.1 if it is left out. */
  readonly host?: string;
  /** With these it speaks HTTPS. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

export async function startApiServer({ host = '127.0.0.1', tls }: ApiServerOptions = {}): Promise<ApiServer> {
  const received: ReceivedRequest[] = [];
  let answering: Answering = () => ({ status: 500, body: {} });
  const listener: RequestListener = async (incoming, response) => {
    const body = incoming.method === 'POST' ? ((await json(incoming)) as ReceivedRequest['body']) : {};
    const request = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body,
      isAborted: false,
      isOver: once(response, 'close'),
    };
    received.push(request);
    response.once('close', () => {
      request.isAborted = !response.writableFinished;
    });
    send(response, await answering(request));
  };
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    baseUrl: `${tls ? 'https' : 'http'}://${host}:${address.port}`,
    port: address.port,
    received,
    answerWith: (next) => {
      answering = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body instanceof Uint8Array ? body : JSON.stringify(body));
}

/** What every successful answer has. */
export const common = {
  request_id: 'req_1',
  engine_version: 'test-1',
  usage: {
    meter: 'text',
    input_code_points: 1,
    multiplier: 1,
    units: 1,
    additional_units: 0,
    cache_hit: false,
  },
};

/** A failure in the contract's shape; one that may pass asks for a longer wait than anyone waits out in silence. */
export function failure(status: number, code: string, retryable = false): Answer {
  const error = {
    code,
    message: 'It failed.',
    category: 'service',
    action: 'Do [this](command:x).',
    retryable,
  };
  const headers: Record<string, string> = retryable ? { 'retry-after': '60' } : {};
  return { status, headers, body: { request_id: 'req_2', error } };
}
