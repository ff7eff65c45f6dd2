import type * as vscode from 'vscode';
import { readFile } from '#platform/files.ts';
import type { SectionPlace } from '../../../panel/requests.ts';
import type { Handlers } from '../../../panel/responder.ts';
import { Analyses } from '../../aids/analyses.ts';
import { UserError } from '../../failures/userError.ts';
import type { Connection } from '../../service/connection.ts';
import { t } from '../../wording/localize.ts';
import type { LivePlayback } from '../playback/livePlayback.ts';
import type { PlaybackStore } from '../playback/playbackStore.ts';
import type { Playbacks } from '../playback/playbacks.ts';
import type { StoredSection } from '../playback/storedPlayback.ts';
import type { Timings } from '../playback/timings.ts';
import type { Samples } from '../sound/samples.ts';
import { peaksInThread } from '../sound/soundThread.ts';
import { doubtfulPlaces } from '../targets/doubtfulPlaces.ts';

interface HandlerParts {
  readonly connection: Connection;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly store: PlaybackStore;
  readonly playbacks: Playbacks;
  readonly timings: Timings;
  readonly samples: Samples;
}

/** Answers what the panel asks. */
export function panelHandlers(parts: HandlerParts): Handlers {
  const { connection, extensionUri, store, playbacks, timings, samples } = parts;
  const analyses = new Analyses(connection);
  const finished = ({ playbackId, section }: SectionPlace) =>
    finishedSection(found(playbacks, playbackId), section);
  return {
    async text({ playbackId }) {
      const text = await found(playbacks, playbackId).text();
      if (text === undefined) throw new UserError(gone());
      return text.text;
    },
    async audio(place) {
      const { mimeType } = finished(place);
      const bytes = await readSound(store.audioPath(place.playbackId, place.section));
      return { bytes, mimeType: mimeType ?? 'audio/wav' };
    },
    async peaks(place, signal) {
      const { mimeType } = finished(place);
      const bytes = await readSound(store.audioPath(place.playbackId, place.section));
      return peaksInThread(extensionUri, { bytes, mimeType }, signal);
    },
    timing: ({ playbackId, section }) => timings.finished(found(playbacks, playbackId), section),
    async doubtful({ playbackId }, signal) {
      const text = await found(playbacks, playbackId).text();
      if (text === undefined) throw new UserError(gone());
      return doubtfulPlaces(analyses, text.text, signal);
    },
    sample: (voice, signal) => samples.get(voice, signal),
  };
}

function found(playbacks: Playbacks, id: string): LivePlayback {
  const playback = playbacks.find(id);
  if (playback === undefined) throw new UserError(gone());
  return playback;
}

function finishedSection({ stored }: LivePlayback, index: number): StoredSection {
  const section = stored.sections[index];
  if (section?.state === 'succeeded') return section;
  throw new UserError(t('This section has no finished sound.'));
}

/** The bytes fill their buffer, which goes to the panel as it is. */
async function readSound(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const { buffer, byteOffset, byteLength } = await readFile(path);
    const isWhole = byteOffset === 0 && byteLength === buffer.byteLength;
    return isWhole
      ? new Uint8Array(buffer)
      : new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength));
  } catch {
    throw new UserError(gone());
  }
}

function gone(): string {
  return t('This is not kept any more. Read the text aloud again.');
}
