import assert from 'node:assert/strict';
import fc from 'fast-check';
import { alignLetters } from '../../../src/engine/alignment/alignLetters.ts';
import { normaliseWord } from '../../../src/engine/analyse/words/normalise.ts';
import { readCorpus } from '../../../src/engine/compile/index.ts';
import { markedToken } from '../../../src/engine/render/marks.ts';
import { stripMarks } from '../../../src/text/marks.ts';
import { corpusSources, testEngine } from '../../support/engine.ts';
import { persianText } from '../../support/persianText.ts';

/** Asserts the marked form of a text. */
function check(text: string, marked: string, includeEzafe = true): void {
  const engine = testEngine();
  assert.equal(engine.diacritize(engine.analyse(text), { includeEzafe }), marked);
}

const EACH_SO_MANY = 60;
const VOWEL_SIGN = /[\u064b-\u0650]/;

/** Asserts that no vowel stands on a letter that is itself a long vowel or o; behind the i of آزادیِ an ezafe is spoken with y. */
function checkVowelLetters(text: string): void {
  const engine = testEngine();
  for (const token of engine.analyse(text).tokens) {
    if (token.word === undefined) continue;
    const { pronunciation, ezafe } = token.word;
    const { marks, letters } = normaliseWord(markedToken(token, true, new Map()));
    const linking = ezafe === 'ye' && letters.endsWith('ی') ? 'ye' : ezafe === 'e' ? 'e' : '';
    const { sounds } = alignLetters(letters, pronunciation.phonemes + linking);
    sounds.forEach(({ carrier }, at) => {
      const isVowel = /[اوی]/.test(letters[at] ?? '') && /[Aiu]$/.test(carrier);
      assert.ok(
        !isVowel || !VOWEL_SIGN.test(marks[at] ?? ''),
        `${token.source} ${pronunciation.phonemes} in ${text}`,
      );
    });
  }
}

describe('laughter', () => {
  it('has no vowels in marks and a syllable for each letter in Pinglish', () => {
    const engine = testEngine();
    const analysis = engine.analyse('سلام ههههه خوبی خخخ');
    assert.equal(engine.diacritize(analysis, { includeEzafe: true }), 'سَلام ههههه خوبی خخخ');
    const { pinglish } = engine.pinglish(analysis, { style: 'readable', vowelNotation: 'double_a' });
    assert.equal(pinglish, 'salaam hahahahaha khoobi khkhkh');
  });
});

describe('marked text', () => {
  it('has short vowels on the letters before them', () => check('کتاب', 'کِتاب'));
  it('has the damma of a و on the letter before it', () => check('از خود گفت‌وگو', 'اَز خُود گُفتُ‌وگو'));
  it('has tashdid before the vowel', () => check('معلم', 'م\u064fع\u064eل\u0651\u0650م'));
  it('has tanvin on the alef', () => check('فعلا', 'فِعلاً'));
  it('has tanvin inside a phrase of Arabic', () => check('متنازع‌فیه', 'مُتَنازَعٌ‌فیه'));
  it('has nothing but ezafe on a letter that is named', () => check('بند ج قانون', 'بَندِ جِ قانون'));
  it('has ezafe as a kasra', () => check('کتاب خوب را', 'کِتابِ خوب را'));
  it('has ezafe as a hamza on a silent ه', () => check('خانه ما', 'خانِهٔ ما'));
  it('leaves ezafe out when asked', () => check('خانه ما', 'خانِه ما', false));
  it('has the vowel before the Arabic article on the letter before it, and none on a silent alef or lam', () => {
    check('فارغ‌التحصیل', 'فارِغُ‌التَّحصیل');
    check('حق‌الزحمه', 'حَقُّ‌الزَّحمِه');
    check('عبدالرحیم', 'عَبدُالرَّحیم');
    check('فی‌الواقع', 'فِی‌الواقِع');
    check('علی‌الحساب', 'عَلَی‌الحِساب');
    check('بالاخره', 'بِالاَخَرِه');
  });
  it('has the ending of بین before the article as Arabic has it', () => check('بین‌المللی', 'بِیْنَ‌المِلَلی'));
  it('is marked as Arabic in its phrases, whatever is heard in Persian', () => {
    check('لا حول و لا قوة إلا بالله', 'لا حَوْلَ وَ لا قُوَّةَ إِلّا بِاللّٰه');
    check('صلوات الله علیه', 'صَلَواتُ اللّٰهِ عَلَیْه');
    check('مالک یوم الدین', 'مالِکِ یَوْمِ الدّین');
    check('عالم الغیب و الشهادة', 'عالِمُ الغَیْبِ وَ الشَّهادَة');
    check('رضی الله عنه', 'رَضِیَ اللّٰهُ عَنه');
    check('لم یلد و لم یولد و لم یکن له کفوا أحد', 'لَم یَلِد وَ لَم یولَد وَ لَم یَکُن لَهُ کُفُواً أَحَد');
    check('سوره نور', 'سورِهٔ نور');
  });
  it('has no mark on a letter that is read as a long vowel', () => {
    check('سی‌ودو', 'سی‌وُدُو');
    check('آوا و بانو', 'آوا وَ بانو');
    for (const text of ['آوا خوب', 'رادیو ما', 'موسی ما', 'سی و دو', 'ما و شما']) checkVowelLetters(text);
  });
  it('has none on such a letter in any sentence that Harf learns from or is measured with', () => {
    const sentences = corpusSources().flatMap(readCorpus);
    sentences.forEach(({ text }, at) => {
      if (at % EACH_SO_MANY === 0) checkVowelLetters(text);
    });
  }).timeout(120_000);
  it('has the article assimilated at the beginning of a word', () => check('الرحمن', 'اَلرَّحمٰن'));
  it('has tashdid and the small alef on the name of God', () =>
    check('الله عبدالله رحمت‌الله', 'اَللّٰه عَبدُاللّٰه رَحمَتُ‌اللّٰه'));
  it('completes a tashdid of the writer’s with its vowel', () =>
    check('معل\u0651م', 'م\u064fع\u064eل\u0651\u0650م'));
  it('keeps the writer’s own marks and adds none to their letters', () => check('کِتاب', 'کِتاب'));
  it('leaves a character that is several letters as it is', () => check('ﷲ ﷺ ﻻ', 'ﷲ ﷺ ﻻ'));
  it('passes Latin, digits, addresses, code, emoji and punctuation through', () => {
    const text = 'API v2.0 — https://a.ir/b؟ `code` ۱۲٫۵٪ 👩‍💻 a@b.ir';
    check(text, text);
  });
  it('only ever adds marks', () => {
    const engine = testEngine();
    fc.assert(
      fc.property(persianText(), fc.boolean(), (text, includeEzafe) => {
        const marked = engine.diacritize(engine.analyse(text), { includeEzafe });
        assert.equal(stripMarks(marked), stripMarks(text));
        assert.ok(marked.length >= text.length);
      }),
    );
  });
  it('changes nothing when it is marked again', () => {
    const engine = testEngine();
    const marked = engine.diacritize(engine.analyse('کتاب‌های خوب را خواندم'), { includeEzafe: true });
    check(marked, marked);
  });
});

