import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type PinnedPronunciations,
  pinPronunciations,
  type WordAnalysis,
} from '../../../../src/engine/index.ts';
import { testEngine } from '../../../support/engine.ts';
import { persianText } from '../../../support/persianText.ts';

function pinsOf(words: Readonly<Record<string, string>>): PinnedPronunciations {
  return pinPronunciations(Object.entries(words).map(([form, phonemes]) => ({ form, phonemes })));
}

function wordIn(text: string, source: string, pins?: PinnedPronunciations): WordAnalysis {
  const found = testEngine()
    .analyse(text, pins)
    .tokens.find((token) => token.source === source);
  assert.ok(found?.word);
  return found.word;
}

describe('pinned readings', () => {
  /** `word` is read so in every one of `texts` once it is pinned. */
  function check(pin: Readonly<Record<string, string>>, word: string, phonemes: string, ...texts: string[]) {
    const pins = pinsOf(pin);
    for (const text of texts) {
      const { pronunciation, confidence } = wordIn(text, word, pins);
      assert.equal(pronunciation.phonemes, phonemes, text);
      assert.ok(confidence > 0.5, `${text}: ${confidence}`);
    }
  }

  for (const form of ['کرم', 'مهر', 'گل', 'شیر', 'در', 'سر', 'تن', 'پر', 'بر', 'دم'])
    it(`choose the word, not only its sound: ${form}`, () => {
      const text = `این ${form} را دیدم.`;
      const { pronunciation, alternatives } = wordIn(text, form);
      const all = [pronunciation, ...alternatives.map((each) => each.pronunciation)];
      for (const { phonemes, gloss } of all.filter((each) => each.gloss !== '')) {
        const found = wordIn(text, form, pinPronunciations([{ form, phonemes, gloss }])).pronunciation;
        assert.deepEqual([found.phonemes, found.gloss], [phonemes, gloss]);
      }
    });

  it('choose the word by its senses, in whatever order a sentence has them', () => {
    const glossOf = (gloss: string) => {
      const pins = pinPronunciations([{ form: 'شیر', phonemes: 'Sir', gloss }]);
      return wordIn('این شیر را دیدم.', 'شیر', pins).pronunciation.gloss;
    };
    assert.equal(glossOf('lion; milk; tap'), glossOf('milk; lion; tap'));
  });

  it('choose the sound alone where no word has the gloss', () => {
    const pins = pinPronunciations([{ form: 'کرم', phonemes: 'kerm', gloss: 'my own note' }]);
    assert.equal(wordIn('این کرم را دیدم.', 'کرم', pins).pronunciation.phonemes, 'kerm');
  });

  it('are followed in phonemes where the word is a phrase written as one', () => {
    const engine = testEngine();
    const phonemes = (pins?: PinnedPronunciations) => engine.phonemes(engine.analyse('به‌فکر', pins));
    assert.equal(phonemes(), 'be fekr');
    assert.equal(phonemes(pinsOf({ به‌فکر: 'bafekr' })), 'bafekr');
  });

  it('keep a word one that would be divided', () => {
    const engine = testEngine();
    const phonemes = (pins?: PinnedPronunciations) => engine.phonemes(engine.analyse('وی‌افزود', pins));
    assert.equal(phonemes(), 'vey afzud');
    assert.equal(phonemes(pinsOf({ وی‌افزود: 'vey?afzud' })), 'vey?afzud');
  });

  it('leave a fixed phrase its own reading, with marks too', () => {
    const engine = testEngine();
    const read = (text: string) =>
      engine.phonemes(engine.analyse(text, pinsOf({ شکر: 'Sekar', جام: 'jem' })));
    assert.equal(read('شکر خدا'), 'Sokr-e xodA');
    assert.equal(read('شکرِ خدا را به جا آورد.'), 'Sokr-e xodA rA be jA Avard');
    assert.equal(read('آمد، خدا را شکر!'), 'Amad xodA rA Sokr');
    assert.equal(read('خدا رو شکر که آمدی.'), 'xodA ro Sokr ke Amadi');
    assert.equal(read('شُکر کن'), 'Sokr kon');
    assert.match(read('جام جهانی آمد'), /^jAm-e jahAni /);
    assert.match(read('جام شکست'), /^jem /);
    assert.equal(
      engine.diacritize(engine.analyse('شکر خدا', pinsOf({ شکر: 'Sekar' })), { includeEzafe: true }),
      'شُکرِ خُدا',
    );
  });

  it('of a word in fixed phrases hold everywhere else', () => {
    for (const text of ['شکر شیرین است', 'خدا شکر را آفرید', 'چای را با شکر خورد', 'شکر', 'شکر و خدا'])
      check({ شکر: 'Sekar' }, 'شکر', 'Sekar', text);
  });

  it('are followed in every context', () => {
    for (const phonemes of ['kerm', 'kerem', 'karam'])
      check({ کرم: phonemes }, 'کرم', phonemes, 'کرم در خاک است', 'کرم دست خرید', 'کرم', 'از کرم او');
  });

  it('are followed in inflected and compound forms', () => {
    for (const [pin, plural] of [
      ['kerm', 'kermhA'],
      ['kerem', 'keremhA'],
    ] as const) {
      check({ کرم: pin }, 'کرم‌ها', plural, 'کرم‌ها', 'این کرم‌ها را دیدم');
      check({ کرم: pin }, 'کرم‌هایشان', `${plural}yeSAn`, 'کرم‌هایشان');
      check({ کرم: pin }, 'کرم', pin, 'کرم ها در خاک است');
    }
  });

  it('can be those of an inflected form, or of a verb', () => {
    check({ کرم‌ها: 'keremhA' }, 'کرم‌ها', 'keremhA', 'کرم‌ها در خاک هستند');
    check({ خواند: 'xAnad' }, 'خواند', 'xAnad', 'او کتاب را خواند');
  });

  it('keep the gloss, the part of speech and the other readings', () => {
    const { pronunciation, alternatives } = wordIn('کرم', 'کرم', pinsOf({ کرم: 'kerem' }));
    assert.match(pronunciation.gloss, /cream/);
    assert.ok(alternatives.some((other) => other.pronunciation.phonemes === 'kerm'));
    assert.ok(alternatives.every(({ confidence }) => confidence < 0.01));
  });

  it('give an unknown word its sound, and its plural too', () => {
    check({ زیگولک: 'zigulak' }, 'زیگولک', 'zigulak', 'زیگولک آمد', 'او زیگولک را دید');
    check({ زیگولک: 'zigulak' }, 'زیگولک‌ها', 'zigulakhA', 'زیگولک‌ها آمدند');
  });

  it('give a known word a sound that the lexicon does not have, with its gloss', () => {
    check({ کتاب: 'kotAb' }, 'کتاب', 'kotAb', 'کتاب خوب', 'این کتاب');
    assert.match(wordIn('کتاب', 'کتاب', pinsOf({ کتاب: 'kotAb' })).pronunciation.gloss, /book/);
  });

  it('are found whatever letters and marks the pin is written with', () => {
    check({ كِتاب: 'kotAb' }, 'کتاب', 'kotAb', 'کتاب');
  });

  it('give way to marks in the text that say otherwise', () => {
    const pins = pinsOf({ کرم: 'kerem' });
    assert.equal(wordIn('کَرَم بود', 'کَرَم', pins).pronunciation.phonemes, 'karam');
    assert.equal(wordIn('کرمِ دست', 'کرمِ', pins).pronunciation.phonemes, 'kerem');
  });

  it('change nothing about other words, nor about texts that are read without them', () => {
    const pins = pinsOf({ کرم: 'kerem', زیگولک: 'zigulak' });
    const plain = testEngine().analyse('من کتاب خوب را خواندم. کرم');
    testEngine().analyse('کرم', pins);
    assert.deepEqual(testEngine().analyse('من کتاب خوب را خواندم. کرم'), plain);
    fc.assert(
      fc.property(persianText(), (text) => {
        fc.pre(!/ک|ز/.test(text));
        assert.deepEqual(testEngine().analyse(text, pins), testEngine().analyse(text));
      }),
    );
  });

  it('cover any text and any form without gap', () => {
    fc.assert(
      fc.property(persianText(), persianText(), (text, form) => {
        const { tokens } = testEngine().analyse(text, pinsOf({ [form]: 'kerem' }));
        assert.equal(tokens.map(({ source }) => source).join(''), text);
      }),
    );
  });
});
