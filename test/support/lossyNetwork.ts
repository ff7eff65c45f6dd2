import type { FetchInit, FetchLike } from '../../src/client/index.ts';
import type { FakeClock } from './fakeClock.ts';

/** A server in this process. */
export type Serve = (url: string, init: FetchInit) => Promise<Response>;

export interface LossyNetworkOptions {
  readonly clock: FakeClock;
  readonly random: () => number;
  readonly serve: Serve;
}

type Fate = 'arrives' | 'lost before' | 'lost after' | 'cut' | 'twice' | 'never answered' | 'bad gateway';

/** Out of a hundred. */
const CHANCES: readonly (readonly [Fate, number])[] = [
  ['lost before', 8],
  ['lost after', 8],
  ['cut', 5],
  ['twice', 8],
  ['never answered', 1],
  ['bad gateway', 4],
];

/** Longest way of a message, in milliseconds of the fake clock. */
const LONGEST_WAY_MS = 2_000;

/**
 * A network that delays, loses, cuts and doubles what is sent over it, as `random` says. Lost after the work
 * was done, a request looks to its sender as if it had never arrived.
 */
export function lossyNetwork({ clock, random, serve }: LossyNetworkOptions) {
  const fates = new Map<Fate, number>();
  const travel = () => new Promise<void>((arrive) => clock.after(random() * LONGEST_WAY_MS, arrive));
  const served = async (url: string, init: FetchInit) => {
    const release = clock.hold();
    try {
      const response = await serve(url, init);
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    } finally {
      release();
    }
  };
  const deliver = async (url: string, init: FetchInit): Promise<Response> => {
    const fate = fateOf(random() * 100);
    fates.set(fate, (fates.get(fate) ?? 0) + 1);
    await travel();
    if (fate === 'lost before') throw lost();
    if (fate === 'bad gateway') return new Response('<html>bad gateway</html>', { status: 502 });
    const answers = fate === 'twice' ? [served(url, init), served(url, init)] : [served(url, init)];
    const all = await Promise.all(answers);
    const answer = all[Math.floor(random() * all.length)];
    await travel();
    if (answer === undefined || fate === 'lost after') throw lost();
    if (fate === 'never answered') return new Promise(() => {});
    const { response, bytes } = answer;
    return new Response(
      fate === 'cut' ? brokenAfter(bytes.subarray(0, random() * bytes.length)) : bytes,
      response,
    );
  };
  const fetch: FetchLike = (url, init) => orAborted(deliver(url, init), init.signal);
  return { fetch, fates };
}

function fateOf(chance: number): Fate {
  let left = chance;
  for (const [fate, width] of CHANCES) {
    left -= width;
    if (left < 0) return fate;
  }
  return 'arrives';
}

function lost(): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) });
}

function brokenAfter(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const parts = [bytes];
  return new ReadableStream({
    pull(controller) {
      const part = parts.pop();
      if (part === undefined) controller.error(lost());
      else if (part.length > 0) controller.enqueue(part);
    },
  });
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  promise.catch(() => {});
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject);
  });
}
