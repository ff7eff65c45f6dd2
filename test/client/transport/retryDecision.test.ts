import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  backoffLimitMs,
  type FailedAttempt,
  LONGEST_SILENT_WAIT_MS,
  retryDecision,
} from '../../../src/client/transport/retries.ts';
import { errorCodes } from '../../../src/contract/index.ts';

const passing: FailedAttempt['failure'] = {
  code: 'service_unavailable',
  category: 'service',
  retryable: true,
  status: 503,
};

function decide(failure: Partial<FailedAttempt['failure']>, more: Partial<FailedAttempt> = {}) {
  return retryDecision({
    failure: { ...passing, ...failure },
    attempt: 1,
    attempts: 5,
    remainingMs: 120_000,
    random: () => 0.5,
    ...more,
  });
}

describe('whether a request is sent again', () => {
  it('follows the contract for each of its codes', () => {
    for (const [code, { status, category, retryable }] of Object.entries(errorCodes))
      if (status !== null) assert.equal(decide({ code, status, category, retryable }).retry, retryable, code);
  });

  it('is so for what never arrived, and for an outcome that is unknown', () => {
    for (const code of ['connection_failed', 'request_timeout'])
      assert.ok(decide({ code, category: 'connection', status: undefined }).retry);
  });

  it('is so for whatever fails on the side of the server', () => {
    for (const status of [500, 502, 599]) assert.ok(decide({ status, code: 'of another server' }).retry);
  });

  it('is never so for validation, authentication, authorization, quota and conflict', () => {
    for (const category of ['validation', 'authentication', 'authorization', 'quota', 'not_found'])
      assert.deepEqual(decide({ category }), { retry: false, because: 'not retryable' });
    for (const status of [400, 401, 402, 403, 404, 413, 415, 416, 422])
      assert.ok(!decide({ status, code: 'of another server' }).retry, String(status));
    assert.ok(!decide({ status: 409, code: 'idempotency_conflict' }).retry);
  });

  it('ends with the attempts', () => {
    assert.ok(decide({}, { attempt: 4 }).retry);
    assert.deepEqual(decide({}, { attempt: 5 }), { retry: false, because: 'attempts' });
  });

  it('leaves a wait of more than 30 seconds to people', () => {
    assert.ok(decide({ retryAfterMs: LONGEST_SILENT_WAIT_MS }).retry);
    assert.deepEqual(decide({ retryAfterMs: 31_000 }), { retry: false, because: 'long wait' });
  });

  it('ends where the wait would reach the deadline', () => {
    const late = { retry: false, because: 'deadline' };
    assert.deepEqual(decide({ retryAfterMs: 10_000 }, { remainingMs: 10_100 }), late);
    assert.deepEqual(decide({ retryAfterMs: 10_000 }, { remainingMs: 10_000, random: () => 0 }), late);
  });
});

describe('how long is waited', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const attempt = fc.integer({ min: 1, max: 4 });

  it('is anything up to a limit that doubles', () => {
    assert.deepEqual([1, 2, 3, 4, 5, 6].map(backoffLimitMs), [500, 1000, 2000, 4000, 8000, 8000]);
    fc.assert(
      fc.property(random, attempt, (value, failures) => {
        const decision = decide({}, { attempt: failures, random: () => value });
        assert.ok(decision.retry);
        assert.equal(decision.waitMs, value * backoffLimitMs(failures));
      }),
    );
  });

  it('is never shorter than what the server asked for, and at most a second longer', () => {
    fc.assert(
      fc.property(random, attempt, fc.nat(LONGEST_SILENT_WAIT_MS), (value, failures, retryAfterMs) => {
        const decision = decide({ retryAfterMs }, { attempt: failures, random: () => value });
        assert.ok(decision.retry);
        assert.ok(decision.waitMs >= retryAfterMs && decision.waitMs <= retryAfterMs + 1000);
      }),
    );
  });

  it('never reaches the deadline', () => {
    fc.assert(
      fc.property(random, attempt, fc.nat(60_000), fc.nat(30_000), (value, failures, remainingMs, asked) => {
        const failure = { retryAfterMs: asked };
        const decision = decide(failure, { attempt: failures, remainingMs, random: () => value });
        assert.ok(!decision.retry || decision.waitMs < remainingMs);
      }),
    );
  });
});
