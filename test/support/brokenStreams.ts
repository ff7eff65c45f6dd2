import type { FetchLike } from '../../src/client/index.ts';
import type { FakeClock } from './fakeClock.ts';
import type { Serve } from './lossyNetwork.ts';

export interface BrokenStreamsOptions {
  readonly clock: FakeClock;
  readonly random: () => number;
  readonly serve: Serve;
  /** For all that is no event stream. */
  readonly fetch: FetchLike;
}

/** Most pieces of a stream that arrive before it breaks. */
const MOST_PIECES = 5;

/** A network on which every event stream breaks after a few of its pieces, if it has as many. */
export function brokenStreams({ clock, random, serve, fetch }: BrokenStreamsOptions): FetchLike {
  return async (url, init) => {
    if (!url.endsWith('/events')) return fetch(url, init);
    // The work on a job takes real time, which is not counted while somebody waits for its events.
    const release = clock.hold();
    try {
      const response = await serve(url, init);
      return new Response(broken(response, Math.floor(random() * (MOST_PIECES + 1)), release), response);
    } catch (error) {
      release();
      throw error;
    }
  };
}

function broken({ body }: Response, pieces: number, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body?.getReader();
  let left = pieces;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } =
        left-- > 0 && reader ? await reader.read() : { done: undefined, value: undefined };
      if (value !== undefined) {
        controller.enqueue(value);
        return;
      }
      onEnd();
      if (done) controller.close();
      else {
        controller.error(new TypeError('terminated'));
        await reader?.cancel();
      }
    },
    async cancel() {
      onEnd();
      await reader?.cancel();
    },
  });
}
