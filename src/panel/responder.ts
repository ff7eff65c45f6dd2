import type { HostMessage, PanelMessage } from './messages.ts';
import { type Method, type ParametersOf, type ResultOf, requests } from './requests.ts';

/** How the host answers each request; the signal aborts once the panel does not want the reply any more. */
export type Handlers = {
  readonly [M in Method]: (parameters: ParametersOf<M>, signal: AbortSignal) => Promise<ResultOf<M>>;
};

type RequestMessage = Extract<PanelMessage, { type: 'request' }>;

/** The host's side of requests: one reply or refusal for each, unless it was abandoned. */
export class Responder {
  readonly #handlers: Handlers;
  readonly #post: (message: HostMessage) => void;
  readonly #describe: (error: unknown) => string;
  readonly #running = new Map<number, AbortController>();

  /** `describe` gives one sentence for the user about what a handler rejected with. */
  constructor(
    handlers: Handlers,
    post: (message: HostMessage) => void,
    describe: (error: unknown) => string,
  ) {
    this.#handlers = handlers;
    this.#post = post;
    this.#describe = describe;
  }

  /** Resolves when the request is answered; never rejects. */
  async answer({ requestId, method, parameters }: RequestMessage): Promise<void> {
    const abort = new AbortController();
    this.#running.set(requestId, abort);
    try {
      const result = await this.#handle(method, parameters, abort.signal);
      if (!abort.signal.aborted) this.#post({ type: 'reply', requestId, result });
    } catch (error) {
      if (!abort.signal.aborted) this.#post({ type: 'refusal', requestId, failure: this.#describe(error) });
    } finally {
      this.#running.delete(requestId);
    }
  }

  abandon(requestId: number): void {
    this.#running.get(requestId)?.abort();
  }

  /** Stops all work; nothing is posted after it. */
  dispose(): void {
    for (const abort of this.#running.values()) abort.abort();
  }

  async #handle<M extends Method>(method: M, parameters: unknown, signal: AbortSignal): Promise<ResultOf<M>> {
    return await this.#handlers[method](requests[method].parameters.parse(parameters), signal);
  }
}
