import { AnswerTooLargeError } from '../../errors/answerTooLargeError.ts';
import { bytesOf } from './bytesOf.ts';
import type { FetchResponse } from './fetchLike.ts';

/** The longest answer, in bytes once it is unpacked: the longest that the contract describes is far below it. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * The whole body of an answer as text, without a byte order mark. Reads no more than the limit: throws an
 * `AnswerTooLargeError` and cancels the rest, however little of a packed body that is on the way.
 */
export async function readText(response: FetchResponse): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytesOf(response)) {
    length += piece.byteLength;
    if (length > MAX_ANSWER_BYTES)
      throw new AnswerTooLargeError({ status: response.status, limit: MAX_ANSWER_BYTES });
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces, length));
}
