import assert from 'node:assert/strict';
import { isTypedWord } from '../../../src/document/links/link.ts';

describe('a linked word', () => {
  const isTyped = (persian: string, latin: string, sentence = {}) =>
    isTypedWord({
      piece: { original: `behت ${persian}`, written: `بهت ${latin}` },
      original: { utf16Start: 5, utf16End: 5 + persian.length },
      written: { utf16Start: 4, utf16End: 4 + latin.length },
      ...sentence,
    });

  for (const [typed, written] of [
    ['bekhar', 'بخر'],
    ['behت', 'بهت'],
    ['25', '۲۵'],
    ['file', 'file'],
  ] as const)
    it(`was typed as Pinglish: ${typed} → ${written}`, () => {
      assert.ok(isTyped(typed, written));
    });

  for (const [persian, latin] of [
    ['بخر', 'bekhar'],
    ['SMSها', 'SMS-haa'],
    ['۲۵', '25'],
  ] as const)
    it(`was Persian: ${persian} → ${latin}`, () => {
      assert.ok(!isTyped(persian, latin));
    });

  it('of a translation was Persian, though a word of it was left', () => {
    assert.ok(!isTyped('پیامک زدم', 'I sent a پیامک', { words: [] }));
  });
});
