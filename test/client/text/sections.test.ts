import assert from 'node:assert/strict';
import { joinSections } from '../../../src/client/text/sections.ts';

describe('joining the sections of a long text', () => {
  it('takes a great many words of one answer', () => {
    const word = { codePointStart: 0, codePointEnd: 1, source: 'و', written: 'va' };
    const alignment = Array.from({ length: 300_000 }, () => word);
    const joined = joinSections(['یک ', 'و'], new Map([['و', { text: 'va', alignment, warnings: [] }]]));
    assert.equal(joined.alignment.length, 300_000);
    assert.equal(joined.alignment.at(-1)?.codePointStart, 3);
  });

  it('moves the places of warnings to those of the whole text', () => {
    const warnings = [
      { code: 'a', message: 'b', codePointStart: 0, codePointEnd: 1 },
      { code: 'c', message: 'd' },
    ];
    const joined = joinSections(['😀یک ', 'و'], new Map([['و', { text: 'va', warnings }]]));
    assert.deepEqual(joined.warnings, [
      { code: 'a', message: 'b', codePointStart: 4, codePointEnd: 5 },
      { code: 'c', message: 'd' },
    ]);
  });
});
