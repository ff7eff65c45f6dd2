import { FNV_OFFSET_BASIS, fnvWith } from '../format/fnv1a.ts';

/** Eight hexadecimal digits that tell one state of the data from another: FNV-1a over all sections. */
export function revisionOf(sections: ReadonlyMap<string, Uint8Array>): string {
  let hash = FNV_OFFSET_BASIS;
  for (const bytes of sections.values()) for (const byte of bytes) hash = fnvWith(hash, byte);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
