import { joinedBytes } from '../../../platform/bytes.ts';
import { AnswerTooLargeError, ConnectionError } from '../../errors/clientFailure.ts';

/** What the client asks of `fetch`; the host's own, the one on a socket, and a test's all fit. */
export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

/** A body as it arrives; leaving a loop over it cancels the rest. */
interface ByteStream extends AsyncIterable<Uint8Array> {
  cancel(): Promise<void>;
}

/** The part of a `Response` that the client uses. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly type: string;
  readonly headers: { get(name: string): string | null };
  readonly body: ByteStream | null;
}

export type FetchLike = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** The body of an answer as it arrives; what breaks it is a `ConnectionError`. None if there is no body. */
export async function* bytesOf({ body }: FetchResponse): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  const iterator = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await iterator.next().catch((error: unknown) => {
        throw new ConnectionError(error);
      });
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever stops reading wants no more; a stream that broke has nothing to give back.
    await iterator.return?.().catch(() => {});
  }
}

/** The longest answer, in bytes once it is unpacked: the longest that the contract describes is far below it. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

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
  return new TextDecoder().decode(joinedBytes(pieces));
}
