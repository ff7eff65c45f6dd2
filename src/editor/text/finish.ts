import type { Answer } from '../../document/answers/answeredParts.ts';
import { chooseMarks, type ReadWord } from '../../document/answers/chosenMarks.ts';
import { finishLatin } from '../../document/answers/finishedLatin.ts';
import { withGregorianDates } from '../../document/answers/gregorianDates.ts';
import type { AlignedSpan } from '../../document/links/linkWords.ts';
import type { TextSettings } from '../settings.ts';
import type { WordInText } from './wordsIn.ts';

/** What the local service knows of a text that was sent and of its answer. */
export interface LocalKnowledge {
  words(source: string): Promise<readonly WordInText[]>;
  /** Which sentences and words of an English text came from which of the source. */
  aligned(source: string, english: string): Promise<readonly AlignedSpan[]>;
}

/** What is made of an answer on this computer. */
export type Finish = (source: string, answer: Answer, local: LocalKnowledge) => Answer | Promise<Answer>;

/** Puts the marks that are chosen on a text; undefined where that is all of the answer. */
export function finishMarks({ marks }: TextSettings): Finish | undefined {
  if (marks === 'all') return undefined;
  return async (source, answer, local) => {
    const words = marks === 'ezafe' ? [] : await local.words(source);
    return { ...answer, text: chooseMarks(source, answer.text, marks, words.map(readWord)) };
  };
}

/** Writes Pinglish as people type it; undefined where it stays as it was answered. */
export function finishPinglish({ pinglishFinish, digitsAndPunctuation }: TextSettings): Finish | undefined {
  const asTyped = pinglishFinish === 'asTyped';
  const latinSigns = digitsAndPunctuation === 'auto' ? asTyped : digitsAndPunctuation === 'latin';
  if (!asTyped && !latinSigns) return undefined;
  return async (source, answer, local) => {
    const words = asTyped ? await local.words(source) : [];
    const names = new Set(
      words.filter(({ word }) => word.partOfSpeech === 'name').map(({ utf16Start }) => utf16Start),
    );
    return finishLatin(source, answer, { asTyped, latinSigns }, ({ utf16Start }) => names.has(utf16Start));
  };
}

/** Ties the sentences of a translation, and their words, to those that they came from; dates are added behind that. */
export function finishEnglish({ gregorianDates }: TextSettings): Finish {
  return async (source, { text }, local) => {
    const linked = { text, words: await local.aligned(source, text) };
    return gregorianDates ? withGregorianDates(source, linked) : linked;
  };
}

/** What the choice of marks has to know of a word; of one that only its letters are known of nobody is sure. */
function readWord({ utf16Start, utf16End, word }: WordInText): ReadWord {
  const { diacritized, schoolMarks, isHomograph, origin } = word;
  return {
    utf16Start,
    utf16End,
    diacritized,
    schoolMarks: schoolMarks ?? diacritized,
    isPlain: !isHomograph && origin !== 'letters',
  };
}
