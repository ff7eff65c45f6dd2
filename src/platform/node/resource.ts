import { readFileSync } from 'node:fs';

/** Where a file of an extension is, for `readResource`: in a thread there are no `Uri`s. */
export function placeOf({ fsPath }: { readonly fsPath: string }): string {
  return fsPath;
}

/**
 * The bytes of a file of an extension; rejects if it cannot be read. Blocks for a few milliseconds, for threads and processes
 * of their own: read piece by piece, a file would wait for all that they load meanwhile.
 */
export async function readResource(place: string): Promise<Uint8Array<ArrayBuffer>> {
  return readFileSync(place);
}
