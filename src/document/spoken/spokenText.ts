import type { ProsePassage } from '../prose/prose.ts';
import { composeProse, type JointTexts, type ProseText } from '../prose/proseText.ts';
import { hasCode } from './spokenPassages.ts';

const BLANK_LINE = /\n[^\S\n]*\n/;

/** Where inline code is not said, the voice pauses and the text has a dash. */
const PAUSE = '—';

const SPOKEN: JointTexts = {
  passage: (gap) => (BLANK_LINE.test(gap) ? '\n\n' : '\n'),
  none: '',
  space: ' ',
  lineBreak: '\n',
  word: (_, source) => (hasCode(source) ? PAUSE : ' '),
};

/** Lines at least so long, in UTF-16 units, are taken to be wrapped: their sentence goes on in the next line. */
const WRAPPED_LENGTH = 50;

/** Lines that end like this end a sentence, or are items or headings that stand for themselves. */
const LINE_BREAK = /(?<=[^\s.!?؟:؛…۔»)])[^\S\n]*\n[^\S\n]*(?=[\p{L}\p{N}«(])/gu;

/**
 * What is heard when `passages` of a document, as `spokenPassages` gives them, are read aloud: letters, marks and
 * punctuation as they are, a space in place of the line breaks of wrapped lines.
 */
export function spokenText(document: string, passages: readonly ProsePassage[]): ProseText {
  const prose = composeProse(document, passages, SPOKEN);
  return { ...prose, text: unwrapped(prose.text) };
}

/** Of the same length. */
function unwrapped(text: string): string {
  return text.replace(LINE_BREAK, (whiteSpace, index: number) => {
    const isWrapped = index - (text.lastIndexOf('\n', index - 1) + 1) >= WRAPPED_LENGTH;
    return isWrapped ? whiteSpace.replace('\n', ' ') : whiteSpace;
  });
}
