import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { PinglishOptions } from '../../../src/engine/index.ts';
import { spell } from '../../../src/engine/render/pinglish.ts';
import { phonemesOf } from '../../../src/text/systematicPinglish.ts';
import { testEngine } from '../../support/engine.ts';
import { persianText } from '../../support/persianText.ts';

const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;
const OPTIONS: fc.Arbitrary<PinglishOptions> = fc.record({
  style: fc.constantFrom('readable', 'systematic'),
  vowelNotation: fc.constantFrom('double_a', 'macron'),
});

/** Asserts the Pinglish of a text. */
function check(text: string, pinglish: string, options: PinglishOptions = READABLE): void {
  const engine = testEngine();
  assert.equal(engine.pinglish(engine.analyse(text), options).pinglish, pinglish);
}

describe('Pinglish', () => {
  it('is spelled as Iranians type it', () => check('خوب', 'khoob'));
  it('writes ezafe as -e and -ye', () => check('کتاب خوب و خانه ما', 'ketaab-e khoob va khaane-ye maa'));
  it('doubles a consonant at the end only before ezafe', () => check('خط و خط کج', 'khat va khatt-e kaj'));
  it('writes the long a as aa or with a macron', () => {
    check('کتاب', 'ketaab');
    check('کتاب', 'ketāb', { style: 'readable', vowelNotation: 'macron' });
  });
  it('parts letter pairs from digraphs in systematic style', () =>
    assert.equal(spell('ashAb', { style: 'systematic', vowelNotation: 'double_a' }), 'as·haab'));
  it('writes the glottal stop in systematic style', () =>
    assert.equal(spell('ba?d', { style: 'systematic', vowelNotation: 'macron' }), "ba'd"));
  it('passes all that is no Persian word through unchanged', () => {
    const text = 'API v2.0، https://a.ir/b؟ `کد` ۱۲٫۵٪ 👩‍💻 «a@b.ir»';
    check(text, text);
  });
});

describe('the alignment of Pinglish', () => {
  it('ties every Latin word to the code points it came from, in order', () => {
    const engine = testEngine();
    fc.assert(
      fc.property(persianText(), OPTIONS, (text, options) => {
        const { pinglish, alignment } = engine.pinglish(engine.analyse(text), options);
        const codePoints = Array.from(text);
        let source = 0;
        let latin = 0;
        for (const item of alignment) {
          assert.ok(item.codePointStart >= source);
          assert.equal(codePoints.slice(item.codePointStart, item.codePointEnd).join(''), item.source);
          const found = pinglish.indexOf(item.written, latin);
          assert.ok(found >= 0);
          source = item.codePointEnd;
          latin = found + item.written.length;
        }
      }),
    );
  });
});

describe('systematic spelling', () => {
  const phonemes = fc
    .array(fc.constantFrom(...'aeoAiubptdkgfvszSZCjxqhlmnry?', 'ow'), { maxLength: 12 })
    .map((parts) => parts.join('').replace(/o(?=w)/g, 'o'));
  for (const vowelNotation of ['double_a', 'macron'] as const)
    it(`is reversible with ${vowelNotation}`, () => {
      fc.assert(
        fc.property(phonemes, (word) => {
          assert.equal(unspell(spell(word, { style: 'systematic', vowelNotation })), word);
        }),
      );
    });
});

/** Reads systematic Pinglish back, by the table of the README. */
function unspell(spelled: string): string {
  const sounds: Readonly<Record<string, string>> = {
    sh: 'S',
    zh: 'Z',
    ch: 'C',
    kh: 'x',
    gh: 'q',
    aa: 'A',
    ā: 'A',
    "'": '?',
  };
  return Array.from(spelled.matchAll(/sh|zh|ch|kh|gh|aa|./g), ([letters]) =>
    letters === '·' ? '' : (sounds[letters] ?? letters),
  ).join('');
}

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
