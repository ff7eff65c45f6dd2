import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup/places.mjs';
import { codePointName, replaceInvisible } from '../../src/text/invisible.ts';

/** Ends of lines, tabs, and the non-joiner, which Persian is full of. */
const ALWAYS = new Set(['\n', '\r', '\t', '\u200c']);

/** Pictures and packed data, which hold any byte. */
const NO_TEXT = /\.(?:bin|png|gif)$|^data\/voice\//;

/** Where and which characters are in `text` that nobody sees and that neither Persian nor an emoji needs there. */
function hiddenIn(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found: string[] = [];
    replaceInvisible(line, (character) => {
      if (!ALWAYS.has(character)) found.push(`${index + 1}: ${codePointName(character)}`);
      return character;
    });
    return found;
  });
}

describe('The sources', () => {
  it('hold no characters that nobody sees, but those that Persian needs', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    const paths = tracked.split('\0').filter((path) => path !== '' && !NO_TEXT.test(path));
    assert.ok(paths.length > 1000);
    const found = paths.flatMap((path) =>
      hiddenIn(readFileSync(join(root, path), 'utf8')).map((each) => `${path}:${each}`),
    );
    assert.deepEqual(found, []);
  });

  it('are told by line and name where they do', () => {
    for (const [text, found] of [
      ['a\nif (a \u202e) b', ['2: U+202E']],
      ['// \u2066a\u2069', ['1: U+2066', '1: U+2069']],
      ['\ufeffa', ['1: U+FEFF']],
      ['a\u200bb\u00ad', ['1: U+200B', '1: U+00AD']],
      ['a\u200db', ['1: U+200D']],
      ['کتاب\u200f \u200e', ['1: U+200F', '1: U+200E']],
      ['const \u3164 = 1', ['1: U+3164']],
      ['a\u{e0061}', ['1: U+E0061']],
      ['a\u2028\u0000\x1b[2J', ['1: U+2028', '1: U+0000', '1: U+001B']],
      ['a\ufe01', ['1: U+FE01']],
    ] as const)
      assert.deepEqual(hiddenIn(text), found);
  });

  it('may hold what Persian and emoji need', () => {
    assert.deepEqual(hiddenIn('می\u200cروم ه\u200d\t❤\ufe0f 👩\u200d👧 \\u202e\r\n a\u200cb'), []);
  });
});
