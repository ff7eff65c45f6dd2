import assert from 'node:assert/strict';
import { pieceLinks } from '../../../src/document/links/pieceLinks.ts';
import { heapBytes } from '../../support/heapBytes.ts';

describe('The links of a piece', () => {
  it('hold it without the document that it was cut from', () => {
    const cut = (at: number) => `${at} سلام دنیای خوب ما. ${'خوب '.repeat(500_000)}`.slice(0, 20);
    const before = heapBytes();
    const links = Array.from({ length: 10 }, (_, at) => [
      ...pieceLinks({ original: cut(at), written: 'salaam donyaa-ye khoob-e maa', words: [] }, 0),
    ]);
    const held = heapBytes() - before;
    assert.equal(links.length, 10);
    assert.ok(held < 10_000_000, `${held} bytes are held`);
  });
});
