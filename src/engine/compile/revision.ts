const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** Eight hexadecimal digits that tell one state of the data from another: FNV-1a over all sections. */
export function revisionOf(sections: ReadonlyMap<string, Uint8Array>): string {
  let hash = OFFSET_BASIS;
  for (const bytes of sections.values()) for (const byte of bytes) hash = Math.imul(hash ^ byte, PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
