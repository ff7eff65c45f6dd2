import assert from 'node:assert/strict';
import { leftToRightSpans, withoutCodeNames } from '../../../src/text/direction/leftToRight.ts';
import { sliceSpan } from '../../../src/text/span.ts';

const found = (text: string) => leftToRightSpans(text).map((span) => sliceSpan(text, span));

describe('what goes from left to right by itself', () => {
  it('is a name with signs, an option, a call, an address', () => {
    assert.deepEqual(
      found('زبان C++ و .NET و --force و foo() و https://a.example/b/ و 7-zip و 2.0-beta را'),
      ['C++', '.NET', '--force', 'foo()', 'https://a.example/b/', '7-zip', '2.0-beta'],
    );
  });

  it('has no signs of the sentence around it', () => {
    assert.deepEqual(found('در (Firefox)، "Chrome". و [C++]، `C#`! و x86-64 و 3D'), ['C++', 'C#']);
  });

  it('is a telephone number or a date in groups, or a number with its sign before it', () => {
    assert.deepEqual(found('تلفن ۰۲۱-۸۸۷۷۶۶۵۵ و +98 912 345 6789، تا 2026-11-29 یا ۱۴۰۵-۰۹-۰۸.'), [
      '۰۲۱-۸۸۷۷۶۶۵۵',
      '+98 912 345 6789',
      '2026-11-29',
      '۱۴۰۵-۰۹-۰۸',
    ]);
    assert.deepEqual(found('دما -۵ تا +3.5 و شمارهٔ #12، به $1,200 یا €20'), [
      '-۵',
      '+3.5',
      '#12',
      '$1,200',
      '€20',
    ]);
  });

  it('is no range, no fraction and no list of numbers', () => {
    assert.deepEqual(found('صفحه‌های ۳-۵ و 12-14 و ۰-۵، ساعت 10:30، ۴/۵ و ۱۲ ۱۳ ۱۴ و ۲۵٪'), []);
  });

  it('is found in time that grows with the text alone', () => {
    for (const unit of ['(', ')', '.', '"', 'a.', '[]', '0', '0 ', '+1-', '-1/', '۱', '7-'])
      assert.ok(
        found(unit.repeat(100_000)).every((part) => part !== ''),
        unit,
      );
  }).timeout(5_000);
});

describe('text without names in code', () => {
  it('has its words', () => {
    assert.equal(
      withoutCodeNames('فایل src/a.ts را with foo_bar و a@b.example ببین'),
      'فایل   را with   و   ببین',
    );
  });
});
