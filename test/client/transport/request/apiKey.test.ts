import assert from 'node:assert/strict';
import { checkApiKey, keyEnvironment } from '../../../../src/client/transport/request/apiKey.ts';

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

describe('the environment of a key', () => {
  it('stands between its first word and the rest, where a key has one', () => {
    assert.equal(keyEnvironment('harf_live_1'), 'live');
    assert.equal(keyEnvironment('PLA2_test_1'), 'sandbox');
    for (const other of ['', 'live', 'harf_live', '_live_1', '-harf_live_1', 'harf_other_1', 'a_b_live_1'])
      assert.equal(keyEnvironment(other), undefined, other);
  });
});
