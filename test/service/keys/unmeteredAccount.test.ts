import assert from 'node:assert/strict';
import { usageResponse } from '../../../src/contract/index.ts';
import { UnmeteredAccount } from '../../../src/service/keys/unmeteredAccount.ts';

describe('an account without meters', () => {
  it('counts what is used, and refuses nothing', () => {
    const account = new UnmeteredAccount();
    account.requireAccess();
    account.countRequest();
    account.requireTextUnits();
    assert.equal(account.chargeTextUnits(1_000_000_000), 0);
    const [settled, released] = [account.reserve('basic_seconds'), account.reserve('premium_seconds')];
    settled.settle(7);
    settled.settle(7);
    released.release();
    released.settle(3);
    account.reservation('of a process that is gone').settle(5);
    const usage = usageResponse.parse({ request_id: 'one', ...account.usage() });
    assert.deepEqual(usage.text_units, { used: 1_000_000_000, allowance: null, remaining: null });
    assert.deepEqual([usage.basic_seconds.used, usage.premium_seconds.used], [7, 0]);
    assert.equal(usage.billing_period.end, null);
    assert.equal(usage.rate_limit.requests_per_minute, null);
  });
});
