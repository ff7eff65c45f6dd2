import assert from 'node:assert/strict';
import fc from 'fast-check';
import { documentChanges } from '../../../src/document/tidy/documentChanges.ts';
import { otherLetters, shownChange } from '../../../src/document/tidy/shownChange.ts';
import { tidyChanges } from '../../support/tidied.ts';

function changesOf(text: string) {
  const whole = { utf16Start: 0, utf16End: text.length };
  const target = { text, parts: [{ document: whole, sent: whole }], objects: [], scope: whole };
  return documentChanges(target, tidyChanges(text), 'plain').map((change) => shownChange(text, change));
}

/** What a list shows of the changes that make `source` tidy; half-spaces are `_` in `source` and in what is shown. */
function shown(source: string): string[] {
  return changesOf(source.replaceAll('_', '\u200c')).map(({ before, after }) =>
    `${before} → ${after}`.replaceAll('\u200c', '_'),
  );
}

describe('A change as a list shows it', () => {
  for (const [source, ...expected] of [
    ['این كتاب است', 'كتاب → کتاب'],
    ['كيك', 'كيك → کیک'],
    ['سلام  خوبی', 'سلام··خوبی → سلام·خوبی'],
    ['سلام ، خوبی', 'سلام·، → سلام،'],
    ['سلام ,خوبی', 'سلام·,خوبی → سلام،·خوبی'],
    ['آمد.رفت', 'آمد.رفت → آمد.·رفت'],
    ['است(حدود', 'است(حدود → است·(حدود'],
    ['او « خوب » است', '«·خوب·» → «خوب»'],
    ['گفت "او خوب است"', '"او → «او', 'است" → است»'],
    ['رفت...', 'رفت... → رفت…'],
    ['روز ٤٥ بود', '٤٥ → ۴۵'],
    ['ســلام بر تو', 'ســلام → سلام'],
    ['خوب_ است', 'خوب¦ → خوب'],
    ['می__روم', 'می¦¦روم → می_روم'],
  ] as const)
    it(`has the words that it touches, and spaces that are seen: ${expected.join(', ')}`, () => {
      assert.deepEqual(shown(source), expected);
    });

  it('has its line around it, cut off where that is long', () => {
    const long = 'خوب '.repeat(30).trim();
    const [change, other] = changesOf(`سطر\n  این كتاب است\n${long} علي ${long}`);
    assert.equal(change?.line, 'این كتاب است');
    assert.match(other?.line ?? '', /^…[^\n]{38,42}علي[^\n]{38,42}…$/u);
  });

  it('is different on both sides, in one line and short, whatever the text', () => {
    const piece = fc.constantFrom(
      ...'كتاب|ي|  | |_|__|،|,|?|(|)|"|«|»|...|ــ|٤|\n|خوب|\t|😀'.split('|'),
      'ـ'.repeat(300),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const each of shown(pieces.join(''))) {
          const [before, after] = each.split(' → ');
          assert.notEqual(before, after);
          assert.doesNotMatch(each, /[\n\t]/);
          assert.ok(each.length < 220);
        }
      }),
    );
  });
});

describe('The letters that a change writes otherwise', () => {
  for (const [source, text, ...expected] of [
    ['ديد', 'دید', 'ي → ی'],
    ['كتابك', 'کتابک', 'ك → ک'],
    ['كيك', 'کیک', 'ك → ک', 'ي → ی'],
    ['ﻻ', 'لا'],
  ] as const)
    it(`are told once each: ${source}`, () => {
      const pairs = otherLetters(source, { utf16Start: 0, utf16End: source.length, text });
      assert.deepEqual(
        pairs.map(([letter, other]) => `${letter} → ${other}`),
        expected,
      );
    });
});
