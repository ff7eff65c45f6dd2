import assert from 'node:assert/strict';
import fc from 'fast-check';
import { divideLatin } from '../../../src/document/answers/latinAnswer.ts';
import { alignedWords } from '../../../src/document/links/alignedWords.ts';
import { sliceSpan } from '../../../src/text/span.ts';

/** Items of a text that is typed words with `_` in them, which become one word. */
const typed = fc.array(fc.constantFrom('salam', 'ketab_ha', '😀', '12', 'va', 'ma_ha_ye'), {
  minLength: 1,
  maxLength: 8,
});

function answerTo(words: readonly string[]) {
  const source = words.map((word) => word.replaceAll('_', ' ')).join(' ');
  let [codePointStart, text] = [0, ''];
  const items = words.flatMap((word, at) => {
    const length = Array.from(word).length;
    const span = { codePointStart, codePointEnd: codePointStart + length };
    codePointStart += length + 1;
    const isTyped = /[a-z]/.test(word);
    const persian = isTyped ? `و${at}` : word;
    text += (at === 0 ? '' : ' ') + persian;
    return isTyped ? [{ ...span, written: persian }] : [];
  });
  return { source, text, items };
}

describe('the words of an answer to Pinglish', () => {
  it('stand where they are written, beside what they came from', () => {
    fc.assert(
      fc.property(typed, (words) => {
        const { source, text, items } = answerTo(words);
        const linked = alignedWords(source, items);
        assert.deepEqual(
          linked.map(({ written }) => sliceSpan(text, written)),
          items.map(({ written }) => written),
        );
        assert.deepEqual(
          linked.map(({ original }) => sliceSpan(source, original)),
          words.filter((word) => /[a-z]/.test(word)).map((word) => word.replaceAll('_', ' ')),
        );
      }),
    );
  });

  it('divide the answer between the parts of a target with nothing lost', () => {
    fc.assert(
      fc.property(typed, fc.nat(), (words, cut) => {
        const { source, text, items } = answerTo(words);
        const at = cut % source.length;
        const parts = [
          { utf16Start: 0, utf16End: at },
          { utf16Start: at, utf16End: source.length },
        ].map((span) => ({ document: span, sent: span }));
        const answer = { text, words: alignedWords(source, items) };
        const scope = { utf16Start: 0, utf16End: source.length };
        const divided = divideLatin({ text: source, parts, objects: [], scope }, answer, source) ?? [];
        assert.equal(divided.map((part) => part.text).join(''), text);
      }),
    );
  });
});
