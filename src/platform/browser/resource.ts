/** Where a file of an extension is, for `readResource`. */
export function placeOf(uri: { toString(skipEncoding?: boolean): string }): string {
  return uri.toString(true);
}

/** The bytes of a file of an extension; rejects if it cannot be read. */
export async function readResource(place: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} cannot be read: ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
