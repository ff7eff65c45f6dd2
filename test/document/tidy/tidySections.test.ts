import assert from 'node:assert/strict';
import { changedText } from '../../../src/document/answers/changes.ts';
import { TIDY_KINDS, type TidyChange, type TidyKind } from '../../../src/document/tidy/tidyChange.ts';
import { type AskSpelling, tidySections } from '../../../src/document/tidy/tidySections.ts';
import { codePointLength } from '../../../src/text/codePoints.ts';

async function tidied(text: string, kinds: readonly TidyKind[], ask: AskSpelling): Promise<string> {
  const changes: TidyChange[] = [];
  for await (const some of tidySections(text, new Set(kinds), ask)) changes.push(...some);
  return changedText(text, { utf16Start: 0, utf16End: text.length }, changes);
}

/** Knows one word, as the service does, in code points. */
function knowing(asked: string[]): AskSpelling {
  return async (text) => {
    asked.push(text);
    const utf16 = text.indexOf('می روم');
    if (utf16 < 0) return { changes: [] };
    const codePointStart = codePointLength(text.slice(0, utf16)) + 2;
    return {
      changes: [{ codePointStart, codePointEnd: codePointStart + 1, text: '\u200c', kind: 'halfSpaces' }],
    };
  };
}

describe('tidying a text of any length', () => {
  const line = '😀 این خانه بزرگ است.\n';
  const long = `${line.repeat(500)}من مي روم ,تو نه.\n`;

  it('asks for the words of each section within the limits, and makes every change in its place', async () => {
    const asked: string[] = [];
    assert.equal(
      await tidied(long, TIDY_KINDS, knowing(asked)),
      `${line.repeat(500)}من می\u200cروم، تو نه.\n`,
    );
    assert.ok(asked.length > 1 && asked.every((text) => codePointLength(text) < 6000), `${asked.length}`);
  });

  it('asks nothing where nothing is wanted that the service knows', async () => {
    const asked: string[] = [];
    assert.equal(await tidied('مي روم', ['letters'], knowing(asked)), 'می روم');
    assert.deepEqual(asked, []);
  });

  it('takes of an answer what is wanted', async () => {
    const joined = ['letters', 'joinedWords'] as const;
    assert.equal(await tidied('مي روم', joined, knowing([])), 'می روم');
  });
});
