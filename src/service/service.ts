import type { Hono } from 'hono';
import { AUDIO_URL_TTL_MS, IDEMPOTENCY_RETENTION_MS, JOB_TIME_LIMIT_MS } from '../contract/index.ts';
import { type AppOptions, createApp } from './app.ts';
import { Changes } from './events/changes.ts';
import type { ServiceEnv } from './http/environment.ts';
import { IdempotencyRecords } from './idempotency/idempotency.ts';
import { JobRunner } from './jobs/jobRunner.ts';
import { Jobs } from './jobs/jobs.ts';
import { LEASE_MS } from './leases.ts';
import { createSpeechServices, type SpeechServices } from './speech/speechServices.ts';
import type { Synthesiser } from './speech/synthesis.ts';
import type { Voice } from './speech/voices.ts';
import type { Store } from './store/store.ts';
import { WordPins } from './text/wordPins.ts';

/** Times are in milliseconds; the contract's where they are left out. */
export interface ServiceOptions
  extends Pick<
    AppOptions,
    'engine' | 'keys' | 'openApi' | 'store' | 'now' | 'loopbackHostOnly' | 'faults' | 'onUnexpected'
  > {
  readonly synthesiser: Synthesiser;
  /** Keeps the idempotency records of the text routes; `store` if it is left out. */
  readonly textStore?: Store;
  /** Of the store, for what is kept as files. */
  readonly dataFolder: string;
  readonly unavailableVoices?: readonly Voice[];
  readonly audioUrlTtlMs?: number;
  /** Life of jobs, events and idempotency records. */
  readonly retentionMs?: number;
  readonly jobTimeLimitMs?: number;
  /** How long a process that does not renew it keeps work to itself. */
  readonly leaseMs?: number;
  /** Whether Premium jobs are served. */
  readonly premiumJobs?: boolean;
  /** Called when a job begins; what it returns, when that ends. */
  readonly onBusy?: () => () => void;
}

export interface Service {
  readonly app: Hono<ServiceEnv>;
  readonly speech: SpeechServices;
  readonly jobs: Jobs;
  /** Looks for what other processes left, and forgets what is past its time, from now on. */
  start(): void;
  /** Ends the work under way at once; whoever opens the store next goes on with it. */
  close(): void;
}

/** How often to forget what is past its time, in milliseconds; at a short retention, more often. */
const CLEAN_UP_MS = 600_000;
const MIN_CLEAN_UP_MS = 1000;

/** The whole service, put together. It does nothing by itself until it is started. */
export function createService(options: ServiceOptions): Service {
  const { store, textStore = store, now, premiumJobs = false, onUnexpected } = options;
  const retentionMs = options.retentionMs ?? IDEMPOTENCY_RETENTION_MS;
  const leaseMs = options.leaseMs ?? LEASE_MS;
  const pins = new WordPins();
  const speech = createSpeechServices({
    pins,
    unavailableVoices: [],
    audioUrlTtlMs: AUDIO_URL_TTL_MS,
    ...options,
    retentionMs,
  });
  const idempotency = new IdempotencyRecords({ store, retentionMs, leaseMs, now });
  const textIdempotency = new IdempotencyRecords({ store: textStore, retentionMs, leaseMs, now });
  const changes = new Changes(store);
  const accounts = [...new Set(options.keys.map(({ account }) => account))];
  const jobs = new Jobs({ store, changes, accounts, retentionMs, leaseMs, now });
  const runner = new JobRunner({
    ...options,
    jobs,
    changes,
    speaker: speech.speaker,
    leaseMs,
    timeLimitMs: options.jobTimeLimitMs ?? JOB_TIME_LIMIT_MS,
  });
  const cleanUp = async (): Promise<void> => {
    for (const each of [jobs, idempotency, textIdempotency]) each.removeExpired();
    await speech.cleanUp();
  };
  const cleaning = new Cleaning(() => cleanUp().catch(onUnexpected), retentionMs);
  return {
    app: createApp({
      ...options,
      pins,
      textIdempotency,
      idempotency,
      speech,
      jobs,
      runner,
      changes,
      premiumJobs,
    }),
    speech,
    jobs,
    start() {
      runner.start();
      cleaning.start();
    },
    close() {
      cleaning.close();
      runner.close();
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
