import { join } from 'node:path';
import { AUDIO_CACHE_MS } from '../../contract/index.ts';
import { AudioFiles } from '../audio/audioFiles.ts';
import { AudioFolder } from '../audio/audioFolder.ts';
import { AudioLinks } from '../audio/audioLinks.ts';
import { AudioTable } from '../audio/audioTable.ts';
import type { EngineSource } from '../engineLoader.ts';
import type { Store } from '../store/store.ts';
import type { WordPins } from '../text/pinnedWords.ts';
import { WordsUnderWay } from './previewWords.ts';
import type { Speaker } from './speaking.ts';
import { createSpeaker } from './speechGenerator.ts';
import { SynthesisCache } from './synthesisCache.ts';
import { SynthesisTable } from './synthesisTable.ts';
import type { Synthesiser } from './synthesizer.ts';
import type { Voice } from './voices.ts';
import { WordTable } from './wordTimeTable.ts';

export interface SpeechServicesOptions {
  readonly store: Store;
  /** Of the store; the audio gets a folder of its own in it. */
  readonly dataFolder: string;
  readonly synthesiser: Synthesiser;
  readonly engine: EngineSource;
  readonly pins: WordPins;
  readonly unavailableVoices: readonly Voice[];
  /** Life of a signed URL, in milliseconds (Limits: one hour). */
  readonly audioUrlTtlMs: number;
  /** Life of jobs, events and idempotency records, in milliseconds (Limits: 24 hours). */
  readonly retentionMs: number;
  readonly now: () => number;
}

/** All that speaks, stores and hands out speech. */
export interface SpeechServices {
  readonly speaker: Speaker;
  readonly links: AudioLinks;
  readonly folder: AudioFolder;
  readonly words: WordTable;
  readonly wordsUnderWay: WordsUnderWay;
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
  const words = new WordTable(store);
  const wordsUnderWay = new WordsUnderWay();
  // Audio outlives every record that names it, and every URL that such a record gives until its own end.
  const keepMs = Math.max(AUDIO_CACHE_MS, retentionMs + audioUrlTtlMs + SETTLING_MS);
  const cache = new SynthesisCache({ store, files, table: new SynthesisTable(store), keepMs, now });
  const unavailableVoices = new Set(options.unavailableVoices);
  const engineVersion = async () => (await engine()).version;
  const { synthesiser } = options;
  return {
    speaker: createSpeaker({
      synthesiser,
      cache,
      words,
      wordsUnderWay,
      pins,
      retentionMs,
      engineVersion,
      unavailableVoices,
      now,
    }),
    links: new AudioLinks({ secret: audioTable.secret(), ttlMs: audioUrlTtlMs, now }),
    folder,
    words,
    wordsUnderWay,
    async cleanUp() {
      words.removeExpired(now());
      await files.cleanUp(now());
    },
  };
}
