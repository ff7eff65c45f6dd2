/** What is loaded, or made, when somebody first asks for it, and once; what failed is tried again at the next time. */
export class Lazy<T> {
  readonly #load: () => Promise<T>;
  #value: Promise<T> | undefined;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  get(): Promise<T> {
    this.#value ??= this.#load().catch((error: unknown) => {
      this.#value = undefined;
      throw error;
    });
    return this.#value;
  }

  /** Undefined as long as nobody has asked for it. */
  get loaded(): Promise<T> | undefined {
    return this.#value;
  }
}

/** The same for what has to be disposed of; what nobody asked for is not loaded for that. */
export class LazyDisposable<T extends { dispose(): unknown }> extends Lazy<T> {
  dispose(): void {
    void this.loaded?.then((value) => value.dispose());
  }
}
