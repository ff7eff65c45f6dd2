import assert from 'node:assert/strict';
import fc from 'fast-check';
import { latinSpan } from '../../../src/editor/interlinear/latinSpan.ts';
import { hasLatinLetter } from '../../../src/text/persian.ts';

const latinOf = (text: string) => {
  const { utf16Start, utf16End } = latinSpan(text);
  return text.slice(utf16Start, utf16End);
};

describe('The Latin between Persian words', () => {
  it('has the signs of code and options with it', () => {
    for (const own of ['foo()', '--force', 'C++', '#define', 'f(x)', '(a) b (c)', 'Visual Studio Code'])
      assert.equal(latinOf(` ${own} `), own);
  });

  it('does not have what encloses it or ends the sentence', () => {
    assert.equal(latinOf(' (foo). '), 'foo');
    assert.equal(latinOf('«foo()»؟'), 'foo()');
    assert.equal(latinOf(') foo ('), 'foo');
    assert.equal(latinOf('، '), '');
  });

  it('is never without a letter that is there', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '(', ')', '«', '»', '.', ' ', '-', 'ا') });
    fc.assert(fc.property(text, (each) => hasLatinLetter(latinOf(each)) === hasLatinLetter(each)));
  });

  it('is found among a hundred thousand brackets', () => {
    assert.equal(latinOf(`${'('.repeat(100_000)}a${')'.repeat(100_000)}`), 'a');
  });
});
