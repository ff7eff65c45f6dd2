import assert from 'node:assert/strict';
import fc from 'fast-check';
import { openStore } from '../../../src/service/database/openStore.ts';
import { type Allowances, MeteredAccount } from '../../../src/service/emulator/meteredAccount.ts';

const MONTH_MS = 31 * 86_400_000;
const create = (allowances: Partial<Allowances> = {}) => {
  const store = openStore(':memory:');
  let now = Date.UTC(2026, 0, 1);
  const account = new MeteredAccount(store, () => now, {
    environment: 'e',
    plan: 'p',
    allowances: {
      textUnits: 10,
      basicSeconds: 10,
      premiumSeconds: 10,
      additionalTextUnits: 0,
      ...allowances,
    },
    requestsPerMinute: null,
    renews: true,
    since: now,
  });
  return { account, store, pass: (ms: number) => (now += ms), now: () => now };
};
const meter = (used: number, remaining: number) => ({ used, allowance: 10, remaining });

describe('a reservation', () => {
  it('of Basic seconds holds what is asked for, or what remains, and may be settled beyond that', () => {
    const { account } = create();
    const first = account.reserve('basic_seconds', 6.2);
    assert.deepEqual(account.basicSeconds(), meter(0, 3));
    const second = account.reserve('basic_seconds', 6);
    assert.deepEqual(account.basicSeconds(), meter(0, 0));
    assert.throws(() => account.reserve('basic_seconds', 1), { code: 'basic_speech_quota_exhausted' });
    first.settle(2);
    assert.deepEqual(account.basicSeconds(), meter(2, 5));
    second.settle(12);
    assert.deepEqual(account.basicSeconds(), meter(14, 0));
  });

  it('of Premium seconds holds its bound whole, and refuses longer audio', () => {
    const { account } = create();
    assert.throws(() => account.reserve('premium_seconds', 11), { code: 'premium_speech_quota_exhausted' });
    const held = account.reserve('premium_seconds', 10);
    assert.deepEqual(account.premiumSeconds(), meter(0, 0));
    assert.throws(() => held.settle(11), { code: 'service_unavailable' });
    assert.deepEqual(account.premiumSeconds(), meter(0, 0));
    held.release();
    assert.deepEqual(account.premiumSeconds(), meter(0, 10));
    account.reserve('premium_seconds', 10).settle(10);
    assert.deepEqual(account.premiumSeconds(), meter(10, 0));
  });

  it('is ended once, whoever comes first, and however often', () => {
    const { account } = create();
    const { id } = account.reserve('basic_seconds', 5);
    account.reservation(id).settle(3);
    account.reservation(id).settle(3);
    account.reservation(id).release();
    account.reservation('unknown').settle(3);
    assert.deepEqual(account.basicSeconds(), meter(3, 7));
  });

  it('is no longer held after its time, and can still be settled', () => {
    const { account, pass, now } = create();
    const held = account.reserve('basic_seconds', 5, now() + 1000);
    pass(999);
    assert.deepEqual(account.basicSeconds(), meter(0, 5));
    pass(1);
    assert.deepEqual(account.basicSeconds(), meter(0, 10));
    held.settle(4);
    assert.deepEqual(account.basicSeconds(), meter(4, 6));
  });

  it('is forgotten a day after that, by the next one', () => {
    const { account, store, pass, now } = create();
    account.reserve('basic_seconds', 5, now());
    const kept = account.reserve('basic_seconds', 5);
    pass(86_400_000);
    account.reserve('basic_seconds', 1).release();
    const rows = store.prepare('SELECT id FROM reservations').all();
    assert.deepEqual(
      rows.map(({ id }) => id),
      [kept.id],
    );
  });

  it('is charged to the period in which it was made', () => {
    const { account, pass } = create();
    const held = account.reserve('basic_seconds', 5);
    pass(MONTH_MS);
    assert.deepEqual(account.basicSeconds(), meter(0, 10));
    held.settle(5);
    assert.deepEqual(account.basicSeconds(), meter(0, 10));
  });

  it('goes back with the transaction that it was ended in', () => {
    const { account, store } = create();
    const held = account.reserve('basic_seconds', 5);
    const work = () => {
      held.settle(5);
      throw new Error('broken');
    };
    assert.throws(() => store.transaction(work), /broken/);
    assert.deepEqual(account.basicSeconds(), meter(0, 5));
  });

  it('bounds nothing where nothing is metered', () => {
    const { account } = create({ basicSeconds: null, premiumSeconds: null });
    account.reserve('premium_seconds', 1).settle(100);
    account.reserve('basic_seconds', 1).settle(100);
    assert.deepEqual(account.premiumSeconds(), { used: 100, allowance: null, remaining: null });
  });

  it('never lets more be held than the allowance has, and forgets no charge', () => {
    const request = fc.record({
      bound: fc.integer({ min: 1, max: 8 }),
      end: fc.integer({ min: -1, max: 8 }),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
        const { account } = create();
        let charged = 0;
        for (const { bound, end } of requests) {
          const { remaining } = account.premiumSeconds();
          if (remaining === null || bound > remaining) continue;
          const held = account.reserve('premium_seconds', bound);
          assert.deepEqual(account.premiumSeconds(), meter(charged, remaining - bound));
          if (end < 0) held.release();
          else held.settle(Math.min(end, bound));
          charged += end < 0 ? 0 : Math.min(end, bound);
          assert.deepEqual(account.premiumSeconds(), meter(charged, 10 - charged));
        }
      }),
    );
  });
});

describe('text units', () => {
  it('come from the allowance first, then from what was approved beyond it, and are refused whole', () => {
    const { account, pass } = create({ additionalTextUnits: 5 });
    assert.equal(account.chargeTextUnits(8), 0);
    assert.equal(account.chargeTextUnits(4), 2);
    assert.deepEqual(account.textUnits(), meter(10, 0));
    assert.deepEqual(account.additionalText(), { approvedUnits: 5, usedUnits: 2 });
    assert.throws(() => account.chargeTextUnits(4), { code: 'text_quota_exhausted' });
    assert.equal(account.chargeTextUnits(3), 3);
    pass(MONTH_MS);
    assert.equal(account.chargeTextUnits(1), 0);
  });
});
