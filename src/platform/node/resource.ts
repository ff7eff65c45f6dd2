import { readFile } from 'node:fs/promises';

/** Where a file of an extension is, for `readResource`: in a thread there are no `Uri`s. */
export function placeOf({ fsPath }: { readonly fsPath: string }): string {
  return fsPath;
}

/** The bytes of a file of an extension; rejects if it cannot be read. */
export function readResource(place: string): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(place);
}
