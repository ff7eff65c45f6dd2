import { nextTurn } from '#platform/turn.ts';
import {
  AUDIO_CACHE_MS,
  AUDIO_URL_TTL_MS,
  IDEMPOTENCY_RETENTION_MS,
  JOB_TIME_LIMIT_MS,
} from '../contract/index.ts';
import { type RunningTimer, unref } from '../platform/clock.ts';
import { AudioFiles, AudioTable } from './audio/audioFiles.ts';
import type { AudioFolder } from './audio/audioFolder.ts';
import { AudioLinks } from './audio/audioLinks.ts';
import type { DataFolder } from './database/dataFolder.ts';
import type { EngineLoader } from './engineLoader.ts';
import { ChangeNotifier } from './events/changeNotifier.ts';
import { IdempotencyRecords } from './idempotency/idempotencyRecords.ts';
import { JobRunner, type JobRunnerDependencies } from './jobs/jobRunner.ts';
import { Jobs } from './jobs/jobs.ts';
import type { KeyRing } from './keys/apiKeys.ts';
import { SpeechGenerator } from './speech/speechGenerator.ts';
import { SynthesisCache } from './speech/synthesisCache.ts';
import type { Synthesizer } from './speech/synthesizer.ts';
import type { Voice } from './speech/voices.ts';
import { PreviewWords, WordTimeTable } from './speech/wordTimes.ts';
import { type StorageProblem, storageProblemOf } from './store/storageProblem.ts';
import type { PinnedWords } from './text/pinnedWords.ts';

export interface SpeechBackendDependencies extends Pick<JobRunnerDependencies, 'onBusy' | 'onUnexpected'> {
  readonly synthesizer: Synthesizer;
  readonly loadEngine: EngineLoader;
  readonly pinnedWords: PinnedWords;
  /** Whose jobs are served. */
  readonly keys: KeyRing;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Times are in milliseconds; the contract's where they are left out. */
export interface SpeechOptions {
  /** None if it is left out. */
  readonly unavailableVoices?: readonly Voice[];
  /** Life of a signed URL (Limits: one hour). */
  readonly audioUrlTtlMs?: number;
  /** Life of jobs, events and idempotency records (Limits: 24 hours). */
  readonly retentionMs?: number;
  /** The longest run of a job (Limits: two hours). */
  readonly jobTimeLimitMs?: number;
  /** How long work belongs to the process that began it if that does not renew its claim; ten seconds. */
  readonly leaseMs?: number;
}

/** After a crash, other processes take the work over that late, in milliseconds. */
const LEASE_MS = 10_000;

/** Longer than it takes from the end of synthesis to the end of its job or request, in milliseconds. */
const SETTLING_MS = 3_600_000;

/**
 * All that needs the data folder: jobs, audio, and the records and caches around them. It does nothing by itself until it
 * is started.
 */
export class SpeechBackend {
  readonly idempotency: IdempotencyRecords;
  readonly generator: SpeechGenerator;
  readonly links: AudioLinks;
  readonly audioFolder: AudioFolder;
  readonly wordTimes: WordTimeTable;
  readonly previewWords: PreviewWords;
  readonly jobs: Jobs;
  readonly runner: JobRunner;
  readonly changes: ChangeNotifier;
  readonly #folder: DataFolder;
  readonly #files: AudioFiles;
  readonly #now: () => number;
  readonly #timer: CleanUpTimer;

  /** `folder` is open, and closed with the backend. */
  constructor(folder: DataFolder, dependencies: SpeechBackendDependencies, options: SpeechOptions) {
    const { store } = folder;
    const { now, keys, onUnexpected } = dependencies;
    const { retentionMs = IDEMPOTENCY_RETENTION_MS, leaseMs = LEASE_MS } = options;
    const timeLimitMs = options.jobTimeLimitMs ?? JOB_TIME_LIMIT_MS;
    const speech = speechOver(folder, dependencies, { ...options, retentionMs });
    const { generator } = speech;
    const changes = new ChangeNotifier(store);
    const { accounts } = keys;
    const jobs = new Jobs({ store, changes, accounts, retentionMs, leaseMs, now, onUnexpected });
    this.#folder = folder;
    this.#files = speech.files;
    this.#now = now;
    this.audioFolder = speech.audioFolder;
    this.links = speech.links;
    this.wordTimes = speech.wordTimes;
    this.previewWords = speech.previewWords;
    this.generator = generator;
    this.idempotency = new IdempotencyRecords({ store, retentionMs, leaseMs, now });
    this.changes = changes;
    this.jobs = jobs;
    this.runner = new JobRunner({ ...dependencies, jobs, changes, generator, leaseMs, timeLimitMs });
    this.#timer = new CleanUpTimer(() => this.cleanUp().catch(onUnexpected), retentionMs);
  }

