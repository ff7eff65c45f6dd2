/** Bytes from `start` to `end`, both included, as HTTP counts them. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * What a `Range` header asks of `size` bytes: undefined is all of them. A header that is no single byte range
 * is ignored, as RFC 9110 (14.2) allows; `unsatisfiable` is a range without any byte of the file.
 *
 * Not by `range-parser`, which refuses the last 1000 bytes of a file of 100 (RFC 9110, 14.1.3: all of them) and
 * takes a range that ends before it starts for an unsatisfiable one (14.1.2: for none).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes *= *(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}
