import assert from 'node:assert/strict';
import { elementDirection } from '../../../src/text/direction/elementDirection.ts';

describe('the direction of an element', () => {
  it('is that of the letters that prevail, not of the first', () => {
    assert.equal(elementDirection('Harf نسخهٔ تازه'), 'rtl');
    assert.equal(elementDirection('سلام is a Persian word'), 'ltr');
    assert.equal(elementDirection('src/text/persian.ts را ببین'), 'rtl');
    assert.equal(elementDirection('۱۲ – 34'), 'auto');
  });
});
