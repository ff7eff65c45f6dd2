import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';
import type { LivePlayback } from '../playback/livePlayback.ts';
import type { PlaybackStore } from '../playback/playbackStore.ts';
import { type AudioFormat, audioFormat, type KnownFormat } from '../sound/audioFormat.ts';

/** A section whose sound is there, and what its file is. */
export interface FinishedSection extends KnownFormat {
  readonly index: number;
  readonly path: string;
}

/** The finished sections of a playback; throws a `UserError` if the file of one is gone. */
export function finishedSections(
  store: PlaybackStore,
  { stored: { id, sections } }: LivePlayback,
): Promise<FinishedSection[]> {
  const finished = sections.flatMap(({ state, mimeType }, index) =>
    state === 'succeeded' ? [{ index, mimeType, path: store.audioPath(id, index) }] : [],
  );
  return Promise.all(
    finished.map(async ({ index, mimeType, path }) => {
      const known = await audioFormat(path, mimeType).catch(() => {
        throw new UserError(t('This is not kept any more. Read the text aloud again.'));
      });
      return { index, path, ...known };
    }),
  );
}

/** The formats that all sections have or can be made into, the first section's own before the other. */
export function offeredFormats(sections: readonly FinishedSection[]): AudioFormat[] {
  const [first] = sections;
  if (first === undefined) return [];
  const other = first.format === 'wav' ? 'mp3' : 'wav';
  const isPossible = sections.every(({ format, isConvertible }) => format === other || isConvertible);
  return isPossible ? [first.format, other] : [first.format];
}
