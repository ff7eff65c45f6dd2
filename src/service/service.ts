import type { Hono } from 'hono';
import { type AppDependencies, type AppOptions, createApp } from './app.ts';
import type { DataFolder } from './database/dataFolder.ts';
import type { ServiceEnv } from './http/request.ts';
import type { Idempotency } from './idempotency/idempotency.ts';
import {
  LazySpeechBackend,
  SpeechBackend,
  type SpeechBackendDependencies,
  type SpeechOptions,
} from './speechBackend.ts';
import type { StorageProblem } from './store/storageProblem.ts';
import { PinnedWords } from './text/pinnedWords.ts';

export interface ServiceDependencies
  extends Omit<SpeechBackendDependencies, 'pinnedWords'>,
    Pick<AppDependencies, 'openApi' | 'fluentTranslation' | 'beforeRoutes'> {
  /** Awaited before a request opens the folder. */
  readonly prepareFolder?: () => Promise<void>;
  /** Called when speech is first needed, and again where that failed; the folder is closed with the service. */
  readonly openFolder: () => DataFolder;
  /** Keeps the answers of the text routes; the store if it is left out. */
  readonly textIdempotency?: Idempotency;
  /** Called with what keeps speech from its disk, whenever that is noticed. */
  readonly onStorageProblem?: (problem: StorageProblem) => void;
}

type ServiceOptions = AppOptions & SpeechOptions;

export interface Service {
  readonly app: Hono<ServiceEnv>;
  /** Opens speech before anybody asks for it; throws what keeps its store from being opened. */
  openSpeech(): SpeechBackend;
  /** Reports an error that is about the disk or the store. */
  noticeProblem(error: unknown): void;
  /** Begins the work that nobody asks for, as soon as speech is open. */
  start(): void;
  /** Ends the work under way at once; whoever opens the folder next goes on with it. */
  close(): void;
}

/** The whole service, put together. It does nothing by itself until it is started. */
export function createService(dependencies: ServiceDependencies, options: ServiceOptions): Service {
  const pinnedWords = new PinnedWords();
  const openBackend = () =>
    openSpeechBackend(dependencies.openFolder, { ...dependencies, pinnedWords, onUnexpected }, options);
  const backend = new LazySpeechBackend({
    prepare: dependencies.prepareFolder,
    open: openBackend,
    onProblem: (problem) => dependencies.onStorageProblem?.(problem),
  });
  const onUnexpected = (error: Error): void => {
    backend.noticeProblem(error);
    dependencies.onUnexpected(error);
  };
  const textIdempotency: Idempotency = dependencies.textIdempotency ?? {
    once: async (request, run) => (await backend.ready()).idempotency.once(request, run),
  };
  return {
    app: createApp({ ...dependencies, pinnedWords, textIdempotency, backend, onUnexpected }, options),
    openSpeech: () => backend.open(),
    noticeProblem: (error) => backend.noticeProblem(error),
    start: () => backend.startWhenOpen(),
    close: () => backend.close(),
  };
}

function openSpeechBackend(
  openFolder: () => DataFolder,
  dependencies: SpeechBackendDependencies,
  options: SpeechOptions,
): SpeechBackend {
  const folder = openFolder();
  try {
    return new SpeechBackend(folder, dependencies, options);
  } catch (error) {
    folder.close();
    throw error;
  }
}

/** What may be logged of an unexpected error: where it happened, not its message, which may hold a user's text. */
export function describeUnexpected(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`Unexpected ${error.name}`, ...frames].join('\n');
}
