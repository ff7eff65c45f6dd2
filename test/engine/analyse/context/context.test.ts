import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

/** Asserts the phonemes of a sentence, ezafe included. */
function check(sentence: string, phonemes: string): void {
  const engine = testEngine();
  assert.equal(engine.phonemes(engine.analyse(sentence)), phonemes);
}

describe('ezafe', () => {
  it('links noun and adjective', () => check('کتاب خوب را خواندم', 'ketAb-e xub rA xAndam'));
  it('links noun and noun', () => check('در کتاب درس نوشته است', 'dar ketAb-e dars neveSte ast'));
  it('is written behind های', () => check('کتاب‌های خوب را', 'ketAbhA-ye xub rA'));
  it('is written as ه‌ی', () => check('خانه‌ی ما', 'xAne-ye mA'));
  it('is written as a ی apart', () => check('خانه ی ما', 'xAne-ye mA'));
  it('follows prepositions that take it', () => check('برای شما', 'barA-ye SomA'));
  it('links nouns in مین, which are no superlatives', () => check('سرزمین من', 'sarzamin-e man'));
  it('does not follow a superlative', () => check('بهترین کتاب', 'behtarin ketAb'));
  it('does not cross punctuation', () => check('کتاب، خوب', 'ketAb xub'));
  it('does not follow a possessive', () => check('کتابم خوب است', 'ketAbam xub ast'));
  it('does not follow an indefinite noun', () => check('مردی بزرگ را دید', 'mardi bozorg rA did'));
  it('follows the mark that the writer set', () => check('مردِ بزرگ', 'mard-e bozorg'));
});

describe('sounds that neighbours decide', () => {
  it('of a doubled consonant at the end, heard only before ezafe', () => {
    check('او حق دارد', 'u haq dArad');
    check('این حق ماست', 'in haqq-e mAst');
  });
  it('of نه behind a number and و', () => check('بیست و نه روز گذشت', 'bist o noh ruz gozaSt'));
});

describe('words written apart', () => {
  it('join a verb and its می', () => check('به خانه می روم', 'be xAne miravam'));
  it('join a noun and its ها', () => check('کتاب ها را', 'ketAbhA rA'));
  it('are two where ای calls somebody', () => check('تو ای دوست کجایی', 'to ey dust kojA?i'));
});

describe('marks in the input', () => {
  it('choose among readings', () => check('سُر', 'sor'));
  it('overrule the commonest reading', () => check('مُلک', 'molk'));
  it('rule out what they speak against, in a sentence as alone', () => {
    check('مدرّسه', 'modarrese');
    check('مدرّسه مؤثّر بود', 'modarrese mo?asser bud');
    check('مدرِّسه آمد', 'modarrese Amad');
    check('مدرسه آمد', 'madrese Amad');
    check('بنّا آمد', 'bannA Amad');
    check('بَنا زیبا بود', 'banA zibA bud');
    check('معلّم دوّم شد', 'mo?allem dovvom Sod');
    check('علّی', 'elli');
    check('عَلی آمد', 'ali Amad');
  });
  it('leave a letter that has nothing but tashdid the vowel behind it', () => check('کرّم', 'kerrem'));
});

describe('verbs of several words', () => {
  /** Asserts the inflection of the verb whose head is `head`. */
  function checkVerb(sentence: string, head: string, inflection: object): void {
    const token = testEngine()
      .analyse(sentence)
      .tokens.find(({ source }) => source === head);
    assert.deepEqual(token?.word?.pronunciation.inflection, inflection);
  }
  it('future', () => checkVerb('او خواهد رفت', 'رفت', { tense: 'future', person: 3 }));
  it('pluperfect', () => checkVerb('او رفته بود', 'رفته', { tense: 'pluperfect', person: 3 }));
  it('perfect', () => checkVerb('او رفته است', 'رفته', { tense: 'perfect', person: 3 }));
  it('passive', () => checkVerb('نامه نوشته شد', 'نوشته', { tense: 'past', person: 3, passive: true }));
});

describe('other readings', () => {
  /** What `word` could be in `sentence`, by its phonemes. */
  function check(sentence: string, word: string, others: readonly string[]): void {
    const { tokens } = testEngine().analyse(sentence);
    const { pronunciation, alternatives = [] } = tokens.find(({ source }) => source === word)?.word ?? {};
    const found = alternatives.map(({ pronunciation }) => pronunciation.phonemes);
    assert.deepEqual(
      others.filter((phonemes) => !found.includes(phonemes)),
      [],
    );
    assert.ok(pronunciation !== undefined && !found.slice(0, 1).includes(pronunciation.phonemes));
    const shares = alternatives.map(({ confidence }) => confidence);
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => b - a),
    );
    const sum = shares.reduce((total, share) => total + share, 0);
    assert.ok(sum > 0 && sum < 1, `${sum}`);
  }
  it('come likeliest first and share what the chosen one leaves', () =>
    check('کرم در خاک است', 'کرم', ['kerem', 'karam']));
  it('are those of inflected words too', () => check('شیر گرم است', 'گرم', ['geram']));
});
