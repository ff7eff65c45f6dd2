import assert from 'node:assert/strict';
import { signedLatin } from '../../../media/rtlEditor/signedLatin.ts';
import { sliceSpan } from '../../../src/text/span.ts';

describe('Latin with signs at its ends', () => {
  const found = (text: string) => signedLatin(text).map((span) => sliceSpan(text, span));

  it('is a name, an option, a call, an address', () => {
    assert.deepEqual(found('زبان C++ و .NET و --force و foo() و https://a.example/b/ را'), [
      'C++',
      '.NET',
      '--force',
      'foo()',
      'https://a.example/b/',
    ]);
  });

  it('has no signs of the sentence around it', () => {
    assert.deepEqual(found('در (Firefox)، "Chrome". و [C++]، `C#`!'), ['C++', 'C#']);
  });

  it('is found in time that grows with the text alone', () => {
    for (const unit of ['(', ')', '.', '"', 'a.', '[]'])
      assert.ok(signedLatin(unit.repeat(100_000)).length <= 1, unit);
  }).timeout(5_000);
});
