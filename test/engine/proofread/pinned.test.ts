import assert from 'node:assert/strict';
import { pinPronunciations } from '../../../src/engine/index.ts';
import { testEngineWithCounts } from '../../support/engine.ts';

describe('proofreading words that the user has pinned', () => {
  const text = 'کتابخاهن تازه است.';

  it('finds an unknown word that is not pinned', () => {
    const engine = testEngineWithCounts();
    assert.equal(engine.proofread(engine.analyse(text)).length, 1);
  });

  it('takes it for known once it is, with an ending too', () => {
    const engine = testEngineWithCounts();
    const pins = pinPronunciations([{ form: 'کتابخاهن', phonemes: 'ketAbxAhan' }]);
    for (const each of [text, 'کتابخاهن‌ها تازه‌اند.'])
      assert.deepEqual(engine.proofread(engine.analyse(each, pins)), []);
  });
});
