import assert from 'node:assert/strict';
import { plainText } from '../../../src/editor/wording/plainText.ts';

describe('text of others in a message', () => {
  it('makes no link', () => {
    assert.equal(
      plainText('[click](command:x) [a](https://a.example)'),
      '[click] (command:x) [a] (https://a.example)',
    );
  });

  it('is one line of bounded length', () => {
    assert.equal(plainText(' a\n\nb\t'), 'a b');
    assert.equal(plainText('x'.repeat(1000)).length, 301);
  });
});
