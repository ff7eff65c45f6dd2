import { type AnsweringMessage, isAskingMessage, type RequestMessage } from './portMessages.ts';

/** What of a request is said to whoever asked, if nothing answers it. */
const NO_ANSWER = 'The service has not answered.';
const BROKEN_BODY = 'The answer of the service broke off.';

interface Exchange {
  readonly abort: AbortController;
  /** Of the answer's body, once it is there. */
  reader?: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
}

/**
 * Answers by `handle` what a `PortFetch` at the other end of the port asks. Its request's signal is aborted when the
 * caller wants no more of it, or the port is closed.
 */
export function serveOnPort(port: MessagePort, handle: (request: Request) => Promise<Response>): void {
  const exchanges = new Map<number, Exchange>();
  const send = (message: AnsweringMessage) => port.postMessage(message);

  const begin = async (message: RequestMessage): Promise<void> => {
    const { id } = message;
    const exchange: Exchange = { abort: new AbortController() };
    exchanges.set(id, exchange);
    try {
      const { status, headers, body } = await handle(requestOf(message, exchange.abort.signal));
      if (exchange.abort.signal.aborted) return void body?.cancel().catch(() => {});
      if (body !== null) exchange.reader = body.getReader();
      else exchanges.delete(id);
      send({ type: 'head', id, status, headers: [...headers], hasBody: body !== null });
    } catch {
      if (exchanges.delete(id)) send({ type: 'failed', id, message: NO_ANSWER });
    }
  };

  const pull = async (id: number): Promise<void> => {
    const reader = exchanges.get(id)?.reader;
    if (reader === undefined) return;
    try {
      const { done, value } = await reader.read();
      if (!exchanges.has(id)) return;
      if (done) exchanges.delete(id);
      send(done ? { type: 'end', id } : { type: 'piece', id, bytes: value });
    } catch {
      if (exchanges.delete(id)) send({ type: 'failed', id, message: BROKEN_BODY });
    }
  };

  const cancel = (id: number): void => {
    const exchange = exchanges.get(id);
    exchanges.delete(id);
    exchange?.abort.abort();
    exchange?.reader?.cancel().catch(() => {});
  };

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isAskingMessage(data)) return;
    if (data.type === 'request') void begin(data);
    else if (data.type === 'pull') void pull(data.id);
    else cancel(data.id);
  });
  port.addEventListener('close', () => [...exchanges.keys()].forEach(cancel));
  port.start();
}

function requestOf({ method, url, headers, body }: RequestMessage, signal: AbortSignal): Request {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    body,
    signal,
  });
}
