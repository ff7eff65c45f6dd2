import { MAX_BODY_BYTES } from '../../../contract/index.ts';
import { Failure } from '../failure.ts';

/**
 * The whole body, at most `maxBytes`: 32,768 (Limits) if it is left out. What lies beyond is not read. Throws
 * `request_too_large`, or `invalid_request` for a body that breaks off.
 */
export async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The caller may hang up in the middle; that is no fault of the service. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    if (body !== null) yield* body;
  } catch {
    throw new Failure('invalid_request', 'The body broke off before its end.');
  }
}

function tooLarge(maxBytes: number): Failure {
  return new Failure('request_too_large', `The body is larger than ${maxBytes} bytes.`);
}
