import assert from 'node:assert/strict';
import { formatOf, proseKind } from '../../../src/document/prose/formats.ts';

describe('a document takes lines below its text', () => {
  for (const [languageId, fileName] of [
    ['plaintext', 'notes.txt'],
    ['plaintext', ''],
    ['log', 'chat.log'],
    ['plaintext', 'page.adoc'],
    ['markdown', 'README.md'],
    ['asciidoc', ''],
    ['restructuredtext', ''],
    ['latex', ''],
    ['git-commit', ''],
  ] as const)
    it(`if it is prose: ${languageId} ${fileName}`, () => {
      assert.ok(formatOf(proseKind(languageId, fileName))?.below);
    });

  for (const [languageId, fileName] of [
    ['json', ''],
    ['jsonl', ''],
    ['yaml', ''],
    ['toml', ''],
    ['properties', ''],
    ['plaintext', 'table.csv'],
    ['plaintext', 'film.srt'],
    ['plaintext', 'film.vtt'],
    ['plaintext', 'fa.po'],
    ['html', ''],
    ['xml', ''],
    ['python', ''],
    ['javascript', ''],
    ['a language that nobody knows', ''],
  ] as const)
    it(`but not if its format gives lines a meaning: ${languageId} ${fileName}`, () => {
      assert.ok(!formatOf(proseKind(languageId, fileName))?.below);
    });
});
