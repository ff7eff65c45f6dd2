import assert from 'node:assert/strict';
import { PROOFREADING_RULES, settingDescriptions } from '../../../src/editor/contributions/settings.ts';
import type { Engine } from '../../../src/engine/index.ts';
import { proofRules } from '../../../src/engine/proofread/index.ts';
import { testEngine } from '../../support/engine.ts';

describe('the examples in the settings', () => {
  const plain = 'کتاب خوب';
  const pinglish = (options: Parameters<Engine['pinglish']>[1]) => {
    const engine = testEngine();
    return engine.pinglish(engine.analyse(plain), options).pinglish;
  };
  const shows = ({ en, fa }: { readonly en: string; readonly fa: string }, example: string) => {
    assert.ok(en.includes(example) && fa.includes(example), `${example}: ${en} ${fa}`);
  };

  it('of Pinglish are what the engine writes', () => {
    for (const style of ['readable', 'systematic'] as const) {
      const { choices } = settingDescriptions['pinglish.style'];
      assert.ok(choices);
      shows(choices[style], `\`${pinglish({ style, vowelNotation: 'double_a' })}\``);
    }
    for (const vowelNotation of ['double_a', 'macron'] as const) {
      const { choices } = settingDescriptions['pinglish.vowelNotation'];
      assert.ok(choices);
      shows(choices[vowelNotation], `\`${pinglish({ style: 'readable', vowelNotation })}\``);
    }
  });

  it('of diacritics are what the engine writes', () => {
    const engine = testEngine();
    for (const includeEzafe of [true, false])
      shows(
        settingDescriptions['diacritize.includeEzafe'],
        engine.diacritize(engine.analyse(plain), { includeEzafe }),
      );
  });
});

describe('the rules of proofreading in the settings', () => {
  it('are those of the engine', () => {
    const names = proofRules.map(({ name }) => name);
    assert.deepEqual([...PROOFREADING_RULES].sort(), names.sort());
  });
});