function schoolMarks(text: string): string {
  const engine = testEngine();
  const analysis = engine.analyse(text);
  const options = { style: 'readable', vowelNotation: 'double_a', schoolMarks: true } as const;
  const words = engine.explain(analysis, options);
  return analysis.tokens.map(({ source }, at) => words.get(at)?.schoolMarks ?? source).join('');
}

describe('marks as primers print them', () => {
  const examples = [
    'آنْ مَرْدْ دَرْ بارانْ آمَدْ.',
    'دَرْسِ فارْسی اِمْروزْ سَخْتْ بودْ.',
    'خانِه‌یِ ما بُزُرْگْ اَسْتْ.',
    'دُوْلَتْ خُورْشیدْ را دوسْتْ دارَدْ.',
    'دانِشْ‌آموزْ خوابْ اَسْتْ.',
  ];
  for (const marked of examples)
    it(`have sukun on consonants without a vowel: ${marked}`, () => {
      assert.equal(schoolMarks(stripMarks(marked)), marked);
    });

  it('are on the letters of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'بپاوی هسلﻻـ‌َِّ.۱a') }), (text) => {
        assert.equal(stripMarks(schoolMarks(text)), stripMarks(text));
      }),
    );
  });
});

function diacritize(text: string): string {
  const engine = testEngine();
  return engine.diacritize(engine.analyse(text), { includeEzafe: true });
}

/** Persian sentences and the vowelled Arabic that each quotes. */
const QUOTING: readonly (readonly [string, string])[] = [
  ['در آیهٔ «#» سخن از صبر است.', 'إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ'],
  ['پیامبر فرمود: «#» و رفت.', 'اَلْعِلْمُ نُورٌ یَقْذِفُهُ اللّٰهُ فی قَلْبِ مَنْ یَشاءُ'],
  ['قرآن می‌گوید «#» و بس.', 'قُلْ هُوَ ٱللَّهُ أَحَدٌ ٱللَّهُ ٱلصَّمَدُ'],
  ['پدرم # گفت و آرام شد.', 'الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ'],
  ['معنای (#) در این کتاب آمده است.', 'مَا لَا يُدْرَكُ كُلُّهُ لَا يُتْرَكُ كُلُّهُ'],
  ['به قول سعدی # و این روشن است.', 'رَبَّنا آتِنا فِی الدُّنْیا حَسَنَةً'],
  ['عبارت «#» را بر در نوشته بود.', 'بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ'],
];

describe('vowelled Arabic in a Persian sentence', () => {
  for (const [sentence, quotation] of QUOTING)
    it(`keeps its marks as they are: ${quotation}`, () => {
      const text = sentence.replace('#', quotation);
      const marked = diacritize(text);
      assert.ok(marked.includes(quotation), marked);
      assert.equal(stripMarks(marked), stripMarks(text));
    });
  it('leaves the Persian around it to be marked', () => {
    const marked = diacritize('کتاب خوب، «قُلْ هُوَ اللَّهُ أَحَدٌ» کتاب خوب');
    assert.equal(marked, 'کِتابِ خوب، «قُلْ هُوَ اللَّهُ أَحَدٌ» کِتابِ خوب');
  });
  it('is not seen in Persian with some marks of its own', () => {
    assert.equal(diacritize('مُعلم کتاب خوبی داد'), diacritize('معلم کتاب خوبی داد'));
  });
});
