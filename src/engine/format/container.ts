import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The compiled file: `HARF`, the length of a JSON header (uint32, little endian), the header with the name,
 * offset and length in bytes of each section, then the sections, each aligned to four bytes.
 */
const MAGIC = 0x46524148;
const PREFIX_BYTES = 8;

interface SectionPlace {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** Joins named sections into one file. */
export function packSections(sections: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const places: SectionPlace[] = [];
  let offset = 0;
  for (const [name, bytes] of sections) {
    places.push({ name, offset, length: bytes.length });
    offset += aligned(bytes.length);
  }
  const header = new TextEncoder().encode(JSON.stringify(places));
  const start = aligned(PREFIX_BYTES + header.length);
  const file = new Uint8Array(start + offset);
  const view = new DataView(file.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, header.length, true);
  file.set(header, PREFIX_BYTES);
  for (const place of places) file.set(sections.get(place.name) ?? [], start + place.offset);
  return file;
}

/** Whether the bytes begin as `packSections` begins them. */
export function isContainer(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  return file.length >= PREFIX_BYTES && view.getUint32(0, true) === MAGIC;
}

/** The sections of a file as views of its bytes; throws an Error if the bytes are no compiled lexicon. */
export function unpackSections(file: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isContainer(bytes))
    throw new Error('The engine data is no compiled lexicon; build it again with "npm run build".');
  const headerLength = view.getUint32(4, true);
  const start = aligned(PREFIX_BYTES + headerLength);
  const header = new TextDecoder().decode(bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + headerLength));
  const places = JSON.parse(header) as SectionPlace[];
  return new Map(
    places.map(({ name, offset, length }) => [name, bytes.subarray(start + offset, start + offset + length)]),
  );
}

function aligned(length: number): number {
  return (length + 3) & ~3;
}

/** The least that a container can be made, which takes seconds for each megabyte; what is compressed stays as it is. */
export function compressed(file: Uint8Array): Uint8Array {
  if (!isContainer(file)) return file;
  return brotliCompressSync(file, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  });
}

/**
 * The container in `file`, which may be compressed.
 * @param maxBytes what it has at most; more is none
 * @returns `file` itself if it is neither a container nor compressed: who opens it says so
 */
export function decompressed(file: Uint8Array, maxBytes: number): Uint8Array {
  if (isContainer(file)) return file;
  try {
    return brotliDecompressSync(file, { maxOutputLength: maxBytes });
  } catch {
    return file;
  }
}

/**
 * Numbers that mostly rise by little, in `columns` sequences that run side by side, are kept in files as how much more
 * each is than the one before in its sequence: small numbers that pack well.
 */
export function differencesOf(numbers: readonly number[] | Uint32Array, columns = 1): Int32Array {
  return Int32Array.from(numbers, (number, at) => number - (numbers[at - columns] ?? 0));
}

/** The numbers that `differences` are of. */
export function numbersOf(differences: Int32Array, columns = 1): Uint32Array {
  const numbers = new Uint32Array(differences.length);
  for (let at = 0; at < columns; at++) numbers[at] = differences[at] ?? 0;
  for (let at = columns; at < numbers.length; at++)
    numbers[at] = (numbers[at - columns] ?? 0) + (differences[at] ?? 0);
  return numbers;
}
