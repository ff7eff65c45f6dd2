import assert from 'node:assert/strict';
import fc from 'fast-check';
import { NO_PINS, pinPronunciations } from '../../src/engine/analyse/words/pins.ts';
import { carefulText } from '../../src/engine/carefulText.ts';
import { testEngineWithCounts } from '../support/engine.ts';

const PIECES = [
  ...['می‌خوام', 'بریم', 'خونه', 'دراین', 'بچه‌ها', 'قیمت', 'دارالک', 'گلدونو', 'کتاب', 'و', 'که'],
  ...[' ', ' ', ' ', '\n', '، ', '**', '`code`', '[', '](x)', '"', ': ', '{', '}', '# ', '😀', '12'],
];
const SIGNS = /[^\p{Script=Arabic}\p{M}\p{L} \u200c]/gu;

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

  it('changes nothing but words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        const engine = testEngineWithCounts();
        const { analysis } = carefulText(engine.analyse(text), engine, NO_PINS);
        const signs = (of: string) => of.match(SIGNS)?.join('');
        assert.equal(signs(analysis.source), signs(text));
      }),
      { numRuns: 300 },
    );
  });
});
