import { firstIndex } from '../text/firstIndex.ts';
import type { TimedSpan } from './playback.ts';

/**
 * A word stays highlighted for so long after its end. The local service leaves no gap between the words of a sentence
 * and 0.3 s between sentences, and positions are reported every 50 ms: with a little more than both together the
 * highlight goes from word to word without going out in between, and goes out in any longer silence.
 */
const LINGER_SECONDS = 0.4;

/** The span that is heard at a moment; undefined in a long pause. The spans are in order of time. */
export function spanAt(spans: readonly TimedSpan[], seconds: number): TimedSpan | undefined {
  const after = firstIndex(spans.length, (index) => (spans[index]?.startSeconds ?? 0) > seconds);
  const span = spans[after - 1];
  return span && seconds < span.endSeconds + LINGER_SECONDS ? span : undefined;
}
