import type { Method, ParametersOf, ResultOf } from '../../src/panel/requests.ts';

interface Entry<M extends Method> {
  readonly value?: ResultOf<M>;
  readonly error?: unknown;
  /** Settled once the answer is there, or will never be. */
  readonly loading?: Promise<void>;
}

/** Answers of the host that are asked for when they are first looked at, and kept. */
export class Answers<M extends Method> {
  readonly #entries = new Map<string, Entry<M>>();
  readonly #ask: (parameters: ParametersOf<M>) => Promise<ResultOf<M>>;
  readonly #arrived: () => void;

  /** `arrived` is called when there is something new to look at. */
  constructor(ask: (parameters: ParametersOf<M>) => Promise<ResultOf<M>>, arrived: () => void) {
    this.#ask = ask;
    this.#arrived = arrived;
  }

  /** The answer, once it is there; without one, `error` says why there will be none. */
  get(key: string, parameters: ParametersOf<M>): Entry<M> {
    const entry = this.#entries.get(key);
    if (entry) return entry;
    const { promise: loading, resolve } = Promise.withResolvers<void>();
    const asked: Entry<M> = { loading };
    this.#entries.set(key, asked);
    void this.#load(key, parameters, asked).then(resolve);
    return asked;
  }

  /** The answer, waited for; undefined if there is none. */
  async wait(key: string, parameters: ParametersOf<M>): Promise<ResultOf<M> | undefined> {
    await this.get(key, parameters).loading;
    return this.get(key, parameters).value;
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  async #load(key: string, parameters: ParametersOf<M>, asked: Entry<M>): Promise<void> {
    const entry = await this.#settled(parameters);
    if (this.#entries.get(key) !== asked) return;
    this.#entries.set(key, entry);
    this.#arrived();
  }

  async #settled(parameters: ParametersOf<M>): Promise<Entry<M>> {
    try {
      return { value: await this.#ask(parameters) };
    } catch (error) {
      return { error };
    }
  }
}
