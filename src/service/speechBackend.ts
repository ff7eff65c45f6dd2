import { AUDIO_URL_TTL_MS, IDEMPOTENCY_RETENTION_MS, JOB_TIME_LIMIT_MS } from '../contract/index.ts';
import type { DataFolder } from './database/dataFolder.ts';
import { ChangeNotifier } from './events/changeNotifier.ts';
import { IdempotencyRecords } from './idempotency/idempotency.ts';
import { JobRunner, type JobRunnerDependencies } from './jobs/jobRunner.ts';
import { Jobs } from './jobs/jobs.ts';
import type { ApiKey } from './keys/apiKeys.ts';
import { LEASE_MS } from './leases.ts';
import {
  createSpeechServices,
  type SpeechServices,
  type SpeechServicesOptions,
} from './speech/speechServices.ts';
import type { Voice } from './speech/voices.ts';
import type { Store } from './store/store.ts';

/** Times are in milliseconds; the contract's where they are left out. */
export interface SpeechBackendDependencies
  extends Pick<SpeechServicesOptions, 'synthesizer' | 'engine' | 'pins' | 'now'>,
    Pick<JobRunnerDependencies, 'onBusy' | 'onUnexpected'> {
  readonly keys: readonly ApiKey[];
  readonly unavailableVoices?: readonly Voice[];
  readonly audioUrlTtlMs?: number;
  /** Life of jobs, events and idempotency records. */
  readonly retentionMs?: number;
  readonly jobTimeLimitMs?: number;
  /** How long a process that does not renew it keeps work to itself. */
  readonly leaseMs?: number;
}

/** All that needs the store. */
export interface SpeechBackend {
  readonly store: Store;
  readonly idempotency: IdempotencyRecords;
  readonly speech: SpeechServices;
  readonly jobs: Jobs;
  readonly runner: JobRunner;
  readonly changes: ChangeNotifier;
  /** Looks for what other processes left, and forgets what is past its time, from now on. */
  start(): void;
  /** Ends the work under way and closes the folder; whoever opens it next goes on. */
  close(): void;
}

/** How often to forget what is past its time, in milliseconds; at a short retention, more often. */
const CLEAN_UP_MS = 600_000;
const MIN_CLEAN_UP_MS = 1000;

/** Speech over an open folder. It does nothing by itself until it is started. */
export function createSpeechBackend(folder: DataFolder, options: SpeechBackendDependencies): SpeechBackend {
  const { store } = folder;
  const { now, onUnexpected } = options;
  const retentionMs = options.retentionMs ?? IDEMPOTENCY_RETENTION_MS;
  const leaseMs = options.leaseMs ?? LEASE_MS;
  const speech = createSpeechServices({
    unavailableVoices: [],
    audioUrlTtlMs: AUDIO_URL_TTL_MS,
    ...options,
    store,
    dataFolder: folder.path,
    retentionMs,
  });
  const idempotency = new IdempotencyRecords({ store, retentionMs, leaseMs, now });
  const changes = new ChangeNotifier(store);
  const accounts = [...new Set(options.keys.map(({ account }) => account))];
  const jobs = new Jobs({ store, changes, accounts, retentionMs, leaseMs, now, onUnexpected });
  const timeLimitMs = options.jobTimeLimitMs ?? JOB_TIME_LIMIT_MS;
  const runner = new JobRunner({ ...options, jobs, changes, speaker: speech.speaker, leaseMs, timeLimitMs });
  const cleanUp = async (): Promise<void> => {
    for (const each of [jobs, idempotency]) each.removeExpired();
    await speech.cleanUp();
  };
  const cleaning = new Cleaning(() => cleanUp().catch(onUnexpected), retentionMs);
  return {
    store,
    idempotency,
    speech,
    jobs,
    runner,
    changes,
    start() {
      runner.start();
      cleaning.start();
    },
    close() {
      cleaning.close();
      runner.close();
      changes.close();
      folder.close();
    },
  };
}

class Cleaning {
  readonly #cleanUp: () => Promise<void>;
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(cleanUp: () => Promise<void>, retentionMs: number) {
    this.#cleanUp = cleanUp;
    this.#everyMs = Math.max(MIN_CLEAN_UP_MS, Math.min(CLEAN_UP_MS, retentionMs / 4));
  }

  start(): void {
    this.#timer = setInterval(this.#cleanUp, this.#everyMs).unref();
    void this.#cleanUp();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
