import assert from 'node:assert/strict';
import fc from 'fast-check';
import { spell } from '../../../src/engine/render/spelling.ts';
import { phonemesOf } from '../../../src/text/systematicPinglish.ts';

describe('systematic Pinglish', () => {
  const sounds = fc
    .array(fc.constantFrom(...'aeoAiubptdkgfvszSZCjxqhlmnry?', 'ow'), { minLength: 1, maxLength: 12 })
    .map((all) => all.join(''));

  it('is read back without doubt, in both notations', () => {
    fc.assert(
      fc.property(sounds, fc.constantFrom('double_a', 'macron'), (phonemes, vowelNotation) => {
        assert.equal(phonemesOf(spell(phonemes, { style: 'systematic', vowelNotation })), phonemes);
      }),
    );
  });
});
