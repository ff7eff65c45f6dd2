import assert from 'node:assert/strict';
import fc from 'fast-check';
import { dataFiles } from '../../../scripts/data/dataFiles.ts';
import { readSpoken } from '../../../scripts/eval/spoken.ts';
import { testEngine } from '../../support/engine.ts';

function written(text: string): string {
  const engine = testEngine();
  return engine.toWritten(engine.analyse(text)).written;
}

function check(cases: Readonly<Record<string, string>>): void {
  for (const [text, expected] of Object.entries(cases)) assert.equal(written(text), expected);
}

function stay(...texts: readonly string[]): void {
  for (const text of texts) assert.equal(written(text), text);
}

describe('Spoken Persian as it is written', () => {
  it('writes verbs with their stems and endings', () => {
    check({
      'می‌خوام بگم که نمی‌تونم بیام': 'می‌خواهم بگویم که نمی‌توانم بیایم',
      'چرا نمیذارین بخوابه؟': 'چرا نمی‌گذارید بخوابد؟',
      'می خوام برگردم، اونا هم برمی‌گردن': 'می‌خواهم برگردم، آن‌ها هم برمی‌گردند',
      'نیومد و چیزی نیاورد، بذارش اونجا': 'نیامد و چیزی نیاورد، بگذارش آنجا',
      'می‌گم نرو، میگم بمون': 'می‌گویم نرو، می‌گویم بمان',
      'بشین تا برات بخونم': 'بنشین تا برایت بخوانم',
    });
  });

  it('writes the last vowel of an adjective as است, and other forms of it', () => {
    check({
      'هوا خوبه ولی بچه‌ها خسته‌ن': 'هوا خوب است ولی بچه‌ها خسته‌اند',
      'این کتابمه، اون چیه؟': 'این کتابم است، آن چیست؟',
      'شما کجایین؟': 'شما کجایید؟',
    });
  });

  it('writes plurals, possessives, را and هم', () => {
    check({
      'کتابا رو دادم به دوستشون': 'کتاب‌ها را دادم به دوستشان',
      'عکسامو دیدی؟': 'عکس‌هایم را دیدی؟',
      'پولشم نداد': 'پولش هم نداد',
      'خونه‌م نزدیکه': 'خانه‌ام نزدیک است',
    });
  });

  it('writes words that are spoken otherwise', () => {
    check({
      'اگه یه روز بارون بیاد': 'اگر یک روز باران بیاید',
      'همون تابستون آرومی که گذشت': 'همان تابستان آرامی که گذشت',
    });
  });

  it('tells small words by their neighbours', () => {
    check({
      'تو تو خونه چی می‌خوری؟': 'تو در خانه چه می‌خوری؟',
      'کلید رو رو میز بذار': 'کلید را روی میز بگذار',
      'بهم گفت بیا تو': 'به من گفت بیا تو',
    });
    stay('خانه رو به کوه است.');
  });

  it('moves a goal that stands behind its verb before it, with به', () => {
    check({
      'می‌خوام برم خونه': 'می‌خواهم به خانه بروم',
      'دیروز رفتیم سینما، خوب بود': 'دیروز به سینما رفتیم، خوب بود',
      'رفتم خونه‌ی دوستم': 'به خانه‌ی دوستم رفتم',
    });
    stay('به شهر رفتم.', 'رفتم بیرون.');
  });

  it('takes a form in ن at the end of a clause of talk for a finite verb', () => {
    check({ 'اونا همه چیو دیدن و رفتن': 'آن‌ها همه چیز را دیدند و رفتند' });
    stay('رفتن و آمدن او را کسی ندید.', 'پس از گفتن حقیقت آرام شد.');
  });

  it('leaves names, Arabic, addresses and what is written', () => {
    stay(
      'بسم الله الرحمن الرحیم',
      'کرمان و تهران دو شهر بزرگ ایران‌اند.',
      'https://example.com/برم میان‌بر',
      'آن پسر که دیدی، بگفت و برفت.',
    );
  });

  it('ties each changed part to what it came from, and leaves all between byte for byte', () => {
    const engine = testEngine();
    fc.assert(
      fc.property(
        fc.array(spokenText, { maxLength: 4 }),
        fc.constantFrom(' ', '\n', '  \t', '😀 '),
        (texts, gap) => {
          const source = texts.join(gap);
          const { written: result, alignment } = engine.toWritten(engine.analyse(source));
          const codePoints = [...source];
          let [made, next] = ['', 0];
          for (const part of alignment) {
            assert.ok(part.codePointStart >= next && part.codePointEnd > part.codePointStart);
            assert.equal(codePoints.slice(part.codePointStart, part.codePointEnd).join(''), part.source);
            assert.notEqual(part.source, part.written);
            made += codePoints.slice(next, part.codePointStart).join('') + part.written;
            next = part.codePointEnd;
          }
          assert.equal(made + codePoints.slice(next).join(''), result);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('changes nothing that it has written', () => {
    fc.assert(
      fc.property(fc.array(spokenText, { minLength: 1, maxLength: 3 }), (texts) => {
        const once = written(texts.join(' '));
        assert.equal(written(once), once);
      }),
      { numRuns: 150 },
    );
  });

  it('leaves the sentences that measure as they are once they are written', () => {
    for (const { written: text } of sentences) {
      const once = written(text);
      assert.equal(written(once), once);
    }
  });
});

const sentences = dataFiles('corpus/spoken').flatMap(({ text }) => readSpoken(text));
const spokenText = fc.constantFrom(...sentences.map(({ spoken }) => spoken));
