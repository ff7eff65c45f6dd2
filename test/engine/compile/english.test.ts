import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { corpusSources } from '../../support/engine.ts';

const folder = new URL('../../../data/corpus/english/', import.meta.url);

const rowsOf = (text: string) =>
  text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.split('\t')]));

const idsOf = (text: string) => rowsOf(text).map(([id = '']) => id);

describe('the English of sentences to learn from', () => {
  const learned = new Map(corpusSources().map(({ name, text }) => [name, idsOf(text)]));
  const files = readdirSync(folder).map((name) => ({
    name,
    rows: rowsOf(readFileSync(new URL(name, folder), 'utf8')),
  }));

  it('is of sentences of the file of its name, in their order and once', () => {
    assert.ok(files.flatMap(({ rows }) => rows).length > 20_000);
    for (const { name, rows } of files) {
      const ids = rows.map(([id]) => id);
      const translated = new Set(ids);
      assert.deepEqual(
        ids,
        learned.get(name)?.filter((id) => translated.has(id)),
        name,
      );
    }
  });

  it('is a text in ASCII', () => {
    const wrong = files.flatMap(({ rows }) =>
      rows.filter(([, english = '', ...more]) => more.length > 0 || !/^(?! )[ -~]*[!-~]$/.test(english)),
    );
    assert.deepEqual(wrong, []);
  });
});
