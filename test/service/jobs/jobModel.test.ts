import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { JobStatus } from '../../../src/contract/index.ts';
import { openStore } from '../../../src/service/database/openStore.ts';
import { MeteredAccount } from '../../../src/service/emulator/meteredAccount.ts';
import { ChangeNotifier } from '../../../src/service/events/changeNotifier.ts';
import { Failure, jobErrorOf } from '../../../src/service/http/failure.ts';
import { type ClaimedJob, Jobs } from '../../../src/service/jobs/jobs.ts';
import type { JobSuccess } from '../../../src/service/jobs/jobTable.ts';

const ALLOWANCE = 20;
const BOUND = 6;
const LEASE_MS = 100;

/** What may happen; a claim or a job is named by the order of its making, modulo their number. */
type Step =
  | { readonly kind: 'create' }
  | { readonly kind: 'claim' }
  | ClaimStep
  | { readonly kind: 'cancel'; readonly job: number }
  | { readonly kind: 'pass'; readonly ms: number };

interface ClaimStep {
  readonly kind: 'renew' | 'preview' | 'fail' | 'give back' | 'succeed';
  readonly claim: number;
  readonly seconds: number;
}

const number = fc.nat({ max: 7 });
const claimStep: fc.Arbitrary<ClaimStep> = fc.record({
  kind: fc.constantFrom('renew', 'preview', 'fail', 'give back', 'succeed'),
  claim: number,
  seconds: fc.integer({ min: 1, max: 9 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ kind: 'create' as const }),
  fc.constant({ kind: 'claim' as const }),
  { weight: 3, arbitrary: claimStep },
  fc.record({ kind: fc.constant('cancel' as const), job: number }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(1, LEASE_MS - 1, LEASE_MS) }),
);

/** A job as the contract's table has it. */
interface ModelJob {
  readonly id: string;
  readonly held: number;
  status: JobStatus;
  owner: string | undefined;
  leaseUntil: number;
  hasPreview: boolean;
  readonly events: string[];
}

