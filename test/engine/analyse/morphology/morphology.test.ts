import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Inflection } from '../../../../src/engine/index.ts';
import { testEngine } from '../../../support/engine.ts';

/**
 * Asserts which of the readings of a word by itself has these phonemes, this lemma and this inflection: the first, that
 * is the chosen one, unless another `rank` is given.
 */
function check(word: string, phonemes: string, lemma: string, inflection: Inflection = {}, rank = 1): void {
  const analysed = testEngine().analyse(word).tokens[0]?.word;
  const pronunciations =
    analysed === undefined
      ? []
      : [analysed.pronunciation, ...analysed.alternatives.map(({ pronunciation }) => pronunciation)];
  const found = pronunciations.findIndex(
    (pronunciation) =>
      pronunciation.phonemes === phonemes &&
      pronunciation.lemma === lemma &&
      isDeepStrictEqual(pronunciation.inflection, inflection),
  );
  assert.equal(found + 1, rank, `${word}: ${JSON.stringify(pronunciations)}`);
}

describe('the forms of verbs', () => {
  it('present', () => check('می‌روم', 'miravam', 'رفتن', { tense: 'present', person: 1 }));
  it('present, joined', () => check('میروند', 'miravand', 'رفتن', { tense: 'present', person: 6 }));
  it('negative present', () =>
    check('نمی‌کند', 'nemikonad', 'کردن', { tense: 'present', person: 3, negative: true }));
  it('present of a vowel stem', () => check('می‌گوید', 'miguyad', 'گفتن', { tense: 'present', person: 3 }));
  it('subjunctive', () => check('برود', 'beravad', 'رفتن', { tense: 'subjunctive', person: 3 }));
  it('subjunctive of a stem with alef', () =>
    check('بیاید', 'biyAyad', 'آمدن', { tense: 'subjunctive', person: 3 }));
  it('imperative', () => check('بگو', 'begu', 'گفتن', { tense: 'imperative', person: 2 }));
  it('past', () => check('رفتند', 'raftand', 'رفتن', { tense: 'past', person: 6 }));
  it('negative past', () => check('نرفتم', 'naraftam', 'رفتن', { tense: 'past', person: 1, negative: true }));
  it('imperfect', () => check('می‌رفت', 'miraft', 'رفتن', { tense: 'imperfect', person: 3 }));
  it('perfect', () => check('رفته‌ام', 'rafte?am', 'رفتن', { tense: 'perfect', person: 1 }));
  it('with an object clitic', () =>
    check('دیدمش', 'didamaS', 'دیدن', { tense: 'past', person: 1, clitic: 3 }));
  it('with a preverb', () => check('برمی‌گردد', 'barmigardad', 'برگشتن', { tense: 'present', person: 3 }));
  it('infinitive', () => check('رفتن', 'raftan', 'رفتن', { tense: 'infinitive' }));
  it('action', () => check('افکنش', 'afkaneS', 'افکندن'));
  it('spoken participles', () => check('مونده', 'munde', 'ماندن', { tense: 'participle' }));
  it('spoken past', () => check('تونستم', 'tunestam', 'توانستن', { tense: 'past', person: 1 }));
  it('spoken past without its first syllable', () =>
    check('می‌ذاشت', 'mizASt', 'گذاشتن', { tense: 'imperfect', person: 3 }));
  it('imperative with an object clitic', () =>
    check('بگیرش', 'begiraS', 'گرفتن', { tense: 'imperative', person: 2, clitic: 3 }));
  it('past with ب, of verse', () => check('بگفت', 'begoft', 'گفتن', { tense: 'past', person: 3 }));
  it('perfect in one word, of verse', () => check('شدست', 'Sodast', 'شدن', { tense: 'perfect', person: 3 }));
  it('forbidding, with a glide, of verse', () =>
    check('میازار', 'mayAzAr', 'آزردن', { tense: 'imperative', person: 2, negative: true }));
  it('past of habit, of verse', () => check('گفتمی', 'goftami', 'گفتن', { tense: 'past', person: 1 }));
  it('spoken, with the alef of its stem', () =>
    check('میاد', 'miyAd', 'آمدن', { tense: 'present', person: 3 }));
  it('with ن or ب before the long i of a stem', () => {
    check('نایستاد', 'na?istAd', 'ایستادن', { tense: 'past', person: 3, negative: true });
    check('بایستد', 'be?istad', 'ایستادن', { tense: 'subjunctive', person: 3 });
  });
  it('colloquial', () => check('می‌خوام', 'mixAm', 'خواستن', { tense: 'present', person: 1 }));
});

