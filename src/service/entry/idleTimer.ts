/** Calls `onIdle` when nothing has been under way for `idleMs`. */
export class IdleTimer {
  readonly #idleMs: number;
  readonly #onIdle: () => void;
  #active = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(idleMs: number, onIdle: () => void) {
    this.#idleMs = idleMs;
    this.#onIdle = onIdle;
    this.#wait();
  }

  /** Begins an activity; the returned function, called once, ends it. */
  begin(): () => void {
    this.#active++;
    clearTimeout(this.#timer);
    return () => {
      this.#active--;
      if (this.#active === 0) this.#wait();
    };
  }

  #wait(): void {
    this.#timer = setTimeout(this.#onIdle, this.#idleMs);
  }
}
