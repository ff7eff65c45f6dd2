import * as z from 'zod/mini';
import { type Playback, playback, type Section, section } from '../../../panel/playback.ts';
import { delivery } from '../../../panel/settings.ts';

/** A section with what is needed to go on with it after a reload of the window. */
const storedSection = z.extend(section, {
  /** Of its next request to the local service; made before the first attempt, new after a job that failed. */
  idempotencyKey: z.string(),
  /** Where its job is: `local`, or an origin; null until it was asked for. */
  service: z.nullable(z.string()),
  /** Null for a section that has no job: not yet, or because it is synchronous. */
  jobId: z.nullable(z.string()),
  /** The id under which the service knows its words; null until it has succeeded. */
  wordsId: z.nullable(z.string()),
  /** Of the finished sound. */
  mimeType: z.nullable(z.string()),
});

/** A playback as it is kept, without its text. */
export const storedPlayback = z.extend(playback, {
  delivery,
  /** The id of the process of the window that works on it; see `isProcessAlive`. */
  holder: z.number(),
  sections: z.array(storedSection).check(z.minLength(1)),
});

const span = z.strictObject({ utf16Start: z.number(), utf16End: z.number() });

/** What is read, and where it stands in its document. */
export const playbackText = z.strictObject({
  text: z.string(),
  documentUri: z.nullable(z.string()),
  runs: z.array(z.strictObject({ document: span, utf16Start: z.number() })),
});

export type StoredSection = z.infer<typeof storedSection>;
export type StoredPlayback = z.infer<typeof storedPlayback>;
export type PlaybackText = z.infer<typeof playbackText>;

/** The section as the panel knows it. */
export function panelSection(stored: StoredSection): Section {
  const { idempotencyKey: _key, service: _service, jobId: _job, wordsId: _words, ...rest } = stored;
  const { mimeType: _mimeType, ...shown } = rest;
  return shown;
}

/** The playback as the panel knows it. */
export function panelPlayback({ delivery: _delivery, holder: _holder, ...shown }: StoredPlayback): Playback {
  return { ...shown, sections: shown.sections.map(panelSection) };
}
