import assert from 'node:assert/strict';
import { checkApiKey } from '../../../../src/client/transport/request/apiKey.ts';

describe('the check of a key', () => {
  it('drops white space around it', () => {
    assert.deepEqual(checkApiKey(' harf_live_1\n'), { ok: true, apiKey: 'harf_live_1' });
  });

  it('refuses what fits into no header, without repeating it', () => {
    for (const value of ['', ' ', 'harf live', 'harf_live_ی', 'harf\nlive']) {
      const check = checkApiKey(value);
      assert.ok(!check.ok, value);
      assert.match(check.message, /^The API key .*; .*\.$/);
      assert.doesNotMatch(check.message, /harf/);
    }
  });
});
