import { inflate } from '#platform/inflate.ts';

/**
 * The compiled file: `HARF`, the length of a JSON header (uint32, little endian), the header with the name,
 * offset and length in bytes of each section, then the sections, each aligned to four bytes. In a package a section is
 * what raw deflate makes of it, each by itself, so that all can be inflated at once.
 */
const MAGIC = 0x46524148;
const PREFIX_BYTES = 8;

interface SectionPlace {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
  /** How long it is when it is inflated; left out of one that is not deflated. */
  readonly inflatedLength?: number;
}

/** The sections of a file by their names. */
export type Sections = ReadonlyMap<string, Uint8Array>;

/** A section as it lies in a file. */
interface KeptSection {
  readonly bytes: Uint8Array;
  readonly inflatedLength?: number | undefined;
}

/** Joins named sections into one file. */
export function packSections(sections: Sections): Uint8Array {
  return packKept(new Map(Array.from(sections, ([name, bytes]) => [name, { bytes }])));
}

/** The same file with each section as `deflate` makes it, where that is shorter; what is deflated stays as it is. */
export function deflateSections(file: Uint8Array, deflate: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const deflated = (kept: KeptSection): KeptSection => {
    if (kept.inflatedLength !== undefined) return kept;
    const bytes = deflate(kept.bytes);
    return bytes.length < kept.bytes.length ? { bytes, inflatedLength: kept.bytes.length } : kept;
  };
  return packKept(new Map(Array.from(keptSections(file), ([name, kept]) => [name, deflated(kept)])));
}

function packKept(sections: ReadonlyMap<string, KeptSection>): Uint8Array {
  const places: SectionPlace[] = [];
  let offset = 0;
  for (const [name, { bytes, inflatedLength }] of sections) {
    places.push({
      name,
      offset,
      length: bytes.length,
      ...(inflatedLength !== undefined && { inflatedLength }),
    });
    offset += aligned(bytes.length);
  }
  const header = new TextEncoder().encode(JSON.stringify(places));
  const start = aligned(PREFIX_BYTES + header.length);
  const file = new Uint8Array(start + offset);
  const view = new DataView(file.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, header.length, true);
  file.set(header, PREFIX_BYTES);
  for (const place of places) file.set(sections.get(place.name)?.bytes ?? [], start + place.offset);
  return file;
}

/** The sections of a file as views of its bytes; throws an Error if the bytes are no compiled lexicon, or are deflated. */
export function unpackSections(file: Uint8Array): Sections {
  const kept = keptSections(file);
  if ([...kept.values()].some(({ inflatedLength }) => inflatedLength !== undefined))
    throw new Error('The engine data is deflated for a package; build it again with "npm run build".');
  return new Map(Array.from(kept, ([name, { bytes }]) => [name, bytes]));
}

/**
 * The sections of a file, deflated or not. Rejects with an Error if the bytes are no compiled lexicon, or if the sections
 * have more than `maxBytes`.
 */
export async function inflateSections(file: Uint8Array, maxBytes: number): Promise<Sections> {
  const kept = [...keptSections(file)];
  const total = kept.reduce((sum, [, { bytes, inflatedLength = bytes.length }]) => sum + inflatedLength, 0);
  if (total > maxBytes) throw noLexicon();
  const inflated = kept.map(async ([name, { bytes, inflatedLength }]) => {
    const whole = inflatedLength === undefined ? bytes : await inflate(bytes, inflatedLength);
    return [name, whole] as const;
  });
  return new Map(
    await Promise.all(inflated).catch((error: unknown) => {
      throw noLexicon(error);
    }),
  );
}

/** The sections as they lie in a file. */
function keptSections(file: Uint8Array): ReadonlyMap<string, KeptSection> {
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < PREFIX_BYTES || view.getUint32(0, true) !== MAGIC) throw noLexicon();
  const headerLength = view.getUint32(4, true);
  const start = aligned(PREFIX_BYTES + headerLength);
  const places = placesIn(bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + headerLength));
  return new Map(
    places.map(({ name, offset, length, inflatedLength }) => [
      name,
      { bytes: bytes.subarray(start + offset, start + offset + length), inflatedLength },
    ]),
  );
}

function placesIn(header: Uint8Array): readonly SectionPlace[] {
  try {
    return JSON.parse(new TextDecoder().decode(header));
  } catch (error) {
    throw noLexicon(error);
  }
}

function noLexicon(cause?: unknown): Error {
  return new Error('The engine data is no compiled lexicon; build it again with "npm run build".', { cause });
}

function aligned(length: number): number {
  return (length + 3) & ~3;
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
