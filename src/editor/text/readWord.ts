import type { ReadWord } from '../../document/answers/chosenMarks.ts';
import type { WordInText } from './wordsIn.ts';

/** Readings that are less likely are not what a reader would take a word for. */
const LEAST_LIKELY = 0.01;

/** What the choice of marks has to know of a word. */
export function readWord({ utf16Start, utf16End, word }: WordInText): ReadWord {
  const { diacritized, schoolMarks, isFamiliar, alternatives, phonemes } = word;
  const mayBeOtherwise = alternatives.some(
    (other) => other.confidence >= LEAST_LIKELY && other.phonemes !== phonemes,
  );
  return {
    utf16Start,
    utf16End,
    diacritized,
    schoolMarks: schoolMarks ?? diacritized,
    isPlain: isFamiliar && !mayBeOtherwise,
  };
}
