/** The MP3 that has arrived of a section which is still being made. */
export class Preview extends EventTarget {
  readonly chunks: Uint8Array<ArrayBuffer>[] = [];
  #lastEventId = Number.NEGATIVE_INFINITY;
  #hasEnded = false;
  /** Whether the browser could not play it. */
  isUnplayable = false;

  /** Whether no more chunks will come. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Takes a chunk; one that is here already is dropped. */
  add(eventId: number, bytes: Uint8Array<ArrayBuffer>): void {
    if (eventId <= this.#lastEventId) return;
    this.#lastEventId = eventId;
    this.chunks.push(bytes);
    this.dispatchEvent(new Event('change'));
  }

  end(): void {
    this.#hasEnded = true;
    this.dispatchEvent(new Event('change'));
  }
}
