import assert from 'node:assert/strict';
import fc from 'fast-check';
import { latinOf } from '../../../src/document/links/link.ts';
import { decodeRecord, encodeRecord, type LinkRecord } from '../../../src/editor/links/linkRecord.ts';
import { standingWords } from '../../../src/editor/links/standingWords.ts';
import { textDifference } from '../../../src/editor/links/textDifference.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { persianText } from '../../support/persianText.ts';

/** Every word of a text, linked to itself. */
function recordOf(text: string): LinkRecord {
  const origin = { persian: text, latin: text, codePointStart: 0 };
  const words = [...text.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => {
    const span = { utf16Start: index, utf16End: index + word.length };
    return { ...span, value: { origin, latin: span, persian: span } };
  });
  return { text, words };
}

function standing(before: string, now: string): string[] {
  return standingWords(recordOf(before), now).map((word) => {
    assert.equal(sliceSpan(now, word), latinOf(word.value));
    return `${word.value.latin.utf16Start}>${word.utf16Start} ${latinOf(word.value)}`;
  });
}

describe('a record of links', () => {
  it('is read as it was written', () => {
    const record = recordOf('salaam donyaa\nkhoob');
    assert.deepEqual(decodeRecord(encodeRecord(record)), record);
  });

  it('is not read if it is broken, of another version or has places outside its texts', () => {
    const good = encodeRecord(recordOf('salaam'));
    for (const broken of ['', '{', '[]', good.slice(0, -2), good.replace('"version":1', '"version":2')])
      assert.equal(decodeRecord(broken), undefined);
    assert.deepEqual(decodeRecord(good.replace('[0,0,0,6,', '[0,3,0,6,'))?.words, []);
    assert.deepEqual(decodeRecord(good.replace('[0,0,0,6,', '[0,0,0,99,'))?.words, []);
  });
});

describe('words in a text that was changed while nobody followed it', () => {
  it('all stand if it was not', () => {
    assert.deepEqual(standing('va man va', 'va man va'), ['0>0 va', '3>3 man', '7>7 va']);
  });

  it('stand where their lines were moved down, and between words that were changed', () => {
    assert.deepEqual(standing('va man\nbe to', 'top\n\nva man\nbe to'), [
      '0>5 va',
      '3>8 man',
      '7>12 be',
      '10>15 to',
    ]);
    assert.deepEqual(standing('one two three four five', 'one 2 three 4 five'), [
      '0>0 one',
      '8>6 three',
      '19>14 five',
    ]);
  });

  it('are gone where nothing is left of them', () => {
    assert.deepEqual(standing('va man\nbe to', 'all of it is new'), []);
  });
});

describe('the difference of two texts', () => {
  it('makes the one of the other', () => {
    fc.assert(
      fc.property(persianText(), persianText(), fc.boolean(), (before, other, isPart) => {
        const now = isPart
          ? before.slice(0, before.length / 2) + other + before.slice(before.length / 2)
          : other;
        const made = textDifference(before, now).reduce(
          (text, { utf16Start, utf16End, text: added }) =>
            text.slice(0, utf16Start) + added + text.slice(utf16End),
          before,
        );
        assert.equal(made, now);
      }),
    );
  });

  it('is found in a moment for long texts that have much or nothing in common, with what both begin and end with', () => {
    const words = (letters: string) =>
      Array.from({ length: 100_000 }, (_, at) => `${letters}${at}`).join(' ');
    const lines = (letters: string) => words(letters).replaceAll(' ', '\n');
    const other = words('a').replaceAll('0', 'x');
    for (const [before, now] of [
      [words('a'), words('b')],
      [lines('a'), lines('b')],
      [lines('a'), other.replaceAll(' ', '\n')],
      [words('a'), other],
    ] as const) {
      const start = performance.now();
      const changes = textDifference(`same one ${before} same two`, `same one ${now} same two`);
      const milliseconds = performance.now() - start;
      assert.ok(milliseconds < 1000, `${milliseconds} ms`);
      assert.ok(changes.every(({ utf16Start }) => utf16Start >= 'same one '.length));
    }
  });
});
