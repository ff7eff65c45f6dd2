/**
 * The `length` bytes of which raw deflate made `bytes`. Rejects with an Error if `bytes` are damaged or the inflated are
 * not `length`.
 */
export async function inflate(bytes: Uint8Array, length: number): Promise<Uint8Array> {
  const whole = new Uint8Array(length);
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  let at = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (at + next.value.length > length) {
      await reader.cancel();
      throw new Error('There is more than there should be.');
    }
    whole.set(next.value, at);
    at += next.value.length;
  }
  if (at !== length) throw new Error('There is less than there should be.');
  return whole;
}
