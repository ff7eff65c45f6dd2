import assert from 'node:assert/strict';
import fc from 'fast-check';
import { foreignSentences } from '../../../src/document/language/foreignSentences.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { testEngineWithCounts } from '../../support/engine.ts';

/** With the marks that Harf adds. */
function marked(text: string): string {
  const engine = testEngineWithCounts();
  return engine.diacritize(engine.analyse(text), { includeEzafe: true });
}

function check(text: string, ...expected: (readonly [language: string, sentence: string])[]): void {
  const found = foreignSentences(text).map((each) => [each.language, sliceSpan(text, each)]);
  assert.deepEqual(found, expected);
}

const PERSIAN = 'این کتاب را دیروز از کتابخانه گرفتم.';
const ARABIC = 'ذهب الولد إلى المدرسة في الصباح الباكر.';
const URDU = 'میں کل دفتر نہیں جاؤں گا کیونکہ طبیعت خراب ہے۔';

describe('the foreign sentences of a text', () => {
  it('are none in Persian, in Latin and in nothing', () => {
    check('');
    check(`${PERSIAN} Hello. ${PERSIAN}`);
  });
  it('are found among Persian ones, without the white space around them', () =>
    check(`${PERSIAN}  ${ARABIC}\n\n${PERSIAN} ${URDU} `, ['arabic', ARABIC], ['urdu', URDU]));
  it('are found line by line where no full stop divides them', () => {
    const verse = 'و من يتوكل على الله فهو حسبه إن الله بالغ أمره';
    check(`این آیه را شنیده‌ای\n${verse}\nو هر که بر خدا تکیه کند`, ['arabic', verse]);
  });
  it('are one where a sentence is wrapped', () => {
    const wrapped = 'ذهب الولد إلى المدرسة في الصباح\nثم عاد إلى البيت في المساء.';
    check(wrapped, ['arabic', wrapped]);
  });
  it('include a short one between others', () =>
    check(`${ARABIC} صمت طويل. ${ARABIC}`, ['arabic', ARABIC], ['arabic', 'صمت طويل.'], ['arabic', ARABIC]));
  it('include a short one after several, but not after one', () => {
    check(`${ARABIC} ${ARABIC} انتهى.`, ['arabic', ARABIC], ['arabic', ARABIC], ['arabic', 'انتهى.']);
    check(`${ARABIC} انتهى.`, ['arabic', ARABIC]);
  });
  it('do not include Persian between others, however short', () =>
    check(`${ARABIC} این است. ${ARABIC}`, ['arabic', ARABIC], ['arabic', ARABIC]));
  it('are none in a Persian line with words of Arabic, as it is and with the marks that Harf adds', () => {
    const line = 'مسئله، رأی، مؤمن، خانهٔ ما، خانه‌ی ما، هیأت، إن شاء الله، ﷼ و ﷲ، لله';
    const words = [
      ...line.split(/[، ]+/),
      ...'قرآن کریم فقه علی محمد رسول من انت علم القلوب أحمد إسلام مسؤول شیء ابتداءً قبلاً رحمة'.split(' '),
    ];
    const piece = fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', '، ', '. ', '\n'));
    const isPersian = (text: string): boolean => foreignSentences(text).length === 0;
    const stays = (text: string): void => {
      if (isPersian(text)) assert.ok(isPersian(marked(text)), `${text}\n${marked(text)}`);
    };
    for (const text of [line, `${line}.`, line.replace('ما، ', 'ما، القلوب، قُلُوبٌ، ')])
      assert.ok(isPersian(text) && isPersian(marked(text)), text);
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 14 }), (pieces) =>
        stays(pieces.flat().join('')),
      ),
      { numRuns: 300 },
    );
  });

  it('are in order, apart and inside any text', () => {
    const part = fc.constantFrom(PERSIAN, ARABIC, URDU, ' ', '\n', '\r\n', 'آه.', '«', '…', '\u2028');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        let end = 0;
        for (const each of foreignSentences(text)) {
          assert.ok(each.utf16Start >= end && each.utf16End > each.utf16Start);
          assert.equal(sliceSpan(text, each).trim(), sliceSpan(text, each));
          end = each.utf16End;
        }
        assert.ok(end <= text.length);
      }),
    );
  });
});
