import assert from 'node:assert/strict';
import { SortedRows, sortedRowsText } from '../../../src/engine/format/sortedRows.ts';

const rows = new SortedRows(
  sortedRowsText([
    ['وزیر~ نیرو', 'energy minister', 'person'],
    ['آب', 'water'],
    ['آب گرم', 'spa'],
    ['آب', 'juice'],
  ]),
);

describe('sorted rows', () => {
  it('are found by their keys, the last of those with the same key', () => {
    assert.deepEqual(rows.find('وزیر~ نیرو'), ['energy minister', 'person']);
    assert.deepEqual(rows.find('آب'), ['juice']);
    assert.deepEqual(rows.find('آب گرم'), ['spa']);
  });

  it('are not found by a part of a key', () => {
    for (const key of ['', 'آ', 'آب ', 'وزیر~', 'یخ', 'آب گرم تر'])
      assert.equal(rows.find(key), undefined, key);
  });

  it('tell whether a key begins with some letters', () => {
    assert.ok(rows.hasBeginning('آب '));
    assert.ok(rows.hasBeginning('وزیر~ '));
    assert.ok(!rows.hasBeginning('آب سرد'));
    assert.ok(!rows.hasBeginning('یخ'));
  });

  it('can be none', () => {
    const none = new SortedRows(sortedRowsText([]));
    assert.equal(none.find(''), undefined);
    assert.ok(!none.hasBeginning(''));
  });
});
