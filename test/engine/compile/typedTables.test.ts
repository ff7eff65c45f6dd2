import assert from 'node:assert/strict';
import { dataFiles } from '../../../scripts/data/dataFiles.ts';
import { readTypedTables } from '../../../src/engine/compile/compile.ts';

describe('the tables of typed words', () => {
  const problemOf = (name: string, text: string) => () => readTypedTables([{ name, text }]);

  it('have rows of each kind, sorted and each once', () => {
    for (const rows of Object.values(readTypedTables(dataFiles('pinglish')))) {
      const keys = rows.map((row: readonly string[]) => row[0] ?? '');
      assert.ok(keys.length > 100);
      assert.deepEqual(keys, keys.toSorted());
    }
  });

  it('are refused at a row with too few columns, and at one that stands there twice', () => {
    assert.throws(problemOf('chat.tsv', 'slm\tسلام\n'), /chat\.tsv:1: 2 columns, 3 are needed/);
    assert.throws(
      problemOf('loanWords.tsv', 'file\tفایل\nfile\tفیل\n'),
      /loanWords\.tsv:2: "file" stands there twice/,
    );
  });
});
