import fresh from 'fresh';
import type { Context, Handler } from 'hono';
import { Failure } from '../http/failure.ts';
import type { ServiceEnv } from '../http/request.ts';
import type { AudioFolder, ByteRange, OpenAudio } from './audioFolder.ts';
import type { AudioLinks } from './audioLinks.ts';
import { etagOf, mimeTypeOf } from './encodedAudio.ts';

/** Serves `GET` and `HEAD` of the signed download (Endpoints, `GET {audio_url}`). */
export function audioRoute(links: AudioLinks, folder: AudioFolder): Handler<ServiceEnv> {
  return async (context) => {
    const id = links.verify(new URL(context.req.url).searchParams);
    const mimeType = mimeTypeOf(id);
    const file = mimeType === undefined ? undefined : await folder.open(id);
    if (mimeType === undefined || file === undefined)
      throw new Failure('audio_url_invalid', 'The audio is no longer kept.');
    const headers = {
      'accept-ranges': 'bytes',
      'cache-control': 'private',
      'content-type': mimeType,
      etag: etagOf(id),
    };
    let answer: Response | undefined;
    try {
      answer = answerFrom(file, headers, context);
      return answer;
    } finally {
      if (!answer?.body) await file.close();
    }
  };
}

interface AudioHeaders extends Record<string, string> {
  readonly etag: string;
}

/** Preconditions first, then the range, as RFC 9110 (13.2.2) orders them. */
function answerFrom(file: OpenAudio, headers: AudioHeaders, { req }: Context): Response {
  // Only the tag counts: the audio of a URL never changes, whatever `Cache-Control` or a date says.
  if (fresh({ 'if-none-match': req.header('if-none-match') }, headers))
    return new Response(null, { status: 304, headers });
  const { size } = file;
  const range = req.method === 'GET' ? wantedRange(req, headers.etag, size) : undefined;
  if (range === 'unsatisfiable')
    throw new Failure('range_not_satisfiable', `The audio has ${size} bytes and none in this range.`, {
      headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' },
    });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const sized = { ...headers, 'content-length': String(end - start + 1) };
  const body = req.method === 'HEAD' ? null : file.read({ start, end });
  if (range === undefined) return new Response(body, { headers: sized });
  const partial = { ...sized, 'content-range': `bytes ${start}-${end}/${size}` };
  return new Response(body, { status: 206, headers: partial });
}

/** `If-Range` must name the very tag; with any other, or a date, all of the file is sent. */
function wantedRange(
  req: Context['req'],
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const ifRange = req.header('if-range');
  return ifRange === undefined || ifRange.trim() === etag ? byteRange(req.header('range'), size) : undefined;
}

/**
 * What a `Range` header asks of `size` bytes: undefined is all of them. A header that is no single byte range
 * is ignored, as RFC 9110 (14.2) allows; `unsatisfiable` is a range without any byte of the file.
 *
 * Not by `range-parser`, which refuses the last 1000 bytes of a file of 100 (RFC 9110, 14.1.3: all of them) and
 * takes a range that ends before it starts for an unsatisfiable one (14.1.2: for none).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes *= *(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}
