/**
 * The `length` bytes of which raw deflate made `bytes`. Rejects with an Error if `bytes` are damaged or the inflated are
 * not `length`.
 */
export async function inflate(bytes: Uint8Array, length: number): Promise<Uint8Array> {
  const whole = new Uint8Array(length);
  const stream = new DecompressionStream('deflate-raw');
  let at = 0;
  // What breaks the stream breaks the loop too.
  for await (const piece of new Blob([new Uint8Array(bytes)]).stream().pipeThrough<Uint8Array>(stream)) {
    if (at + piece.length > length) throw new Error('There is more than there should be.');
    whole.set(piece, at);
    at += piece.length;
  }
  if (at !== length) throw new Error('There is less than there should be.');
  return whole;
}
