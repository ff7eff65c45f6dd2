import assert from 'node:assert/strict';
import fc from 'fast-check';
import { openStore } from '../../../src/service/database/openStore.ts';
import { MeteredAccount, RateLimit } from '../../../src/service/emulator/meteredAccount.ts';
import { billingPeriod } from '../../../src/service/emulator/subscription.ts';

const dates = (anchor: string, now: string) => {
  const { start, end } = billingPeriod(Date.parse(anchor), Date.parse(now));
  return [start, end].map((time) => new Date(time ?? Number.NaN).toISOString().slice(0, 10));
};

describe('a billing period', () => {
  it('begins on the anniversary, or on the last day of a month without it', () => {
    assert.deepEqual(dates('2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z'), ['2026-01-31', '2026-02-28']);
    assert.deepEqual(dates('2026-01-31T10:00:00Z', '2026-03-30T10:00:00Z'), ['2026-02-28', '2026-03-31']);
    assert.deepEqual(dates('2026-12-15T10:00:00Z', '2027-01-15T09:59:59Z'), ['2026-12-15', '2027-01-15']);
  });

  it('comes back to the day of its beginning after a shorter month, in leap years too', () => {
    assert.deepEqual(dates('2026-01-31T10:00:00Z', '2026-02-28T09:59:59Z'), ['2026-01-31', '2026-02-28']);
    assert.deepEqual(dates('2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'), ['2026-02-28', '2026-03-31']);
    assert.deepEqual(dates('2026-01-31T10:00:00Z', '2026-04-01T00:00:00Z'), ['2026-03-31', '2026-04-30']);
    assert.deepEqual(dates('2026-01-31T10:00:00Z', '2028-02-10T10:00:00Z'), ['2028-01-31', '2028-02-29']);
    assert.deepEqual(dates('2024-02-29T10:00:00Z', '2025-03-01T00:00:00Z'), ['2025-02-28', '2025-03-29']);
    assert.deepEqual(dates('2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'), ['2026-03-28', '2026-04-28']);
  });

  it('holds the moment it was asked for', () => {
    const time = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 1e11 }), (anchor, passed) => {
        const now = anchor + passed;
        const { start, end } = billingPeriod(anchor, now);
        assert.ok(start <= now && end !== null && now < end);
      }),
    );
  });
});

describe('an account', () => {
  const create = (renews: boolean) => {
    let now = Date.UTC(2026, 0, 1);
    const options = {
      environment: 'e',
      plan: 'p',
      allowances: { textUnits: 10, basicSeconds: 10, premiumSeconds: 10, additionalTextUnits: 0 },
      requestsPerMinute: null,
      since: now,
      renews,
    };
    const account = new MeteredAccount(openStore(':memory:'), () => now, options);
    return { account, passMonth: () => (now += 31 * 86_400_000) };
  };

  it('begins its allowance anew with each period', () => {
    const { account, passMonth } = create(true);
    account.chargeTextUnits(10);
    assert.throws(() => account.chargeTextUnits(1), { code: 'text_quota_exhausted' });
    passMonth();
    assert.deepEqual(account.textUnits(), { used: 0, allowance: 10, remaining: 10 });
    account.chargeTextUnits(1);
  });

  it('that does not renew stays exhausted', () => {
    const { account, passMonth } = create(false);
    account.chargeTextUnits(10);
    passMonth();
    assert.deepEqual(account.textUnits(), { used: 10, allowance: 10, remaining: 0 });
    assert.equal(account.period().end, null);
  });
});

describe('the rate limit', () => {
  it('counts anew in each minute', () => {
    let now = 59_000;
    const limit = new RateLimit(2, () => now);
    assert.deepEqual([limit.take(), limit.take(), limit.take()], [undefined, undefined, 1]);
    now = 60_000;
    assert.deepEqual([limit.take(), limit.take(), limit.take()], [undefined, undefined, 60]);
  });
});
