import type { ErrorObject, SpeechRequest } from '../../contract/index.ts';
import type { ChangeNotifier } from '../events/changeNotifier.ts';
import { EventTable, type JobEvent, type StoredEvent } from '../events/eventTable.ts';
import { Failure, jobErrorOf } from '../http/failure.ts';
import { type Account, meterOf } from '../keys/account.ts';
import { storageProblemOf } from '../store/storageProblem.ts';
import type { Store } from '../store/store.ts';
import {
  type Claim,
  type Claimable,
  isFinished,
  type JobEnd,
  type JobSuccess,
  JobTable,
  type StoredJob,
} from './jobTable.ts';
import { type UnsavedFailure, UnsavedFailures } from './unsavedFailures.ts';

interface JobsDependencies {
  readonly store: Store;
  readonly changes: ChangeNotifier;
  /** Whose jobs are served here. */
  readonly accounts: readonly Account[];
  /** Life of a finished job and its events, in milliseconds (Limits: 24 hours). */
  readonly retentionMs: number;
  /** How long a claim lasts that is not renewed, in milliseconds. */
  readonly leaseMs: number;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Called with what nobody expected, for the log. */
  readonly onUnexpected: (error: Error) => void;
}

/** A job of the store that is damaged, or names what this version does not know. */
class UnreadableJobError extends Error {
  override readonly name = 'UnreadableJobError';
}

/** A job that is to be created. */
interface JobCreation {
  readonly account: Account;
  readonly requestId: string;
  readonly request: SpeechRequest;
  /** What to reserve. */
  readonly boundSeconds: number;
}

/** A job, and the claim under which this process runs it. */
export interface ClaimedJob extends Claim {
  readonly job: StoredJob;
}

/** The most jobs that may be unfinished at a time; one more is refused with `speech_jobs_unavailable`. */
const MAX_UNFINISHED = 1000;

/**
 * The states of speech jobs and what may follow on what (States, speech job status). Each change is one
 * transaction with its event and its charge, so that of two that race one wins and the other does nothing.
 */
export class Jobs {
  readonly #dependencies: JobsDependencies;
  readonly #table: JobTable;
  readonly #events: EventTable;
  readonly #accounts: ReadonlyMap<string, Account>;
  readonly #unsaved = new UnsavedFailures();

  constructor(dependencies: JobsDependencies) {
    this.#dependencies = dependencies;
    this.#table = new JobTable(dependencies.store);
    this.#events = new EventTable(dependencies.store);
    this.#accounts = new Map(dependencies.accounts.map((account) => [account.environment, account]));
  }