describe('the forms of nouns and adjectives', () => {
  it('plural with ZWNJ', () => check('کتاب‌ها', 'ketAbhA', 'کتاب', { plural: true }));
  it('plural, joined', () => check('کتابها', 'ketAbhA', 'کتاب', { plural: true }));
  it('plural of persons', () => check('پزشکان', 'pezeSkAn', 'پزشک', { plural: true }));
  it('plural with a lost silent ه', () => check('رزمندگان', 'razmandegAn', 'رزمنده', { plural: true }));
  it('plural of the followers of a school', () => check('مادیون', 'mAddiyun', 'مادی', { plural: true }));
  it('possessive', () => check('کتابم', 'ketAbam', 'کتاب', { clitic: 1 }));
  it('a preposition whose ezafe is written', () => check('درباره‌ی', 'darbAre', 'درباره'));
  it('a preposition that ends in the ی of ezafe, with a possessive', () => {
    check('برایش', 'barAyaS', 'برای', { clitic: 3 });
    check('برایتان', 'barAyetAn', 'برای', { clitic: 5 });
  });
  it('possessive plural', () => check('کتاب‌هایشان', 'ketAbhAyeSAn', 'کتاب', { plural: true, clitic: 6 }));
  it('spoken possessive of an object', () => {
    check('ماشینشو', 'mASineSo', 'ماشین', { clitic: 3, object: true });
    check('بابامو', 'bAbAmo', 'بابا', { clitic: 1, object: true });
    check('گوشیتو', 'guSito', 'گوشی', { clitic: 2, object: true });
  });
  it('spoken possessive and verb behind a vowel and a ZWNJ', () => {
    check('بچه‌م', 'baCCam', 'بچه', { clitic: 1 });
    check('چایی‌ت', 'CA?it', 'چایی', { clitic: 2 });
    check('بی‌مزه‌س', 'bimazzas', 'بی‌مزه', { copula: 3 });
  });
  it('spoken object', () => {
    check('کتابو', 'ketAbo', 'کتاب', { object: true });
    check('خونه‌رو', 'xunero', 'خونه', { object: true });
  });
  it('spoken possessive of a word in i', () => check('گوشیت', 'guSit', 'گوشی', { clitic: 2 }));
  it('spoken verb behind i, behind a possessive and of several', () => {
    check('خالیه', 'xAliye', 'خالی', { copula: 3 });
    check('شوهرمه', 'Sowharame', 'شوهر', { clitic: 1, copula: 3 });
    check('قشنگن', 'qaSangan', 'قشنگ', { copula: 6 });
  });
  it('spoken definite after a silent ه', () => check('گربه‌هه', 'gorbehe', 'گربه'));
  it('ezafe written behind a ه that is heard', () => check('گره‌ی', 'gereh', 'گره'));
  it('spoken state of somebody', () => check('گشنمه', 'goSname', 'گشنه', { clitic: 1, copula: 3 }));
  it('possessive after a silent ه', () => check('خانه‌ام', 'xAne?am', 'خانه', { clitic: 1 }));
  it('indefinite', () => check('دختری', 'doxtari', 'دختر', { indefinite: true }));
  // «مردی» by itself is "you died", then what makes an adjective of مرد.
  it('indefinite, of a form that verbs have too', () =>
    check('مردی', 'mardi', 'مرد', { indefinite: true }, 3));
  it('indefinite after a silent ه', () => check('خانه‌ای', 'xAne?i', 'خانه', { indefinite: true }));
  it('comparative', () => check('بزرگ‌تر', 'bozorgtar', 'بزرگ', { degree: 'comparative' }));
  it('superlative, joined', () => check('بزرگترین', 'bozorgtarin', 'بزرگ', { degree: 'superlative' }));
  it('spellings without hamza or ZWNJ', () => check('دانشآموز', 'dAneS?Amuz', 'دانش‌آموز'));
});

/** Asserts the sound of a word by itself. */
function checkSound(word: string, phonemes: string): void {
  assert.equal(testEngine().analyse(word).tokens[0]?.word?.pronunciation.phonemes, phonemes);
}

describe('the likeliest reading of a form', () => {
  it('is its name for a letter, which takes no endings', () => {
    checkSound('ج', 'jim');
    checkSound('ما', 'mA');
    checkSound('کی', 'ki');
  });
  it('is a noun with its ending before a spoken verb', () => {
    checkSound('پرونده‌ای', 'parvande?i');
    checkSound('دونده‌ای', 'davande?i');
  });
  it('is divided where its ZWNJ stands', () => {
    checkSound('زمین‌های', 'zaminhA');
    checkSound('گوش‌های', 'guShA');
  });
  it('is a known word with a possessive however strange the letters look together', () => {
    checkSound('حواست', 'havAsat');
    checkSound('لباسمو', 'lebAsamo');
  });
});

describe('words that no entry explains', () => {
  it('have o for the و between their parts', () => {
    checkSound('شصت‌وسه', 'Sastose');
    checkSound('بیست‌و‌چهار', 'bistoCahAr');
  });
  it('join as Arabic does, its article like a letter of the sun', () => {
    checkSound('کمال‌الدنیا', 'kamAloddonyA');
    checkSound('مجمع‌الکتاب', 'majma?olketAb');
  });
  it('are surnames with the endings of surnames', () => {
    checkSound('شکیبی‌فر', 'Sakibifar');
    checkSound('تیمورپور', 'teymurpur');
    assert.equal(testEngine().analyse('تیمورپور').tokens[0]?.word?.pronunciation.partOfSpeech, 'name');
  });
  it('end in -it where their letters are no Arabic ones', () => checkSound('پامیریت', 'pAmirit'));
  it('have no tanvin on a plain alef of other words', () => {
    assert.doesNotMatch(testEngine().analyse('ویستا').tokens[0]?.word?.pronunciation.phonemes ?? '', /an$/);
  });
  it('are put together from parts at a ZWNJ', () => {
    const word = testEngine().analyse('کتاب‌دوستی‌ها').tokens[0]?.word;
    assert.equal(word?.pronunciation.phonemes.startsWith('ketAbdust'), true);
    assert.equal(word?.pronunciation.origin, 'morphology');
  });
  it('are guessed letter by letter, with little confidence in the sense', () => {
    const word = testEngine().analyse('قژغپچط').tokens[0]?.word;
    assert.equal(word?.pronunciation.origin, 'letters');
    assert.equal(word?.pronunciation.gloss, '');
    assert.notEqual(word?.pronunciation.phonemes, '');
  });
});
