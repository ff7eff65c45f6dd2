import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  accessStatusOf,
  approvedUnits,
  billingPeriod,
  cancelled,
  periodOf,
  resumed,
  type Subscription,
  withApproval,
} from '../../../src/service/emulator/subscription.ts';

const DAY_MS = 86_400_000;
const begun = (since: number): Subscription => ({ since, end: null, approval: null });
const time = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2032, 0) });
/** Up to six years, so that every anchor meets leap years. */
const passed = fc.integer({ min: 0, max: 6 * 366 * DAY_MS });
const iso = (at: number | null) => new Date(at ?? Number.NaN).toISOString();
const cancelledPlan = (since: number, at: number) => {
  const plan = cancelled(begun(since), at);
  return { plan, end: plan.end ?? assert.fail() };
};

/** The same day and time in the month `months` later, or in its last day; from the calendar alone. */
function anniversary(anchor: number, months: number): number {
  const date = new Date(anchor);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + (anchor % DAY_MS);
}

describe('the renewal of a plan', () => {
  it('is on the anniversary of any day, or on the last day of a month without it', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 80 }), (anchor, months) => {
        const [start, end] = [anniversary(anchor, months), anniversary(anchor, months + 1)];
        for (const now of [start, start + 1, end - 1])
          assert.deepEqual(billingPeriod(anchor, now), { start, end }, `${iso(anchor)} at ${iso(now)}`);
      }),
    );
  });

  it('is at the end of January, then of February in leap years too, then on the 31st again', () => {
    const ends = ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'].map((day) =>
      Date.parse(`${day}T23:59:59.999Z`),
    );
    const [anchor = 0] = ends;
    for (const [index, start] of ends.slice(0, -1).entries())
      assert.deepEqual(periodOf(begun(anchor), start), { start, end: ends[index + 1] });
  });
});

describe('a cancelled plan', () => {
  it('has access to the end of the period in which it was cancelled, and not a moment longer', () => {
    fc.assert(
      fc.property(time, passed, passed, (since, before, after) => {
        const at = since + before;
        const { plan, end } = cancelledPlan(since, at);
        assert.deepEqual(periodOf(plan, at), billingPeriod(since, at));
        assert.equal(end, billingPeriod(since, at).end);
        assert.deepEqual(
          [at, end - 1, end, end + after].map((now) => accessStatusOf(plan, now)),
          ['cancelled', 'cancelled', 'ended', 'ended'],
        );
        assert.deepEqual(periodOf(plan, end + after), billingPeriod(since, at));
      }),
    );
  });

  it('stays as it is when it is cancelled again', () => {
    const { plan, end } = cancelledPlan(Date.UTC(2026, 0, 31), Date.UTC(2026, 1, 1));
    assert.deepEqual(cancelled(plan, end + DAY_MS), plan);
  });

  it('goes on when it is resumed in time, and begins anew when it is resumed later', () => {
    fc.assert(
      fc.property(time, passed, passed, (since, before, after) => {
        const { plan, end } = cancelledPlan(since, since + before);
        assert.deepEqual(resumed(plan, end - 1), begun(since));
        const anew = resumed(plan, end + after);
        assert.deepEqual(anew, begun(end + after));
        assert.equal(periodOf(anew, end + after).start, end + after);
      }),
    );
  });
});

describe('additional text units', () => {
  it('add up in the period in which they were approved, and are gone with it', () => {
    fc.assert(
      fc.property(time, passed, fc.nat(), fc.nat(), (since, before, first, second) => {
        const { start, end } = billingPeriod(since, since + before);
        const plan = withApproval(withApproval(begun(since), first, start), second, (end ?? 0) - 1);
        assert.deepEqual(
          [start - 1, start, (end ?? 0) - 1, end ?? 0].map((now) => approvedUnits(plan, now)),
          // Before the plan began there is no other period.
          [start === since ? first + second : 0, first + second, first + second, 0],
        );
        assert.equal(approvedUnits(withApproval(plan, 1, end ?? 0), end ?? 0), 1);
      }),
    );
  });

  it('are refused for a plan that has ended, and beyond what can be counted', () => {
    const { plan, end } = cancelledPlan(0, 0);
    assert.equal(approvedUnits(withApproval(plan, 5, end - 1), end - 1), 5);
    assert.throws(() => withApproval(plan, 5, end), { message: /^The plan has ended; resume it/ });
    const full = withApproval(begun(0), Number.MAX_SAFE_INTEGER, 0);
    assert.throws(() => withApproval(full, 1, 0), { message: /approve fewer\.$/ });
  });
});
