import assert from 'node:assert/strict';
import { testEngine } from '../../../support/engine.ts';

function phonemes(text: string): string {
  return testEngine().phonemes(testEngine().analyse(text));
}

function marked(text: string): string {
  return testEngine().diacritize(testEngine().analyse(text), { includeEzafe: true });
}

function pinglish(text: string): string {
  const options = { style: 'readable', vowelNotation: 'double_a' } as const;
  return testEngine().pinglish(testEngine().analyse(text), options).pinglish;
}

/** Phrases in Persian sentences, with what is heard where the phrase stands. */
const READ: readonly (readonly [string, string])[] = [
  ['سخنرانی را با بسم الله الرحمن الرحیم آغاز کرد.', 'besme llAhe rrahmAne rrahim'],
  ['با گفتن «بسم‌الله الرحمن الرحیم» وارد شد.', 'besmellAhe rrahmAne rrahim'],
  ['پیامبر صلی الله علیه و آله و سلم به مدینه رفت.', 'salla llAho alayhe va Alehi va sallam'],
  ['پدربزرگش، رحمة الله علیه، نجار بود.', 'rahmato llAhe alayh'],
  ['پدربزرگش، رحمت الله علیه، نجار بود.', 'rahmato llAhe alayh'],
  ['پیام تسلیت با انا لله و انا الیه راجعون شروع می‌شد.', 'ennA lellAhe va ennA elayhe rAje?un'],
  ['پیرمرد زیر لب لا اله الا الله می‌گفت.', 'lA elAha ella llAh'],
  ['مراسم شب لیلة القدر برگزار شد.', 'leylato lqadr'],
  ['مراسم شب لیله القدر برگزار شد.', 'leylato lqadr'],
  ['مادرش از ترس نعوذ بالله گفت.', 'na?uzo bellAh'],
  ['خدا گفت کن فیکون و جهان پدید آمد.', 'kon fayakun'],
  ['همه دعای فرج امام زمان عجل الله تعالی فرجه الشریف را خواندند.', 'ajjala llAho ta?AlA farajaho SSarif'],
  ['بحث ما نحن فیه چیز دیگری است.', 'mA nahno fih'],
  ['آیهٔ اهدنا الصراط المستقیم را تفسیر کرد.', 'ehdena sserAta lmostaqim'],
  ['حافظ می‌گوید الا یا ایها الساقی ادر کاسا و ناولها.', 'alA yA ayyoha ssAqi ader ka?san va nAvelhA'],
];

describe('an Arabic phrase in Persian', () => {
  for (const [text, sound] of READ)
    it(`is read as a whole: ${text}`, () => assert.ok(phonemes(text).includes(sound), phonemes(text)));

  it('is the same in all its spellings', () => {
    for (const spelling of ['إن شاء الله', 'ان شاء الله', 'ان شا الله'])
      assert.equal(phonemes(`فردا ${spelling} می‌رویم`), 'fardA en SA?a llAh miravim');
    assert.equal(phonemes('فردا ان شالله می‌رویم'), 'fardA en SA?allAh miravim');
    for (const spelling of ['انشاءالله', 'انشاالله', 'انشالله', 'ان‌شاءالله', 'ان‌شاالله'])
      assert.equal(phonemes(`فردا ${spelling} می‌رویم`), 'fardA enSA?allAh miravim');
  });
  it('is known with the writer’s marks too', () =>
    assert.equal(phonemes('إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ'), 'ennA lellAhe va?ennA elayhe rAje?un'));
  it('has no mark on a silent letter, and its tanvin on the last', () => {
    assert.equal(marked('لیلة القدر'), 'لَیْلَةُ القَدر');
    assert.equal(marked('بسم الله الرحمن الرحیم'), 'بِسمِ اللّٰهِ الرَّحمٰنِ الرَّحیم');
    assert.equal(marked('نور علی نور'), 'نورٌ عَلی نور');
    assert.equal(marked('اهدنا الصراط المستقیم'), 'اِهدِنَا الصِّراطَ المُستَقیم');
  });
  it('is one word of English', () =>
    assert.equal(
      testEngine().translate(testEngine().analyse('بسم الله الرحمن الرحیم')).translation,
      'In the name of God, the Merciful, the Compassionate',
    ));
  it('has the consonant of the article behind the word before it in Pinglish, each word linked', () => {
    assert.equal(pinglish('نهج البلاغه'), 'nahjol balaaghe');
    assert.equal(pinglish('بسم الله الرحمن الرحیم'), 'besmel laaher rahmaaner rahim');
    assert.equal(pinglish('بسم‌الله الرحمن الرحیم'), 'besmellaaher rahmaaner rahim');
  });
  it('has the reading of a surah’s name behind سوره, and ezafe before it', () => {
    assert.equal(phonemes('سوره ملک'), 'sure-ye molk');
    assert.equal(phonemes('سوره‌ی ملک'), 'sure-ye molk');
    assert.equal(marked('سورهٔ ملک'), 'سورِهٔ مُلک');
    assert.equal(phonemes('سوره آل عمران'), 'sure-ye Al-e emrAn');
  });
  it('that is a title has no ezafe before the name', () =>
    assert.equal(phonemes('آیت الله العظمی بروجردی'), 'Ayato llAhe l?ozmA borujerdi'));
  it('is left to the lexicon where it is a word of it', () =>
    assert.equal(testEngine().analyse('الحمدلله').tokens[0]?.word?.pronunciation.lemma, 'الحمدلله'));
  it('is not seen in words that only begin as it does', () => {
    assert.equal(phonemes('از من حیثیت خواست'), 'az man heysiyat xAst');
    assert.equal(phonemes('ما شاد شدیم'), 'mA SAd Sodim');
  });
});

describe('a word with the Arabic article behind another word', () => {
  it('makes one word with it that the lexicon has', () => {
    assert.equal(phonemes('فارغ التحصیل'), 'fAreqo ttahsil');
    assert.equal(phonemes('نمایشگاه بین المللی کتاب'), 'namAyeSgAh-e beyno lmelali-ye ketAb');
    assert.equal(marked('بین المللی'), 'بِیْنَ المِلَلی');
  });
  it('makes a genitive with words that often have one', () => {
    assert.equal(phonemes('دار الترجمه'), 'dAro ttarjome');
    assert.equal(phonemes('شدید اللحن'), 'Sadido llahn');
  });
  it('that is no article stays a word', () => assert.equal(phonemes('بیت الماس'), 'beyt-e almAs'));
  it('is read with the article by itself', () => assert.equal(phonemes('الترجمه'), 'attarjome'));
  it('of God is one word at a ZWNJ', () => assert.equal(phonemes('کتاب‌الله'), 'ketAbollAh'));
});
