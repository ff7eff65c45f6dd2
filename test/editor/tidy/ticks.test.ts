import assert from 'node:assert/strict';
import { ticksAfter } from '../../../src/editor/tidy/ticks.ts';

const GROUPS = [
  { head: 'A', rows: ['a1', 'a2'] },
  { head: 'B', rows: ['b1'] },
];

function check(before: string, now: string, expected: string): void {
  const ticks = (text: string) => new Set(text.split(' ').filter((row) => row !== ''));
  assert.deepEqual([...ticksAfter(GROUPS, ticks(before), ticks(now))].sort().join(' '), expected);
}

describe('The ticks of a list with heads', () => {
  it('of all rows below it go and come with that of a head', () => {
    check('A B a1 a2 b1', 'B a1 a2 b1', 'B b1');
    check('B b1', 'A B b1', 'A B a1 a2 b1');
    check('a1', 'A a1', 'A a1 a2');
  });

  it('of a head goes with that of one row below it, and comes with that of the last', () => {
    check('A B a1 a2 b1', 'A B a2 b1', 'B a2 b1');
    check('B a2 b1', 'B a1 a2 b1', 'A B a1 a2 b1');
    check('A B a1 a2 b1', 'A B a1 a2', 'A a1 a2');
  });

  it('can all be taken away and set at once', () => {
    check('A B a1 a2 b1', '', '');
    check('', 'A B a1 a2 b1', 'A B a1 a2 b1');
  });
});
