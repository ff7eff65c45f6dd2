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
