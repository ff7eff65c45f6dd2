import assert from 'node:assert/strict';
import fc from 'fast-check';
import { openLexicon } from '../../src/engine/analyse/lexicon/openLexicon.ts';
import { NO_PINS, pinPronunciations } from '../../src/engine/analyse/words/pins.ts';
import { createWordReader } from '../../src/engine/analyse/words/wordReader.ts';
import { type CarefulWriter, carefulText } from '../../src/engine/carefulText.ts';
import { gluedWordFinder } from '../../src/engine/render/spelling/gluedWords.ts';
import { signFinder } from '../../src/engine/written/missingSigns.ts';
import { testEngineDataWithCounts, testEngineWithCounts } from '../support/engine.ts';

const PIECES = [
  ...['می‌خوام', 'بریم', 'خونه', 'دراین', 'بچه‌ها', 'قیمت', 'دارالک', 'گلدونو', 'کتاب', 'و', 'که'],
  ...[' ', ' ', ' ', '\n', '، ', '**', '`code`', '[', '](x)', '"', ': ', '{', '}', '# ', '😀', '12'],
];
/** Those that a message may lack. */
const ADDED = /[،.؟]/gu;
const SIGNS = /[^\p{Script=Arabic}\p{M}\p{L} \u200c]/gu;

let writer: CarefulWriter | undefined;

function carefulWriter(): CarefulWriter {
  if (writer !== undefined) return writer;
  const lexicon = openLexicon(testEngineDataWithCounts());
  const findGlued = gluedWordFinder(lexicon, createWordReader(lexicon));
  writer = { ...testEngineWithCounts(), findGlued, findSigns: signFinder(lexicon) };
  return writer;
}

/** A text as it is put carefully. */
function careful(text: string): string {
  return carefulText(testEngineWithCounts().analyse(text), carefulWriter(), NO_PINS).analysis.source;
}

/** English that would be the same if the text had been put carefully. */
function sameEnglish(careless: string, careful: string): void {
  const engine = testEngineWithCounts();
  const english = (text: string) => engine.translate(engine.analyse(text)).translation;
  assert.equal(english(careless), english(careful));
}

describe('The draft of a careless text', () => {
  it('is that of the text as it is written, where it is spoken', () => {
    sameEnglish('این کتابارو می‌خوام', 'این کتاب‌ها را می‌خواهم');
    sameEnglish('می‌خوایم بریم خونه', 'می‌خواهیم به خانه برویم');
  });

  it('is that of the text with its joined words apart', () => {
    sameEnglish('دراین خانه زندگی می‌کنم', 'در این خانه زندگی می‌کنم');
  });

  it('has a space where glued words end, whatever letter they end in', () => {
    assert.equal(careful('برادرکوچک مریض شدوخوابید'), 'برادر کوچک مریض شد و خوابید');
    assert.equal(careful('همسایه هادیروز رفتند'), 'همسایه ها دیروز رفتند');
    assert.equal(careful('نمیتونمبگم کجاست'), 'نمی‌توانم بگویم کجاست');
  });

  it('has torn words as one', () => {
    assert.equal(careful('زنده گی سخت است'), 'زندگی سخت است');
    assert.equal(careful('مادر م در خانه یمان بود'), 'مادرم در خانه‌مان بود');
    assert.equal(careful('آنها نمی دانست ند چرا'), 'آنها نمی دانستند چرا');
  });

  it('has a sign where a sentence ends that was written without', () => {
    assert.equal(careful('در بسته شد نفهمیدم کی رفت'), 'در بسته شد. نفهمیدم کی رفت');
    assert.equal(careful('سلام خوبی کجایی هنوز نرسیدم'), 'سلام خوبی؟ کجایی؟ هنوز نرسیدم');
    assert.equal(careful('اگه هوا خوب شد فردا میام'), 'اگر هوا خوب شد، فردا می‌آیم');
  });

  it('has the word that is meant by one of talk that looks like another', () => {
    assert.equal(careful('کسایی که گوشیم رو دیدن'), 'کسانی که گوشی‌ام را دیدند');
    assert.equal(careful('ده مین دیگه میرسم'), 'ده دقیقه دیگر میرسم');
    assert.equal(careful('توپ افتاد روش'), 'توپ افتاد روی آن');
    assert.equal(careful('پدرم هر روز میامد'), 'پدرم هر روز می‌آمد');
  });

  it('has a comma behind whom it speaks to', () => {
    assert.equal(careful('خاله فردا میای'), 'خاله، فردا می‌آیی');
    assert.equal(careful('خاله فردا میاد'), 'خاله فردا می‌آید');
    assert.equal(careful('عمو جون کجا میری'), 'عمو جان، کجا می‌روی؟');
  });

  it('has no sign within a sentence', () => {
    for (const text of [
      'مردی که دیروز آمد امروز رفت',
      'می‌خواهم بدانم چه شد',
      'دارم نامه‌ای برای او می‌نویسم',
      'فکر کردم فردا می‌آیی',
    ])
      assert.equal(careful(text), text);
  });

  it('leaves known words, names and letters as they are', () => {
    for (const text of ['آقای رستمانی آمد', 'حرف م را بنویس', 'دکتر بازرگانیان رفت', 'هم‌اتاقی‌ام آمد'])
      assert.equal(careful(text), text);
  });

  it('names an unknown word as it stands in the source', () => {
    const engine = testEngineWithCounts();
    const text = 'می‌خوام قلیهماهو ببینم';
    const codePoints = [...text];
    const { unknown } = engine.translate(engine.analyse(text));
    assert.ok(unknown.length > 0);
    for (const { codePointStart, codePointEnd, source } of unknown)
      assert.equal(codePoints.slice(codePointStart, codePointEnd).join(''), source);
  });

  it('reads a pinned word as it is pinned, however much else is put carefully', () => {
    const engine = testEngineWithCounts();
    const pins = pinPronunciations([{ form: 'کرم', phonemes: 'karam', gloss: 'generosity' }]);
    const text = 'می‌خوام کرم رو ببینم';
    assert.match(engine.translate(engine.analyse(text, pins), pins).translation, /generosity/);
    assert.doesNotMatch(engine.translate(engine.analyse(text)).translation, /generosity/);
  });

  it('has all signs of the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        const signs = (of: string) => of.replace(ADDED, '').match(SIGNS)?.join('');
        assert.equal(signs(careful(text)), signs(text));
      }),
      { numRuns: 300 },
    );
  });
});