  /** A queued job, and the seconds held for it. Inside a transaction it is part of that. */
  create({ account, requestId, request, boundSeconds }: JobCreation): StoredJob {
    const id = crypto.randomUUID();
    return this.#dependencies.store.transaction(() => {
      if (this.#table.countUnfinished() >= MAX_UNFINISHED)
        throw new Failure('speech_jobs_unavailable', 'Too many speech jobs are waiting.', {
          headers: { 'retry-after': '30' },
        });
      const reservation = account.reserve(meterOf(request.tier), boundSeconds).id;
      const { environment } = account;
      this.#table.insert({
        id,
        environment,
        requestId,
        request,
        reservation,
        createdAt: this.#dependencies.now(),
      });
      this.#events.append(id, { event: 'status', status: 'queued' });
      return this.#get(id);
    });
  }

  /** The job of this environment; undefined if there is none, or none any more. */
  find(environment: string, id: string): StoredJob | undefined {
    const { now, retentionMs } = this.#dependencies;
    const job = this.#stored(id);
    if (job === undefined || job.environment !== environment) return undefined;
    return job.finishedAt !== null && job.finishedAt + retentionMs <= now() ? undefined : job;
  }

  /** At most `limit` events of a job after the one with the id `after`, in order. */
  eventsAfter(id: string, after: number, limit: number): StoredEvent[] {
    const events = this.#events.after(id, after, limit);
    if (events.length >= limit || this.#unsavedFailureOf(id) === undefined) return events;
    const last = this.#events.lastId(id) + 1;
    return last > after ? [...events, { id: last, event: 'error' }] : events;
  }

  /** The oldest job that nobody is working on, from now on `owner`'s; undefined if there is none. */
  claim(owner: string): ClaimedJob | undefined {
    // Looking first spares an idle service the write lock.
    while (this.#claimable() !== undefined) {
      const { job, id } = this.#change(() => this.#claimNext(owner)) ?? {};
      if (id === undefined) return undefined;
      if (job !== undefined) return { id, owner, job };
    }
    return undefined;
  }

  /** Keeps a claim for another lease; false if it is lost, because the job was cancelled or taken over. */
  renew(claim: Claim): boolean {
    const { now, leaseMs } = this.#dependencies;
    return this.#table.renew(claim, now() + leaseMs);
  }

  /** Ends a claim before its time, so that the job can be taken over at once. */
  giveBack(claim: Claim): void {
    this.#table.renew(claim, this.#dependencies.now());
  }

  /** Whether the job is still running, and the claimant's. */
  isHeld(claim: Claim): boolean {
    return this.#table.isOwned(claim);
  }

  /** Stores a piece of the MP3 preview, for the event stream; does nothing if the claim is lost. */
  addPreview(claim: Claim, audio: Uint8Array): void {
    this.#change(() => {
      if (!this.#table.isOwned(claim)) return undefined;
      this.#events.append(claim.id, { event: 'audio', audio });
      return claim;
    });
  }

  /**
   * Stores the result and charges the generated seconds; does nothing if the claim is lost. Throws `service_unavailable`, and changes
   * nothing, if Premium audio is longer than what was reserved.
   */
  succeed(claim: Claim, success: JobSuccess): void {
    this.#finishHeld(claim, { status: 'succeeded', success, finishedAt: this.#dependencies.now() });
  }

  /** Stores the error and releases what was held; does nothing if the claim is lost. */
  fail(claim: Claim, error: ErrorObject): void {
    this.#finishHeld(claim, { status: 'failed', error, finishedAt: this.#dependencies.now() });
  }

  /** Fails a claimed job in memory only, because the store cannot be written; `saveFailures` writes it later. */
  failUnsaved({ id, owner }: Claim, error: ErrorObject): void {
    this.#failInMemory(id, owner, error);
  }

  /** The same for the job that would be claimed next. */
  failNextUnsaved(error: ErrorObject): void {
    const next = this.#claimable();
    if (next !== undefined) this.#failInMemory(next.id, undefined, error);
  }

  /** Writes the failures that are in memory only, as far as that is possible now. */
  saveFailures(): void {
    for (const id of this.#unsaved.ids()) {
      try {
        this.#change(() => this.#saveFailure(id));
      } catch (error) {
        if (storageProblemOf(error) === undefined) throw error;
        return;
      }
      this.#unsaved.delete(id);
    }
  }

  /** Cancels a job that is not finished and releases what was held; returns the job as it is then. */
  cancel(id: string): StoredJob {
    const known = this.#get(id);
    if (isFinished(known)) return known;
    this.#change(() => {
      const job = this.#get(id);
      if (isFinished(job)) return undefined;
      this.#finish(job, { status: 'cancelled', finishedAt: this.#dependencies.now() });
      return job;
    });
    return this.#get(id);
  }

  /** Forgets finished jobs that are past their time. */
  removeExpired(): void {
    const { now, retentionMs } = this.#dependencies;
    this.#table.removeFinished(now() - retentionMs);
  }

  #claimable(): Claimable | undefined {
    return this.#table.findClaimable({
      environments: [...this.#accounts.keys()],
      now: this.#dependencies.now(),
      except: this.#unsaved.ids(),
    });
  }

  /** Claims the next job. A job that cannot be read is failed instead, and only its id returned. */
  #claimNext(owner: string): { readonly id: string; readonly job?: StoredJob } | undefined {
    const found = this.#claimable();
    if (found === undefined) return undefined;
    const { id, job } = found;
    if (job === undefined) {
      this.#failUnreadable(found);
      return { id };
    }
    const { now, leaseMs } = this.#dependencies;
    this.#table.claim({ id, owner }, { now: now(), leaseUntil: now() + leaseMs });
    if (job.status === 'queued') this.#events.append(id, { event: 'status', status: 'running' });
    else if (this.#events.hasPreview(id)) this.#events.append(id, { event: 'reset' });
    return { id, job: this.#get(id) };
  }

  #failUnreadable(job: Claimable): void {
    const failure = new Failure('synthesis_failed', 'The stored job cannot be read.');
    const finishedAt = this.#dependencies.now();
    this.#finish(job, { status: 'failed', error: jobErrorOf(failure), finishedAt });
    this.#dependencies.onUnexpected(new UnreadableJobError());
  }

  #failInMemory(id: string, owner: string | undefined, error: ErrorObject): void {
    this.#unsaved.set(id, { status: 'failed', error, finishedAt: this.#dependencies.now(), owner });
    this.#dependencies.changes.notify(id);
  }

  /** Writes nothing if the job has gone on without this process. */
  #saveFailure(id: string): Pick<StoredJob, 'id'> | undefined {
    const job = this.#table.find(id);
    const end = this.#unsavedFailureOf(id);
    if (job === undefined || end === undefined) return undefined;
    const { owner } = end;
    const isOurs = owner === undefined ? job.status === 'queued' : this.#table.isOwned({ id, owner });
    if (isOurs) this.#finish(job, end);
    return job;
  }

  #unsavedFailureOf(id: string): UnsavedFailure | undefined {
    const end = this.#unsaved.get(id);
    const job = end && this.#table.find(id);
    return job === undefined || isFinished(job) ? undefined : end;
  }

  #stored(id: string): StoredJob | undefined {
    const job = this.#table.find(id);
    return job === undefined || isFinished(job) ? job : this.#unsaved.shown(job);
  }

  #finishHeld(claim: Claim, end: JobEnd): void {
    this.#change(() => {
      if (!this.#table.isOwned(claim)) return undefined;
      this.#finish(this.#get(claim.id), end);
      return claim;
    });
  }

  #finish({ id, environment, reservation }: Omit<Claimable, 'job'>, end: JobEnd): void {
    const held = this.#accounts.get(environment)?.reservation(reservation);
    if (end.status === 'succeeded') held?.settle(end.success.usage.seconds);
    else held?.release();
    this.#table.finish(id, end);
    this.#events.append(id, lastEvent(end));
  }

  /** Runs one transaction; `work` returns what it has changed, or undefined if that is nothing. */
  #change<Changed extends { readonly id: string } | undefined>(work: () => Changed): Changed {
    const changed = this.#dependencies.store.transaction(work);
    if (changed !== undefined) this.#dependencies.changes.notify(changed.id);
    return changed;
  }

  #get(id: string): StoredJob {
    const job = this.#stored(id);
    if (job === undefined) throw new Failure('job_not_found', 'There is no such job, or no longer.');
    return job;
  }
}

function lastEvent({ status }: JobEnd): JobEvent {
  if (status === 'cancelled') return { event: 'status', status };
  return { event: status === 'succeeded' ? 'complete' : 'error' };
}