/** Jobs of two processes on one store, beside the model of them. */
class Trial {
  now = 0;
  used = 0;
  readonly model: ModelJob[] = [];
  readonly claims: ClaimedJob[] = [];
  readonly #store = openStore(':memory:');
  readonly #account = new MeteredAccount(this.#store, () => this.now, {
    environment: 'e',
    plan: 'p',
    allowances: { textUnits: 0, basicSeconds: ALLOWANCE, premiumSeconds: 0, additionalTextUnits: 0 },
    requestsPerMinute: null,
    renews: false,
    since: 0,
  });
  readonly #jobs = new Jobs({
    store: this.#store,
    changes: new ChangeNotifier(this.#store),
    accounts: [this.#account],
    retentionMs: 1_000_000,
    leaseMs: LEASE_MS,
    now: () => this.now,
    onUnexpected: assert.ifError,
  });

  take(each: Step): void {
    if (each.kind === 'pass') this.now += each.ms;
    else if (each.kind === 'create') this.#create();
    else if (each.kind === 'claim') this.#claim();
    else if (each.kind === 'cancel') this.#cancel(this.model[each.job % this.model.length]);
    else this.#byClaim(each, this.claims[each.claim % this.claims.length]);
    this.#compare();
  }

  #create(): void {
    const remaining = Math.max(0, ALLOWANCE - this.used - this.#heldSeconds());
    const create = () =>
      this.#jobs.create({
        account: this.#account,
        requestId: 'r',
        request: { text: 'س', tier: 'basic', voice: 'kian', pace: 1 },
        boundSeconds: BOUND,
      });
    if (remaining < 1) {
      assert.throws(create, { code: 'basic_speech_quota_exhausted' });
      return;
    }
    this.model.push({
      id: create().id,
      held: Math.min(BOUND, remaining),
      status: 'queued',
      owner: undefined,
      leaseUntil: 0,
      hasPreview: false,
      events: ['queued'],
    });
  }

  #claim(): void {
    const owner = `owner ${this.claims.length}`;
    const expected = this.model.find(
      ({ status, leaseUntil }) => status === 'queued' || (status === 'running' && leaseUntil <= this.now),
    );
    const claimed = this.#jobs.claim(owner);
    assert.equal(claimed?.id, expected?.id);
    if (claimed === undefined || expected === undefined) return;
    if (expected.status === 'queued') expected.events.push('running');
    else if (expected.hasPreview) expected.events.push('reset');
    Object.assign(expected, {
      status: 'running',
      owner,
      leaseUntil: this.now + LEASE_MS,
      hasPreview: false,
    });
    this.claims.push(claimed);
  }

  #cancel(job: ModelJob | undefined): void {
    if (job === undefined) return;
    if (job.status === 'queued' || job.status === 'running') this.#finish(job, 'cancelled', 'cancelled');
    assert.equal(this.#jobs.cancel(job.id).status, job.status);
  }

  #byClaim(each: ClaimStep, claim: ClaimedJob | undefined): void {
    if (claim === undefined) return;
    const job = this.model.find(({ id }) => id === claim.id) ?? assert.fail();
    const isHeld = job.status === 'running' && job.owner === claim.owner;
    if (each.kind === 'renew') {
      assert.equal(this.#jobs.renew(claim), isHeld);
      if (isHeld) job.leaseUntil = this.now + LEASE_MS;
    } else if (each.kind === 'give back') {
      this.#jobs.giveBack(claim);
      if (isHeld) job.leaseUntil = this.now;
    } else if (each.kind === 'preview') {
      this.#jobs.addPreview(claim, new Uint8Array([1]));
      if (isHeld) job.events.push('audio');
      if (isHeld) job.hasPreview = true;
    } else if (each.kind === 'fail') {
      this.#jobs.fail(claim, jobErrorOf(new Failure('synthesis_failed', 'Broken.')));
      if (isHeld) this.#finish(job, 'failed', 'error');
    } else {
      this.#jobs.succeed(claim, successOf(each.seconds));
      if (isHeld) this.#finish(job, 'succeeded', 'complete');
      if (isHeld) this.used += each.seconds;
    }
  }

  #finish(job: ModelJob, status: JobStatus, event: string): void {
    job.status = status;
    job.owner = undefined;
    job.events.push(event);
  }

  #heldSeconds(): number {
    const unfinished = this.model.filter(({ status }) => status === 'queued' || status === 'running');
    return unfinished.reduce((sum, { held }) => sum + held, 0);
  }

  #compare(): void {
    const remaining = Math.max(0, ALLOWANCE - this.used - this.#heldSeconds());
    assert.deepEqual(this.#account.basicSeconds(), { used: this.used, allowance: ALLOWANCE, remaining });
    for (const { id, status, events } of this.model) {
      assert.equal(this.#jobs.find('e', id)?.status, status);
      const stored = this.#jobs.eventsAfter(id, 0, 1000);
      assert.deepEqual(
        stored.map((each) => (each.event === 'status' ? each.status : each.event)),
        events,
      );
      assert.deepEqual(
        stored.map((each) => each.id),
        events.map((_, index) => index + 1),
      );
    }
  }
}

function successOf(seconds: number): JobSuccess {
  const delivery = {
    pace: 1,
    style: 'neutral',
    expressiveness: 'medium',
    regional_mode: 'standard',
    director_notes: '',
  };
  const result = {
    request_id: 'r',
    engine_version: 'e',
    original: 'س',
    mime_type: 'audio/wav',
    duration_seconds: seconds,
    tier: 'basic',
    voice: 'kian',
    delivery,
  };
  return { result, usage: { meter: 'basic_seconds', seconds, cache_hit: false }, audio: 'a' };
}

describe('speech jobs', () => {
  it('keep the table of states, their events and their charges, whatever races with whatever', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const trial = new Trial();
        for (const each of steps) trial.take(each);
      }),
      { numRuns: 200 },
    );
  });
});
