import assert from 'node:assert/strict';
import fc from 'fast-check';
import { codePointName, isolated, replaceInvisible } from '../../src/text/invisible.ts';
import { persianText } from '../support/persianText.ts';

describe('characters that nobody sees', () => {
  const shown = (text: string) => replaceInvisible(text, (character) => `[${codePointName(character)}]`);

  it('are found, whatever they do', () => {
    for (const [character, name] of [
      ['\u202e', 'U+202E'],
      ['\u2066', 'U+2066'],
      ['\u200b', 'U+200B'],
      ['\u200f', 'U+200F'],
      ['\u061c', 'U+061C'],
      ['\ufeff', 'U+FEFF'],
      ['\u00ad', 'U+00AD'],
      ['\u2028', 'U+2028'],
      ['\u2062', 'U+2062'],
      ['\u180e', 'U+180E'],
      ['\u115f', 'U+115F'],
      ['\u{e0041}', 'U+E0041'],
      ['\x1b', 'U+001B'],
      ['\x85', 'U+0085'],
    ] as const)
      assert.equal(shown(`آ${character}ب`), `آ[${name}]ب`);
  });

  it('are those that join and part letters only where there is no letter of the Persian script', () => {
    assert.equal(shown('می\u200cروم ه\u200d'), 'می\u200cروم ه\u200d');
    for (const text of ['کِ\u200cه', '۳۰\u200cساله', '«کتاب»\u200cها', 'PDF\u200cها', 'ه\u200d.'])
      assert.equal(shown(text), text);
    assert.equal(shown('a\u200cb\u200d \u200c\u200c'), 'a[U+200C]b[U+200D] [U+200C][U+200C]');
    assert.equal(shown('می\u200c\u200cروم'), 'می\u200c[U+200C]روم');
  });

  it('are not those within emoji', () => {
    for (const emoji of ['👩\u200d👧', '❤\ufe0f', '👩🏽\u200d🚒', '🏳\ufe0f\u200d🌈', '1\ufe0f\u20e3'])
      assert.equal(shown(emoji), emoji);
    assert.equal(shown('a\ufe0f'), 'a[U+FE0F]');
  });

  it('are found where what would need them is near, but not beside them', () => {
    for (const [before, character, after] of [
      ['a', '\u200c', 'b م'],
      ['م a', '\u200d', ''],
      ['👩 a', '\u200d', '👧'],
      ['👩', '\u200d', 'a👧'],
      ['👩a', '\ufe0f', ''],
    ] as const)
      assert.equal(shown(before + character + after), `${before}[${codePointName(character)}]${after}`);
  });

  it('are all that changes', () => {
    fc.assert(
      fc.property(persianText(), (text) => {
        assert.equal(
          replaceInvisible(text, (character) => character),
          text,
        );
      }),
    );
  });
});

describe('a text with its own direction', () => {
  it('is isolated from what stands beside it', () => {
    assert.equal(isolated('سلام'), '\u2068سلام\u2069');
  });
});
