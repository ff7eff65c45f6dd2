import {
  type AnsweringMessage,
  type AskingMessage,
  type HeadMessage,
  isAnsweringMessage,
} from './portMessages.ts';

/** What is asked, as `fetch` takes it; redirects are not followed. */
interface PortFetchInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly signal: AbortSignal;
}

/**
 * A `fetch` to whoever serves the other end of a port; see `serveOnPort`. Bodies come in pieces, each when it is asked for.
 * Where the service ends, all that is under way rejects with an Error.
 */
export class PortFetch {
  readonly #port: MessagePort;
  readonly #exchanges = new Map<number, Exchange>();
  #lastId = 0;
  #end: Error | undefined;

  /** The port is closed with it. */
  constructor(port: MessagePort) {
    this.#port = port;
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isAnsweringMessage(data)) this.#exchanges.get(data.id)?.take(data);
    });
    port.addEventListener('messageerror', () =>
      this.close(new Error('The service sent what cannot be read.')),
    );
    // Some browsers tell when the other end is gone; in the others whoever owns the thread calls `close`.
    port.addEventListener('close', () => this.close());
    port.start();
  }

  /** Rejects with the signal's reason, or with an Error if no answer comes. */
  readonly fetch = async (url: string, init: PortFetchInit): Promise<Response> => {
    init.signal.throwIfAborted();
    if (this.#end !== undefined) throw this.#end;
    const id = ++this.#lastId;
    const exchange = new Exchange(id, {
      signal: init.signal,
      send: (message) => this.#port.postMessage(message),
      onEnd: () => this.#exchanges.delete(id),
    });
    this.#exchanges.set(id, exchange);
    return exchange.ask(url, init);
  };

  /** Ends all that is under way, and refuses what is asked later. */
  close(reason = new Error('The service has ended.')): void {
    if (this.#end !== undefined) return;
    this.#end = reason;
    for (const exchange of [...this.#exchanges.values()]) exchange.fail(reason);
    this.#port.close();
  }
}

interface ExchangeOptions {
  readonly signal: AbortSignal;
  readonly send: (message: AskingMessage) => void;
  readonly onEnd: () => void;
}

/** A request and its answer. */
class Exchange {
  readonly #id: number;
  readonly #options: ExchangeOptions;
  readonly #answer = Promise.withResolvers<Response>();
  #body: ReadableStreamDefaultController<Uint8Array> | undefined;
  #pulled: (() => void) | undefined;

  constructor(id: number, options: ExchangeOptions) {
    this.#id = id;
    this.#options = options;
    options.signal.addEventListener('abort', this.#abort, { once: true });
  }

  ask(url: string, { method, headers, body }: PortFetchInit): Promise<Response> {
    const asked = { method, url, headers: Object.entries(headers), body: body ?? null };
    try {
      this.#options.send({ type: 'request', id: this.#id, ...asked });
    } catch (error) {
      this.fail(error);
    }
    return this.#answer.promise;
  }

  take(message: AnsweringMessage): void {
    switch (message.type) {
      case 'head':
        this.#begin(message);
        break;
      case 'piece':
        this.#body?.enqueue(message.bytes);
        this.#pulled?.();
        break;
      case 'end':
        this.#body?.close();
        this.#finish();
        break;
      case 'failed':
        this.fail(new Error(message.message));
    }
  }

  fail(reason: unknown): void {
    this.#answer.reject(reason);
    this.#body?.error(reason);
    this.#finish();
  }

  #begin({ status, headers, hasBody }: HeadMessage): void {
    const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
    try {
      this.#answer.resolve(new Response(hasBody ? this.#stream() : null, init));
      if (!hasBody) this.#finish();
    } catch (error) {
      this.#options.send({ type: 'cancel', id: this.#id });
      this.fail(error);
    }
  }

  /** Asks for a piece only when its reader does. */
  #stream(): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#body = controller;
        },
        pull: () => {
          const { promise, resolve } = Promise.withResolvers<void>();
          this.#pulled = resolve;
          this.#options.send({ type: 'pull', id: this.#id });
          return promise;
        },
        cancel: () => {
          this.#options.send({ type: 'cancel', id: this.#id });
          this.#finish();
        },
      },
      { highWaterMark: 0 },
    );
  }

  readonly #abort = (): void => {
    this.#options.send({ type: 'cancel', id: this.#id });
    this.fail(this.#options.signal.reason);
  };

  #finish(): void {
    this.#options.signal.removeEventListener('abort', this.#abort);
    this.#pulled?.();
    this.#options.onEnd();
  }
}
