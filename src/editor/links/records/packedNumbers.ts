/** Whole numbers in as few bytes as they need: seven bits in each, the lowest first, and one that says whether more follow. */
export class NumberWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** @param number 0 to 2 ** 31 - 1 */
  write(number: number): void {
    if (this.#length + 5 > this.#bytes.length) this.#grow();
    let rest = number;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#length++] = (rest & 127) | 128;
    this.#bytes[this.#length++] = rest;
  }

  /** @param number -(2 ** 30) to 2 ** 30 - 1 */
  writeSigned(number: number): void {
    this.write(number < 0 ? -2 * number - 1 : 2 * number);
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(): void {
    const bytes = new Uint8Array(this.#bytes.length * 2);
    bytes.set(this.#bytes);
    this.#bytes = bytes;
  }
}

/** Reads what a `NumberWriter` wrote; throws a `RangeError` at anything else. */
export class NumberReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): number {
    let number = 0;
    for (let scale = 1; scale < 2 ** 31; scale *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) break;
      number += (byte & 127) * scale;
      if (byte < 128 && number < 2 ** 31) return number;
    }
    throw new RangeError('There is no number.');
  }

  readSigned(): number {
    const number = this.read();
    return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }
}
