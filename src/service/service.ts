import type { Hono } from 'hono';
import { type AppDependencies, createApp } from './app.ts';
import type { DataFolder } from './database/dataFolder.ts';
import type { ServiceEnv } from './http/environment.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import { LazySpeechBackend } from './lazySpeechBackend.ts';
import { createSpeechBackend, type SpeechBackend, type SpeechBackendDependencies } from './speechBackend.ts';
import type { StorageProblem } from './store/storageProblem.ts';
import { PinnedWords } from './text/pinnedWords.ts';

export interface ServiceDependencies
  extends Omit<SpeechBackendDependencies, 'pins'>,
    Pick<AppDependencies, 'keys' | 'openApi' | 'loopbackHostOnly' | 'faults'> {
  /** Called when speech is first needed, and again where that failed; the folder is closed with the service. */
  readonly openFolder: () => DataFolder;
  /** Keeps the answers of the text routes; the store if it is left out. */
  readonly textIdempotency?: Idempotency;
  /** Whether Premium jobs are served. */
  readonly premiumJobs?: boolean;
  /** Told what keeps speech from its disk, whenever that is noticed. */
  readonly onStorageProblem?: (problem: StorageProblem) => void;
}

export interface Service {
  readonly app: Hono<ServiceEnv>;
  /** Opens speech before anybody asks for it; throws what keeps its store from being opened. */
  openSpeech(): SpeechBackend;
  /** Begins the work that nobody asks for, as soon as speech is open. */
  start(): void;
  /** Ends the work under way at once; whoever opens the folder next goes on with it. */
  close(): void;
}

/** The whole service, put together. It does nothing by itself until it is started. */
export function createService(options: ServiceDependencies): Service {
  const { premiumJobs = false } = options;
  const pins = new PinnedWords();
  const source = new LazySpeechBackend(
    () => openPart(options.openFolder, { ...options, pins, onUnexpected }),
    (problem) => options.onStorageProblem?.(problem),
  );
  const onUnexpected = (error: Error): void => {
    source.look(error);
    options.onUnexpected(error);
  };
  const textIdempotency: Idempotency = options.textIdempotency ?? {
    once: (request, run) => source.open().idempotency.once(request, run),
  };
  return {
    app: createApp({ ...options, pins, textIdempotency, speech: source, premiumJobs, onUnexpected }),
    openSpeech: () => source.open(),
    start: () => source.startWhenOpen(),
    close: () => source.close(),
  };
}

function openPart(openFolder: () => DataFolder, options: SpeechBackendDependencies): SpeechBackend {
  const folder = openFolder();
  try {
    return createSpeechBackend(folder, options);
  } catch (error) {
    folder.close();
    throw error;
  }
}
