import * as z from 'zod/mini';
import { firstIndex } from '../text/firstIndex.ts';
import { tier } from './settings.ts';

/** Milliseconds since the epoch. */
const time = z.number();

/**
 * `waiting`: not yet asked of the service. The others are the service's own; a synchronous request (Premium)
 * goes from `waiting` over `running` to its end.
 */
const sectionState = z.enum(['waiting', 'queued', 'running', 'succeeded', 'failed', 'cancelled']);

/** A part of a playback that is one request; `utf16Start` and `utf16End` are places in the playback's text. */
export const section = z.strictObject({
  utf16Start: z.number(),
  utf16End: z.number(),
  state: sectionState,
  createdAt: z.nullable(time),
  startedAt: z.nullable(time),
  finishedAt: z.nullable(time),
  /** The id of the voice that read it, null until that is known. */
  voice: z.nullable(z.string()),
  /** Whether the service had to take another voice than was asked. */
  isFallback: z.boolean(),
  /** Of the finished sound. */
  durationSeconds: z.nullable(z.number()),
  /** Null where nothing is charged, or it is not known. */
  chargedSeconds: z.nullable(z.number()),
  /** One sentence for the user, in the user's language; null unless the section failed. */
  failure: z.nullable(z.string()),
  /** Whether a preview of it has begun to arrive. */
  hasPreview: z.boolean(),
});

/** One read-aloud command, without its text, which is asked for with the request `text`. */
export const playback = z.strictObject({
  id: z.string(),
  /** The beginning of the text, on one line. */
  title: z.string(),
  /** The name of the document that it was read from; null if that is not known any more. */
  documentName: z.nullable(z.string()),
  createdAt: time,
  tier,
  /** The id of the voice that was asked. */
  voice: z.string(),
  /** The pace that was asked of the service. */
  pace: z.number(),
  /** In the order of the text, at least one; a section is named by its place in this list. */
  sections: z.array(section).check(z.minLength(1)),
});

/** What can change of a section after the playback began. */
export const sectionChange = z.partial(z.omit(section, { utf16Start: true, utf16End: true }));

/** A time in the sound of a section and the place in the playback's text that is heard in it. */
export const timedSpan = z.strictObject({
  startSeconds: z.number(),
  endSeconds: z.number(),
  utf16Start: z.number(),
  utf16End: z.number(),
});

export type SectionState = z.infer<typeof sectionState>;
export type Section = z.infer<typeof section>;
export type SectionChange = z.infer<typeof sectionChange>;
export type Playback = z.infer<typeof playback>;
export type TimedSpan = z.infer<typeof timedSpan>;

/** Whether the service, or the queue before it, still has work with it. */
export function isUnderWay(state: SectionState): boolean {
  return state === 'waiting' || state === 'queued' || state === 'running';
}

/** What is not known yet of a section that nobody has asked the service for: all but its span and state. */
export const BLANK_SECTION = {
  createdAt: null,
  startedAt: null,
  finishedAt: null,
  voice: null,
  isFallback: false,
  durationSeconds: null,
  chargedSeconds: null,
  failure: null,
  hasPreview: false,
} as const;

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
