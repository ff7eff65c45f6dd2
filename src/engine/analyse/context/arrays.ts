/** Where typed arrays come from, filled with zeros. */
export interface Arrays {
  uint8(length: number): Uint8Array;
  int32(length: number): Int32Array;
  uint32(length: number): Uint32Array;
  float64(length: number): Float64Array;
}

/** Arrays that may be kept. */
export const newArrays: Arrays = {
  uint8: (length) => new Uint8Array(length),
  int32: (length) => new Int32Array(length),
  uint32: (length) => new Uint32Array(length),
  float64: (length) => new Float64Array(length),
};

const FIRST_BYTES = 2 ** 16;
/** What one long sentence needs beyond this is not kept for the next. */
const MOST_KEPT_BYTES = 2 ** 20;
const ALIGNMENT = 8;

/**
 * Arrays for the work on one sentence, all in the same memory: a new one takes a microsecond, and a sentence needs
 * dozens.
 */
export class ScratchArrays implements Arrays {
  #memory = new ArrayBuffer(FIRST_BYTES);
  #end = 0;

  /** Gives all memory back: arrays that were handed out before must not be used any more. */
  reuse(): void {
    if (this.#memory.byteLength > MOST_KEPT_BYTES) this.#memory = new ArrayBuffer(FIRST_BYTES);
    else new Uint8Array(this.#memory, 0, this.#end).fill(0);
    this.#end = 0;
  }

  uint8(length: number): Uint8Array {
    const start = this.#take(length * Uint8Array.BYTES_PER_ELEMENT);
    return new Uint8Array(this.#memory, start, length);
  }

  int32(length: number): Int32Array {
    const start = this.#take(length * Int32Array.BYTES_PER_ELEMENT);
    return new Int32Array(this.#memory, start, length);
  }

  uint32(length: number): Uint32Array {
    const start = this.#take(length * Uint32Array.BYTES_PER_ELEMENT);
    return new Uint32Array(this.#memory, start, length);
  }

  float64(length: number): Float64Array {
    const start = this.#take(length * Float64Array.BYTES_PER_ELEMENT);
    return new Float64Array(this.#memory, start, length);
  }

  /** Returns where the next `bytes` of the memory begin. If they do not fit, a larger memory takes its place. */
  #take(bytes: number): number {
    const size = Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    if (this.#end + size > this.#memory.byteLength) {
      this.#memory = new ArrayBuffer(2 * (this.#memory.byteLength + size));
      this.#end = 0;
    }
    const start = this.#end;
    this.#end += size;
    return start;
  }
}
