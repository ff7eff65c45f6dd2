import type { HostMessage, PanelMessage } from './messages.ts';
import { type Method, type ParametersOf, type ResultOf, requests } from './requests.ts';

type Reply = Extract<HostMessage, { type: 'reply' | 'refusal' }>;

interface Pending {
  settle(reply: Reply): void;
  fail(reason: unknown): void;
}

/** A reply that says no, did not come in time, is not what was asked for, or cannot come any more. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly reason: 'refused' | 'timeout' | 'invalid' | 'disposed';

  /** `message` is for the user where the host refused. */
  constructor(reason: RequestError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The panel's side of requests: each promise is settled by a reply, a refusal, time, abort or `dispose`. */
export class Requester {
  readonly #post: (message: PanelMessage) => void;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #isDisposed = false;

  constructor(post: (message: PanelMessage) => void) {
    this.#post = post;
  }

  /** Rejects with a `RequestError`, or with the signal's reason; the host then may stop its work. */
  async ask<M extends Method>(
    method: M,
    parameters: ParametersOf<M>,
    signal?: AbortSignal,
  ): Promise<ResultOf<M>> {
    signal?.throwIfAborted();
    if (this.#isDisposed) throw new RequestError('disposed', 'The panel is closed.');
    this.#lastId += 1;
    const requestId = this.#lastId;
    const waiting = this.#wait(requestId, method, signal);
    this.#post({ type: 'request', requestId, method, parameters });
    return await waiting;
  }

  /** Takes a reply from the host; one that nobody waits for any more is dropped. */
  accept(reply: Reply): void {
    this.#pending.get(reply.requestId)?.settle(reply);
  }

  /** Rejects all that is waited for. */
  dispose(): void {
    this.#isDisposed = true;
    for (const { fail } of [...this.#pending.values()])
      fail(new RequestError('disposed', 'The panel was closed.'));
  }

  #wait<M extends Method>(requestId: number, method: M, signal?: AbortSignal): Promise<ResultOf<M>> {
    const { promise, resolve, reject } = Promise.withResolvers<ResultOf<M>>();
    const { result, timeoutSeconds } = requests[method];
    const giveUp = (reason: unknown) => {
      this.#post({ type: 'abandon', requestId });
      reject(reason);
    };
    const timer = setTimeout(
      () => giveUp(new RequestError('timeout', `No reply to ${method} within ${timeoutSeconds} s.`)),
      timeoutSeconds * 1000,
    );
    const onAbort = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    this.#pending.set(requestId, {
      settle: (reply) => {
        if (reply.type === 'refusal') return reject(new RequestError('refused', reply.failure));
        const read = result.safeParse(reply.result);
        if (read.success) resolve(read.data);
        else reject(new RequestError('invalid', `The reply to ${method} is not what was asked for.`));
      },
      fail: reject,
    });
    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      this.#pending.delete(requestId);
    });
  }
}
