import * as z from 'zod/mini';
import { timedSpan } from './playback.ts';
import { tier } from './settings.ts';

export const sectionPlace = { playbackId: z.string(), section: z.number() };
const inSection = z.strictObject(sectionPlace);

/** A complete sound file; the bytes fill their buffer. */
const audioFile = z.strictObject({ bytes: z.instanceof(Uint8Array), mimeType: z.string() });

export const timing = z.strictObject({ unit: z.enum(['word', 'sentence']), spans: z.array(timedSpan) });

/** A half-open span of a playback's text, in UTF-16 with LF. */
const textSpan = z.strictObject({ utf16Start: z.number(), utf16End: z.number() });
/** A text has no more words worth looking at one by one. */
const MAX_DOUBTFUL = 20_000;

export type SectionPlace = z.infer<typeof inSection>;
export type AudioFile = z.infer<typeof audioFile>;
export type Timing = z.infer<typeof timing>;

/** What the panel asks of the host and gets a reply to. */
interface RequestTypes {
  /** All of the text of a playback, with LF. */
  text: { parameters: { playbackId: string }; result: string };
  /** The finished sound of a section that has succeeded; the host fetches it, the panel sees no URL. */
  audio: { parameters: SectionPlace; result: AudioFile };
  /** The section's waveform: at most 2,000 numbers from 0 to 1, evenly over its duration. */
  peaks: { parameters: SectionPlace; result: number[] };
  /** Which place of the playback's text is heard when, in order; empty if nothing is known of it. */
  timing: { parameters: SectionPlace; result: Timing };
  /** The words of a playback's text of which Harf is not sure, in order. */
  doubtful: { parameters: { playbackId: string }; result: z.infer<typeof textSpan>[] };
  /** A short sentence in a voice. */
  sample: { parameters: { tier: z.infer<typeof tier>; voice: string }; result: AudioFile };
}

export type Method = keyof RequestTypes;
export type ParametersOf<M extends Method> = RequestTypes[M]['parameters'];
export type ResultOf<M extends Method> = RequestTypes[M]['result'];

interface RequestSchema<M extends Method> {
  readonly parameters: z.ZodMiniType<ParametersOf<M>>;
  readonly result: z.ZodMiniType<ResultOf<M>>;
  /** So long the panel waits. */
  readonly timeoutSeconds: number;
}

/** The schemas of each request. */
export const requests: { readonly [M in Method]: RequestSchema<M> } = {
  text: { parameters: z.strictObject({ playbackId: z.string() }), result: z.string(), timeoutSeconds: 30 },
  audio: { parameters: inSection, result: audioFile, timeoutSeconds: 900 },
  peaks: { parameters: inSection, result: z.array(z.number()).check(z.maxLength(2000)), timeoutSeconds: 120 },
  timing: { parameters: inSection, result: timing, timeoutSeconds: 60 },
  doubtful: {
    parameters: z.strictObject({ playbackId: z.string() }),
    result: z.array(textSpan).check(z.maxLength(MAX_DOUBTFUL)),
    timeoutSeconds: 120,
  },
  sample: {
    parameters: z.strictObject({ tier, voice: z.string() }),
    result: audioFile,
    timeoutSeconds: 120,
  },
};

export const method = z.enum(['text', 'audio', 'peaks', 'timing', 'doubtful', 'sample']);
