import assert from 'node:assert/strict';
import { diacritizeFindings, translateFindings } from '../../../src/editor/tools/findings.ts';

const joined = (text: string) => ({ text, alignment: [], warnings: [], isComplete: true });

describe('what a tool tells beside its text', () => {
  it('ties each marked word to its source, in code points', () => {
    const source = '😀 کتاب، book می‌روم.';
    const { list } = diacritizeFindings(source, joined('😀 کِتاب، book می‌رَوَم.'));
    assert.deepEqual(list?.items, [
      { source_start: 2, source_end: 6, source: 'کتاب', diacritized: 'کِتاب' },
      { source_start: 13, source_end: 19, source: 'می‌روم', diacritized: 'می‌رَوَم' },
    ]);
  });

  it('ties no words where they are not one for one', () => {
    assert.deepEqual(diacritizeFindings('کتاب', joined('کتاب خوب')).list?.items, []);
  });

  it('calls a translation a draft and gives its warnings', () => {
    const warnings = [
      { code: 'unknown_word', message: 'Not known.', codePointStart: 1, codePointEnd: 3 },
      { code: 'warning', message: 'Anywhere.' },
    ];
    assert.deepEqual(translateFindings({ ...joined('book'), warnings }).facts, {
      draft: true,
      warnings: [
        { code: 'unknown_word', message: 'Not known.', source_start: 1, source_end: 3 },
        { code: 'warning', message: 'Anywhere.', source_start: undefined, source_end: undefined },
      ],
    });
  });

  it('keeps the warnings of a service that says too much short', () => {
    const warnings = Array.from({ length: 10_000 }, () => ({ code: 'c', message: 'm'.repeat(10_000) }));
    const { facts } = translateFindings({ ...joined('book'), warnings });
    assert.ok(JSON.stringify(facts).length < 50_000);
  });
});
