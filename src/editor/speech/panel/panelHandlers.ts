import { readFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { Handlers } from '../../../panel/responder.ts';
import { Notice } from '../../failures/notice.ts';
import type { LiveReading } from '../playback/liveReading.ts';
import type { ReadingStore } from '../playback/readingStore.ts';
import type { Readings } from '../playback/readings.ts';
import type { StoredSection } from '../playback/storedReading.ts';
import type { Timings } from '../playback/timings.ts';
import type { Samples } from '../sound/samples.ts';
import { startPeaks } from '../sound/startPeaks.ts';

export interface HandlerParts {
  readonly readings: Readings;
  readonly store: ReadingStore;
  readonly timings: Timings;
  readonly samples: Samples;
  /** The module of the thread that computes waveforms. */
  readonly peaksWorkerPath: string;
}

interface Place {
  readonly readingId: string;
  readonly section: number;
}

/** Answers what the panel asks. */
export function panelHandlers(parts: HandlerParts): Handlers {
  const { readings, store, timings, samples, peaksWorkerPath } = parts;
  const finished = ({ readingId, section }: Place) => finishedSection(found(readings, readingId), section);
  return {
    async text({ readingId }) {
      const text = await found(readings, readingId).text();
      if (text === undefined) throw new Notice(gone());
      return text.text;
    },
    async audio(place) {
      const { mimeType } = finished(place);
      const bytes = await readSound(store.audioPath(place.readingId, place.section));
      return { bytes, mimeType: mimeType ?? 'audio/wav' };
    },
    async peaks(place, signal) {
      const { mimeType } = finished(place);
      const path = store.audioPath(place.readingId, place.section);
      return startPeaks({ workerPath: peaksWorkerPath, path, mimeType, signal });
    },
    timing: ({ readingId, section }) => timings.get(found(readings, readingId), section),
    sample: (voice, signal) => samples.get(voice, signal),
  };
}

function found(readings: Readings, id: string): LiveReading {
  const reading = readings.find(id);
  if (reading === undefined) throw new Notice(gone());
  return reading;
}

function finishedSection({ stored }: LiveReading, index: number): StoredSection {
  const section = stored.sections[index];
  if (section?.state === 'succeeded') return section;
  throw new Notice(vscode.l10n.t('This section has no finished sound.'));
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
    throw new Notice(gone());
  }
}

function gone(): string {
  return vscode.l10n.t('This is not kept any more. Read the text aloud again.');
}
