import assert from 'node:assert/strict';
import fc from 'fast-check';
import { newLines } from '../../../src/document/proofread/newLines.ts';

const newOnes = (text: string, older: string) => [...newLines(text.split('\n'), older.split('\n'))].join('');

describe('the lines that an older text does not have', () => {
  it('are those that were written or changed', () => {
    assert.equal(newOnes('الف\nب\nپ', 'الف\nب\nپ'), '000');
    assert.equal(newOnes('الف\nتازه\nب\nپ', 'الف\nب\nپ'), '0100');
    assert.equal(newOnes('الف\nبب\nپ', 'الف\nب\nپ'), '010');
    assert.equal(newOnes('الف\nپ', 'الف\nب\nپ'), '00');
    assert.equal(newOnes('الف', ''), '1');
  });

  it('are not those that were moved', () => {
    assert.equal(newOnes('پ\nب\nالف', 'الف\nب\nپ'), '000');
  });

  it('are a second line like one that was there', () => {
    assert.equal(newOnes('ب\nالف\nالف\nت', 'الف\nپ'), '1011');
  });

  it('are as many as lines that are not in the older text, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (lines, older) => {
        const count = (all: readonly string[], line: string) => all.filter((each) => each === line).length;
        const expected = [...new Set(lines)].reduce(
          (sum, line) => sum + Math.max(0, count(lines, line) - count(older, line)),
          0,
        );
        const found = newLines(lines, older);
        assert.equal(found.length, lines.length);
        assert.equal(
          found.reduce((sum, each) => sum + each, 0),
          expected,
        );
      }),
    );
  });

  it('are found in linear time', () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => `${at}`);
    const start = performance.now();
    assert.equal(newLines(lines, lines.toReversed()).indexOf(1), -1);
    assert.ok(performance.now() - start < 2_000);
  });
});
