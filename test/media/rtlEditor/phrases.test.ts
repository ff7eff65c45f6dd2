import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { phrasesIn } from '../../../media/rtlEditor/phrases.ts';

/** The packages of CodeMirror of which the page uses what speaks; it folds no code. */
const SPEAKING = ['commands', 'search', 'view'];

describe('what CodeMirror says', () => {
  it('has a translation, all of it', () => {
    const said = SPEAKING.flatMap((name) => {
      const url = new URL(`../../../node_modules/@codemirror/${name}/dist/index.js`, import.meta.url);
      return [...readFileSync(url, 'utf8').matchAll(/\bphrase\((?:view, )?"([^"]+)"/g)].map(
        ([, text]) => text,
      );
    });
    assert.deepEqual(Object.keys(phrasesIn({})).sort(), [...new Set(said)].sort());
  });

  it('is that of Harf’s language where there is one, else English', () => {
    const { next, Find } = phrasesIn({ next: 'بعدی', other: 'x' });
    assert.deepEqual([next, Find], ['بعدی', 'Find']);
  });
});
