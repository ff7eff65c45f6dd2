import { ConnectionError } from '../../errors/connectionError.ts';
import type { FetchResponse } from './fetchLike.ts';

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
