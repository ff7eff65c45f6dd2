import { Failure } from '../failure.ts';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Throws `unsupported_media_type` unless the headers announce plain JSON in UTF-8. */
export function requireJsonMediaType(headers: Headers): void {
  const type = headers.get('content-type')?.trim() ?? '';
  if (!JSON_TYPE.test(type))
    throw new Failure(
      'unsupported_media_type',
      `The content type must be application/json, not ${type || 'none'}.`,
    );
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw new Failure('unsupported_media_type', `The body must not be encoded as ${encoding}.`);
}