  /** Forgets what is past its time. */
  async cleanUp(): Promise<void> {
    this.jobs.removeExpired();
    this.idempotency.removeExpired();
    this.wordTimes.removeExpired(this.#now());
    await this.#files.cleanUp(this.#now());
  }

  /** Looks for what other processes left, and forgets what is past its time, from now on. */
  start(): void {
    this.runner.start();
    this.#timer.start();
  }

  /** Ends the work under way and closes the folder; whoever opens it next goes on. */
  close(): void {
    this.#timer.close();
    this.runner.close();
    this.changes.close();
    this.#folder.close();
  }
}

/** What generates speech, keeps it and hands it out. */
function speechOver(
  { store, audio: audioFolder }: DataFolder,
  { synthesizer, loadEngine, pinnedWords, now }: SpeechBackendDependencies,
  {
    unavailableVoices = [],
    audioUrlTtlMs = AUDIO_URL_TTL_MS,
    retentionMs,
  }: SpeechOptions & { retentionMs: number },
) {
  const audioTable = new AudioTable(store);
  const files = new AudioFiles(store, audioTable, audioFolder);
  // Audio outlives every record that names it, and every URL that such a record gives until its own end.
  const keepMs = Math.max(AUDIO_CACHE_MS, retentionMs + audioUrlTtlMs + SETTLING_MS);
  const wordTimes = new WordTimeTable(store);
  const previewWords = new PreviewWords();
  const generator = new SpeechGenerator({
    synthesizer,
    cache: new SynthesisCache({ store, files, keepMs, now }),
    wordTimes,
    previewWords,
    pinnedWords,
    retentionMs,
    engineVersion: async () => (await loadEngine()).version,
    unavailableVoices: new Set(unavailableVoices),
    now,
  });
  const links = new AudioLinks(audioTable.secret(), audioUrlTtlMs, now);
  return { audioFolder, files, generator, links, wordTimes, previewWords };
}

/** How often to clean up, in milliseconds; at a short retention, more often. */
const CLEAN_UP_MS = 600_000;
const MIN_CLEAN_UP_MS = 1000;

/** Forgets now and then what is past its time. */
class CleanUpTimer {
  readonly #cleanUp: () => Promise<void>;
  readonly #everyMs: number;
  #timer: RunningTimer | undefined;

  /** `cleanUp` must not reject. */
  constructor(cleanUp: () => Promise<void>, retentionMs: number) {
    this.#cleanUp = cleanUp;
    this.#everyMs = Math.max(MIN_CLEAN_UP_MS, Math.min(CLEAN_UP_MS, retentionMs / 4));
  }

  /** Cleans up at once, and from now on. */
  start(): void {
    this.#timer = unref(setInterval(this.#cleanUp, this.#everyMs));
    void this.#cleanUp();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

interface LazySpeechBackendOptions {
  /** Awaited before `open` where a request needs it. */
  readonly prepare: (() => Promise<void>) | undefined;
  readonly open: () => SpeechBackend;
  readonly onProblem: (problem: StorageProblem) => void;
}

/** The speech backend, opened when it is first asked for, and anew when its store was damaged. */
export class LazySpeechBackend {
  readonly #options: LazySpeechBackendOptions;
  #backend: SpeechBackend | undefined;
  #isStarted = false;
  #isClosed = false;

  constructor(options: LazySpeechBackendOptions) {
    this.#options = options;
  }

  /** Opens it as soon as that can be; rejects with what keeps it from that. */
  async ready(): Promise<SpeechBackend> {
    if (this.#backend === undefined) await this.#options.prepare?.();
    return this.open();
  }

  /** Throws what keeps the store from being opened; the next call tries again. */
  open(): SpeechBackend {
    if (this.#backend !== undefined) return this.#backend;
    if (this.#isClosed) throw new Error('The service is closed.');
    try {
      this.#backend = this.#options.open();
    } catch (error) {
      this.noticeProblem(error);
      throw error;
    }
    if (this.#isStarted) this.#backend.start();
    return this.#backend;
  }

  /** Starts the backend once it is open. */
  startWhenOpen(): void {
    this.#isStarted = true;
    this.#backend?.start();
  }

  /** Reports an error that is about the disk or the store; a damaged store is closed, to be opened anew. */
  noticeProblem(error: unknown): void {
    const problem = storageProblemOf(error);
    if (problem === undefined) return;
    this.#options.onProblem(problem);
    if (problem !== 'damaged' || this.#backend === undefined) return;
    const backend = this.#backend;
    this.#backend = undefined;
    // The code that has met the damage is still at work on it.
    void nextTurn().then(() => backend.close());
  }

  close(): void {
    this.#isClosed = true;
    this.#backend?.close();
    this.#backend = undefined;
  }
}
