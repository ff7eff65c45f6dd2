import { join } from 'node:path';
import { AUDIO_CACHE_MS } from '../../contract/index.ts';
import { AudioFiles } from '../audio/audioFiles.ts';
import { AudioFolder } from '../audio/audioFolder.ts';
import { AudioLinks } from '../audio/audioLinks.ts';
import { AudioTable } from '../audio/audioTable.ts';
import type { EngineLoader } from '../engineLoader.ts';
import type { Store } from '../store/store.ts';
import type { PinnedWords } from '../text/pinnedWords.ts';
import { PreviewWords } from './previewWords.ts';
import type { SpeechGenerator } from './speaking.ts';
import { createSpeechGenerator } from './speechGenerator.ts';
import { SynthesisCache } from './synthesisCache.ts';
import { SynthesisTable } from './synthesisTable.ts';
import type { Synthesizer } from './synthesizer.ts';
import type { Voice } from './voices.ts';
import { WordTimeTable } from './wordTimeTable.ts';

export interface SpeechServicesOptions {
  readonly store: Store;
  /** Of the store; the audio gets a folder of its own in it. */
  readonly dataFolder: string;
  readonly synthesizer: Synthesizer;
  readonly engine: EngineLoader;
  readonly pins: PinnedWords;
  readonly unavailableVoices: readonly Voice[];
  /** Life of a signed URL, in milliseconds (Limits: one hour). */
  readonly audioUrlTtlMs: number;
  /** Life of jobs, events and idempotency records, in milliseconds (Limits: 24 hours). */
  readonly retentionMs: number;
  readonly now: () => number;
}

/** All that speaks, stores and hands out speech. */
export interface SpeechServices {
  readonly speaker: SpeechGenerator;
  readonly links: AudioLinks;
  readonly folder: AudioFolder;
  readonly words: WordTimeTable;
  readonly previewWords: PreviewWords;
  /** Forgets what is past its time. */
  cleanUp(): Promise<void>;
}

/** Longer than it takes from the end of synthesis to the end of its job or request, in milliseconds. */
const SETTLING_MS = 3_600_000;

export function createSpeechServices(options: SpeechServicesOptions): SpeechServices {
  const { store, audioUrlTtlMs, retentionMs, now, engine, pins } = options;
  const audioTable = new AudioTable(store);
  const folder = new AudioFolder(join(options.dataFolder, 'audio'));
  const files = new AudioFiles(store, audioTable, folder);
  const words = new WordTimeTable(store);
  const previewWords = new PreviewWords();
  // Audio outlives every record that names it, and every URL that such a record gives until its own end.
  const keepMs = Math.max(AUDIO_CACHE_MS, retentionMs + audioUrlTtlMs + SETTLING_MS);
  const cache = new SynthesisCache({ store, files, table: new SynthesisTable(store), keepMs, now });
  const unavailableVoices = new Set(options.unavailableVoices);
  const engineVersion = async () => (await engine()).version;
  const { synthesizer } = options;
  return {
    speaker: createSpeechGenerator({
      synthesizer,
      cache,
      words,
      previewWords,
      pins,
      retentionMs,
      engineVersion,
      unavailableVoices,
      now,
    }),
    links: new AudioLinks({ secret: audioTable.secret(), ttlMs: audioUrlTtlMs, now }),
    folder,
    words,
    previewWords,
    async cleanUp() {
      words.removeExpired(now());
      await files.cleanUp(now());
    },
  };
}
