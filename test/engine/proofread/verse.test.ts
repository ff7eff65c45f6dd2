import assert from 'node:assert/strict';
import { PROOF_RULES } from '../../../src/contract/index.ts';
import { testEngineWithCounts } from '../../support/engine.ts';

describe('proofreading verse', () => {
  const rulesIn = (text: string) => {
    const engine = testEngineWithCounts();
    const rules = new Set<string>(PROOF_RULES);
    return engine.proofread(engine.analyse(text), { rules }).map(({ rule }) => rule);
  };

  it('suggests nothing in verse whose metre is recognised', () => {
    const engine = testEngineWithCounts();
    const found = engine
      .analyse('بنی آدم اعضای یکدیگرند\nکه در آفرینش ز یک گوهرند')
      .tokens.filter(({ isVerse }) => isVerse);
    assert.ok(found.length > 0);
    assert.deepEqual(rulesIn('بنی آدم اعضای یکدیگرند\nکه در آفرینش ز یک هقیقتند'), []);
  });

  it('suggests in the prose beside it', () => {
    assert.deepEqual(rulesIn('بنی آدم اعضای یکدیگرند\nکه در آفرینش ز یک گوهرند\n\nاین هقیقت است.'), [
      'one-sound',
    ]);
  });
});
