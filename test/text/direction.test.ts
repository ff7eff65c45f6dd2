import assert from 'node:assert/strict';
import fc from 'fast-check';
import { prevailingDirection, signedLatin } from '../../src/text/direction.ts';
import { sliceSpan } from '../../src/text/span.ts';

describe('the prevailing direction of a text', () => {
  it('is that of most of its letters, whichever is first', () => {
    assert.equal(prevailingDirection('Harf نسخهٔ تازه دارد'), 'rtl');
    assert.equal(prevailingDirection('واژه stands in an English sentence'), 'ltr');
  });

  it('is that of the first letter where there are as many of both', () => {
    assert.equal(prevailingDirection('ab سل'), 'ltr');
    assert.equal(prevailingDirection('سل ab'), 'rtl');
  });

  it('is none without letters: digits, marks and signs have none', () => {
    for (const text of ['', '12 ۱۲ ٪', '— … !', '👩‍💻', '\u064e'])
      assert.equal(prevailingDirection(text), undefined);
  });

  it('is that of letters which stand one behind the other, too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const twice = prevailingDirection(text + text);
        assert.equal(twice, prevailingDirection(text));
      }),
    );
  });
});

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
