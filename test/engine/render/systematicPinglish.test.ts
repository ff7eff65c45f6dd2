import assert from 'node:assert/strict';
import fc from 'fast-check';
import { spell } from '../../../src/engine/render/pinglish.ts';
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

  it('is read as people write it', () => {
    for (const [written, phonemes] of [
      ['ketāb', 'ketAb'],
      ['Shirin', 'Sirin'],
      ["mo'allem", 'mo?allem'],
      ['mo’allem', 'mo?allem'],
      ['as·hāb', 'ashAb'],
      ['dowlat', 'dowlat'],
      ['keta\u0304b', 'ketAb'],
    ] as const)
      assert.equal(phonemesOf(written), phonemes);
  });

  it('is nothing else', () => {
    for (const wrong of ['', 'کتاب', 'ket ab', 'cat', 'walad', 'qalb', 'ketâb', 'ketāb-e', '12'])
      assert.equal(phonemesOf(wrong), undefined, wrong);
  });
});
