import { type RunningTimer, unref } from '../../platform/clock.ts';
import { untilAbort } from '../../platform/untilAbort.ts';
import type { ChangeNotifier } from '../events/changeNotifier.ts';
import { diskFailureOfJob, Failure, jobErrorOf } from '../http/failure.ts';
import { speechUsageOf } from '../keys/account.ts';
import type { GeneratedSpeech, SpeechGenerator } from '../speech/speechGenerator.ts';
import type { ClaimedJob, Jobs } from './jobs.ts';
import type { JobSuccess } from './jobTable.ts';

export interface JobRunnerDependencies {
  readonly jobs: Jobs;
  readonly changes: ChangeNotifier;
  readonly generator: SpeechGenerator;
  /** How long a claim lasts that is not renewed, in milliseconds. */
  readonly leaseMs: number;
  /** The longest run of a job, from its first start (States, rule 1: two hours), in milliseconds. */
  readonly timeLimitMs: number;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Called when a job begins; the function that it returns is called when the job ends. */
  readonly onBusy?: () => () => void;
  /** Called with what nobody expected, for the log. */
  readonly onUnexpected: (error: Error) => void;
}

/** Jobs that run at a time: a second one need not wait for the end of a long one. */
const MAX_RUNNING = 2;
/** How often to look for jobs of other processes, in milliseconds. */
const POLL_MS = 1000;
/** A job that so many processes have begun, and none has finished, fails with `service_interrupted`. */
const MAX_ATTEMPTS = 3;

/** Runs the jobs of the store, this process's and those whose process is gone. */
export class JobRunner {
  readonly #dependencies: JobRunnerDependencies;
  readonly #running = new Map<ClaimedJob, AbortController>();
  #poll: RunningTimer | undefined;
  #closed = false;

  constructor(dependencies: JobRunnerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Looks for jobs from now on, at least once a second. */
  start(): void {
    this.#poll = unref(setInterval(() => this.wake(), Math.min(POLL_MS, this.#dependencies.leaseMs / 2)));
    this.wake();
  }

  /** Starts the jobs that can run now; to be called when a job has been created. */
  wake(): void {
    this.#reportingErrors(() => this.#dependencies.jobs.saveFailures());
    while (!this.#closed && this.#running.size < MAX_RUNNING) {
      const claimed = this.#claim();
      if (claimed === undefined) return;
      void this.#run(claimed);
    }
  }

  /** Ends all work at once; the jobs are for another process, or this one's next start. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#poll);
    for (const [claimed, controller] of this.#running) {
      this.#reportingErrors(() => this.#dependencies.jobs.giveBack(claimed));
      controller.abort(new LostClaimError());
    }
  }

  #claim(): ClaimedJob | undefined {
    const { jobs } = this.#dependencies;
    try {
      return jobs.claim(crypto.randomUUID());
    } catch (error) {
      this.#report(error);
      const failure = diskFailureOfJob(error);
      if (failure !== undefined) this.#reportingErrors(() => jobs.failNextUnsaved(jobErrorOf(failure)));
      return undefined;
    }
  }

  async #run(claimed: ClaimedJob): Promise<void> {
    const controller = new AbortController();
    this.#running.set(claimed, controller);
    const end = this.#dependencies.onBusy?.();
    const stopWatching = this.#watch(claimed, controller);
    try {
      const speech = await this.#generate(claimed, controller.signal);
      this.#dependencies.jobs.succeed(claimed, successOf(claimed, speech));
    } catch (error) {
      this.#fail(claimed, error);
    } finally {
      stopWatching();
      this.#running.delete(claimed);
      end?.();
      this.wake();
    }
  }

  async #generate({ id, job, ...claim }: ClaimedJob, signal: AbortSignal): Promise<GeneratedSpeech> {
    if (job.attempts > MAX_ATTEMPTS)
      throw new Failure('service_interrupted', 'The service was interrupted again and again.');
    signal.throwIfAborted();
    const { requestId, environment } = job;
    const speech = this.#dependencies.generator.generate(job.request, {
      requestId,
      jobId: id,
      environment,
      signal,
      onPreview: (mp3) => this.#dependencies.jobs.addPreview({ id, ...claim }, mp3),
    });
    // The signal counts also where the generator is slow to obey it.
    return untilAbort(speech, signal);
  }

  /** Aborts when the job's time is up or the claim is lost, and renews the claim until then. */
  #watch(claimed: ClaimedJob, controller: AbortController): () => void {
    const { changes, jobs, leaseMs } = this.#dependencies;
    const abortIf = (lost: boolean) => lost && controller.abort(new LostClaimError());
    const renew = () => this.#reportingErrors(() => abortIf(!jobs.renew(claimed)));
    const renewal = unref(setInterval(renew, leaseMs / 3));
    const limit = this.#limit(claimed, controller);
    const unsubscribe = changes.subscribe(claimed.id, () => abortIf(!jobs.isHeld(claimed)));
    return () => {
      clearInterval(renewal);
      clearTimeout(limit);
      unsubscribe();
    };
  }

  #limit({ job }: ClaimedJob, controller: AbortController): RunningTimer | undefined {
    const { timeLimitMs, now } = this.#dependencies;
    const remaining = (job.startedAt ?? now()) + timeLimitMs - now();
    const stop = () =>
      controller.abort(new Failure('job_time_limit_exceeded', 'The job ran longer than it may.'));
    if (remaining > 0) return unref(setTimeout(stop, remaining));
    stop();
    return undefined;
  }

  #fail(claimed: ClaimedJob, error: unknown): void {
    if (error instanceof LostClaimError) return;
    if (!(error instanceof Failure)) this.#report(error);
    const failure =
      error instanceof Failure
        ? error
        : (diskFailureOfJob(error) ?? new Failure('synthesis_failed', 'The text could not be spoken.'));
    const { jobs } = this.#dependencies;
    try {
      jobs.fail(claimed, jobErrorOf(failure));
    } catch (unsaved) {
      this.#report(unsaved);
      if (diskFailureOfJob(unsaved) !== undefined) jobs.failUnsaved(claimed, jobErrorOf(failure));
    }
  }

  /** Runs `work`; an error, such as a store that is busy for too long, is left to the next turn or another process. */
  #reportingErrors<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      this.#report(error);
      return undefined;
    }
  }

  #report(error: unknown): void {
    this.#dependencies.onUnexpected(error instanceof Error ? error : new Error(String(error)));
  }
}

/** The job was cancelled, or it is another process's turn. */
class LostClaimError extends Error {}

function successOf({ job }: ClaimedJob, { result, audio, ...charge }: GeneratedSpeech): JobSuccess {
  return { result, audio, usage: speechUsageOf(job.request.tier, charge) };
}
