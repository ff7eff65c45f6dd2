const encoder = new TextEncoder();

/** The exact bytes that are sent for `body` (Common conventions: UTF-8 JSON). */
export function encodeBody(body: unknown): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(body));
}
