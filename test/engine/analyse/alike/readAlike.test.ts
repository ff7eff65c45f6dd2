import assert from 'node:assert/strict';
import { pinPronunciations } from '../../../../src/engine/index.ts';
import { testEngine } from '../../../support/engine.ts';

const engine = testEngine();

/** The first gloss and the part of speech of a word as it is read in a sentence. */
function readingOf(word: string, sentence: string) {
  const token = engine.analyse(sentence).tokens.find(({ source }) => source === word);
  assert.ok(token?.word, `${word} is no word of ${sentence}`);
  return token.word;
}

function glossOf(word: string, sentence: string): string {
  return readingOf(word, sentence).pronunciation.gloss.split(';')[0] ?? '';
}

describe('of readings that sound alike, a word', () => {
  for (const [word, sentence, gloss] of [
    ['مهر', 'او ۱۵ مهر ۱۴۰۲ آمد.', 'Mehr'],
    ['میری', 'کجا میری؟', 'go'],
    ['آینده', 'سال آینده می‌روم.', 'coming'],
    ['پزشکی', 'تیم پزشکی آمد.', 'medical'],
    ['کاری', 'هر کاری می‌کنم گوش نمی‌دهد.', 'work'],
    ['زمانی', 'تا زمانی که بیاید می‌مانم.', 'time'],
    ['میان', 'رابطهٔ میان دو کشور خوب است.', 'among'],
    ['در', 'در باز شد.', 'door'],
    ['رهبری', 'مقام رهبری را پذیرفت.', 'leadership'],
    ['روحانی', 'حسن روحانی آمد.', 'Rouhani'],
    ['زیادی', 'این کار صبر زیادی می‌خواهد.', 'much'],
    ['نبود', 'نردبان بلند نبود.', 'be'],
    ['ولی', 'هوا سرد بود، ولی او می‌رقصید.', 'but'],
    ['آن', 'تاج محل گواه آن است.', 'that'],
    ['در', 'چه کسی در را باز کرد؟', 'door'],
    ['سر', 'او بر سر دوراهی ایستاد.', 'head'],
    ['چه', 'هر چه می‌خواهی بگو.', 'what'],
    ['تا', 'تا کی می‌مانی؟', 'until'],
  ] as const)
    it(`has the one that its neighbours ask for: ${word} in ${sentence}`, () => {
      assert.equal(glossOf(word, sentence), gloss);
    });

  it('is what somebody is where a sentence ends, and somebody’s elsewhere', () => {
    assert.equal(readingOf('معلمم', 'من معلمم.').pronunciation.inflection.copula, 1);
    assert.equal(readingOf('کوچکم', 'خواهر کوچکم را دیدم.').pronunciation.inflection.clitic, 1);
  });

  it('has the tense of the other verbs', () => {
    const { inflection } = readingOf('می‌بارید', 'باران می‌بارید و کودکان نشسته بودند.').pronunciation;
    assert.deepEqual([inflection.tense, inflection.person], ['imperfect', 3]);
  });

  it('is a participle before شدن, and behind its complement or object', () => {
    const inflectionOf = (word: string, sentence: string) =>
      readingOf(word, sentence).pronunciation.inflection;
    const passive = { tense: 'past', person: 3, passive: true };
    assert.deepEqual(inflectionOf('نهاده', 'نام کاشف بر آن نهاده شد.'), passive);
    assert.deepEqual(inflectionOf('گرفته', 'هیچ تصمیمی گرفته شد.'), passive);
    const future = { tense: 'future', person: 6, negative: true };
    assert.deepEqual(inflectionOf('شد', 'آن‌ها به آن‌جا فرستاده نخواهند شد.'), future);
    assert.deepEqual(inflectionOf('فرستاده', 'آن‌ها به آن‌جا فرستاده نخواهند شد.'), { tense: 'participle' });
    assert.deepEqual(inflectionOf('گرفته', 'آسمانی که نیمی از بوم را گرفته.'), { tense: 'participle' });
    assert.deepEqual(inflectionOf('مانده', 'نیمهٔ نخست به جا مانده است.'), { tense: 'perfect', person: 3 });
    const unread = { tense: 'pluperfect', negative: true, person: 3 };
    assert.deepEqual(inflectionOf('نخوانده', 'استاد پایان‌نامه را نخوانده بود.'), unread);
  });

  it('stays an adjective where another verb says what becomes of the object', () => {
    assert.equal(readingOf('آلوده', 'هوا را آلوده نمی‌کند.').pronunciation.inflection.tense, undefined);
  });

  it('stays what the user chose', () => {
    const pins = pinPronunciations([{ form: 'مهر', phonemes: 'mehr', gloss: 'affection; sun' }]);
    const token = engine.analyse('۱۵ مهر ۱۴۰۲', pins).tokens.find(({ source }) => source === 'مهر');
    assert.match(token?.word?.pronunciation.gloss ?? '', /^affection/);
  });

  it('has the reading that it was given before among its others', () => {
    const { alternatives } = readingOf('مهر', 'او ۱۵ مهر ۱۴۰۲ آمد.');
    assert.ok(alternatives.some(({ pronunciation }) => pronunciation.gloss.startsWith('affection')));
    assert.ok(!alternatives.some(({ pronunciation }) => pronunciation.gloss === 'Mehr'));
  });

  it('means in the English what it means by itself', () => {
    assert.match(engine.translate(engine.analyse('کجا میری؟')).translation, /go/i);
    assert.match(engine.translate(engine.analyse('۱۵ مهر ۱۴۰۲')).translation, /Mehr/);
  });
});
