import type { HostMessage, PanelMessage } from './messages.ts';
import { type Method, type ParametersOf, type ResultOf, requests } from './requests.ts';

/** How the host answers each request; the signal aborts once the panel does not want the reply any more. */
export type Handlers = {
  readonly [M in Method]: (parameters: ParametersOf<M>, signal: AbortSignal) => Promise<ResultOf<M>>;
};

interface ResponderDependencies {
  readonly handlers: Handlers;
  post(message: HostMessage): void;
  /** One sentence for the user about what a handler rejected with. */
  describe(error: unknown): string;
}

type RequestMessage = Extract<PanelMessage, { type: 'request' }>;

/** The host's side of requests: one reply or refusal for each, unless it was abandoned. */
export class Responder {
  readonly #dependencies: ResponderDependencies;
  readonly #running = new Map<number, AbortController>();

  constructor(dependencies: ResponderDependencies) {
    this.#dependencies = dependencies;
  }

  /** Resolves when the request is answered; never rejects. */
  async answer({ requestId, method, parameters }: RequestMessage): Promise<void> {
    const abort = new AbortController();
    this.#running.set(requestId, abort);
    try {
      const result = await this.#handle(method, parameters, abort.signal);
      if (!abort.signal.aborted) this.#dependencies.post({ type: 'reply', requestId, result });
    } catch (error) {
      if (!abort.signal.aborted)
        this.#dependencies.post({ type: 'refusal', requestId, failure: this.#dependencies.describe(error) });
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
    return await this.#dependencies.handlers[method](requests[method].parameters.parse(parameters), signal);
  }
}
