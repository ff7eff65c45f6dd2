import assert from 'node:assert/strict';
import fc from 'fast-check';
import { codePointLength } from '../../../src/text/codePoints.ts';
import { objectCharacter } from '../../../src/text/objectCharacters.ts';
import { splitSections } from '../../../src/text/sections/sections.ts';

const short = (text: string, maxCodePoints: number) =>
  splitSections(text, { maxCodePoints, maxJsonBytes: Number.POSITIVE_INFINITY });

describe('splitting a text', () => {
  const check = (maxCodePoints: number, ...sections: string[]) =>
    assert.deepEqual(short(sections.join(''), maxCodePoints), sections);

  it('leaves a text that fits, and makes nothing of none', () => {
    check(5, 'سلام.');
    check(5);
  });

  it('prefers the end of a paragraph', () => {
    check(30, 'بند یک. جمله دو.\n\n', 'بند دو که بلندتر است.');
    check(24, 'یک\n \n\n  ', 'دو سه چهار پنج شش هفت');
    for (const end of ['\n\n', '\n \n', '\n\n  ', '\u2029'])
      check(22, `عنوان بند${end}`, 'یک دو. سه چهار پنج');
    check(20, 'یک\nدو\nسه. ', 'چهار پنج شش هفت');
  });

  it('else takes the end of a sentence, with the punctuation of Persian', () => {
    check(16, 'خوبی؟ ', 'بله خوبم ممنون.');
    check(20, '«برو!» ', 'گفت و رفت که رفت.');
    check(20, 'نمی‌دانم… ', 'شاید فردا بیاید او.');
    check(20, 'تمام شد۔ ', 'شاید فردا بیاید او.');
  });

  it('does not take a line break for the end of a sentence', () => {
    check(20, 'یک دو. ', 'سه چهار\nپنج شش هفت');
  });

  it('else takes the end of a line, of a clause, of a word', () => {
    check(14, 'یک دو سه\n', 'چهار پنج، شش');
    check(14, 'یک دو سه، ', 'چهار پنج شش');
    check(14, 'یک دو سه ', 'چهارپنج شش');
    for (const end of ['، ', '؛ ', '،» ', '،»)  ']) check(19, `یک دو سه${end}`, 'چهار پنج شش');
    check(10, 'یک دو ', 'سه/چهارم');
    check(4, 'ab/', 'cdef');
  });

  it('keeps white space with what is before it', () => {
    check(12, 'یک. دو.   \n', 'سه. چهار.');
  });

  it('cuts white space only where it does not fit', () => {
    check(4, 'یک  ', '    ', 'دو');
  });

  it('does not cut a word at a ZWNJ, nor a letter from its marks', () => {
    check(8, 'خب ', 'می‌روم');
    check(3, 'بّ', 'بّ', 'بّ');
  });

  it('does not cut an emoji, a flag or CRLF', () => {
    check(4, 'ab', '👨‍👩', '👨‍👩');
    check(3, '🇮🇷', '🇮🇷a');
    check(2, 'a', '\r\n', 'b');
  });

  it('cuts a cluster that is too long by itself, between code points', () => {
    check(3, `ب${'\u064b'.repeat(2)}`, '\u064b'.repeat(3), '\u064b');
    check(1, '😀', '\u200d', '😀');
  });

  it('counts bytes as JSON takes them', () => {
    const limits = { maxCodePoints: 100, maxJsonBytes: 12 };
    assert.deepEqual(splitSections('\u0001\u0001\u0001', limits), ['\u0001\u0001', '\u0001']);
    assert.deepEqual(splitSections('""""" ""', limits), ['""""" ', '""']);
    assert.deepEqual(splitSections('\ud800\ud800\ud800', limits), ['\ud800\ud800', '\ud800']);
  });

  it('takes as many code points as fit, whatever each takes in JSON', () => {
    const controls = ['\0', '\b', '\t', '\f', '\x1f'];
    const borders = ['\x7f', '\x80', '\u07ff', '\u0800', '\ud7ff', '\uf900', '\uffff', '\u{10000}'];
    for (const character of [...controls, ...borders, ' ', 'a', '"', '\\', '\ud800', '\udbff', '\udfff']) {
      const bytes = Buffer.byteLength(JSON.stringify(character)) - 2;
      const [first = '', ...rest] = splitSections(character.repeat(8), {
        maxCodePoints: 100,
        maxJsonBytes: 5 * bytes,
      });
      assert.deepEqual([codePointLength(first), rest], [5, [character.repeat(3)]], JSON.stringify(character));
    }
  });

  it('counts an object as the word that may take its place', () => {
    const objects = objectCharacter(0) + objectCharacter(1) + objectCharacter(2);
    const sections = [objects.slice(0, 2), objects.slice(2)];
    assert.deepEqual(short(objects, 14), sections);
    assert.deepEqual(splitSections(objects, { maxCodePoints: 100, maxJsonBytes: 14 }), sections);
  });
});

describe('sections of any text', () => {
  const piece = fc.constantFrom(
    ...['سلام', 'می‌روم', ' ', '  ', '\n', '\n\n', '\r\n', '.', '؟ ', '، ', '…', 'abc', 'ِ', 'ّ', '\u200c'],
    ...[
      '\u200d',
      '👨‍👩‍👧',
      '😀',
      '🇮🇷',
      '\ud83d',
      '\ude00',
      '\u0000',
      '"',
      '\\',
      '\u2028',
      '\u2029',
      'é',
      '각',
      'क्षि',
    ],
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  const limits = fc.record({
    maxCodePoints: fc.integer({ min: 1, max: 40 }),
    maxJsonBytes: fc.integer({ min: 6, max: 80 }),
  });

  it('are joined the text, none is empty, and each is within the limits', () => {
    fc.assert(
      fc.property(text, limits, (whole, most) => {
        const sections = splitSections(whole, most);
        assert.equal(sections.join(''), whole);
        for (const section of sections) {
          assert.ok(section.length > 0);
          assert.ok(codePointLength(section) <= most.maxCodePoints);
          assert.ok(Buffer.byteLength(JSON.stringify(section)) - 2 <= most.maxJsonBytes);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('end where a grapheme cluster ends, if clusters fit', () => {
    const graphemes = new Intl.Segmenter('fa', { granularity: 'grapheme' });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (whole, maxCodePoints) => {
        const clusters = [...graphemes.segment(whole)];
        fc.pre(clusters.every(({ segment }) => codePointLength(segment) <= maxCodePoints));
        const starts = new Set(clusters.map(({ index }) => index));
        let utf16 = 0;
        for (const section of short(whole, maxCodePoints)) {
          assert.ok(starts.has(utf16), `cut at ${utf16}`);
          utf16 += section.length;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('never begin with white space, if words and the space after them fit', () => {
    const word = fc.stringMatching(/^([ابپسی]\u064e?\u200c?){0,2}[ابپسی][.؟!،…]?$/);
    const space = fc.stringMatching(/^[ \n\t]{1,3}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, space)), fc.integer({ min: 11, max: 40 }), (parts, most) => {
        for (const section of short(parts.flat().join(''), most)) assert.doesNotMatch(section, /^\s/);
      }),
      { numRuns: 300 },
    );
  });
});
