import type { Answer } from '../../document/answers/answeredParts.ts';
import { chooseMarks } from '../../document/answers/chosenMarks.ts';
import { finishLatin } from '../../document/answers/finishedLatin.ts';
import type { TextSettings } from '../settings.ts';
import { readWord } from './readWord.ts';
import type { WordInText } from './wordsIn.ts';

/** What is made of an answer on this computer. */
export interface Finish {
  /** Whether it needs the words of the text that was sent, as the local service reads them. */
  readonly needsWords: boolean;
  readonly finish: (source: string, answer: Answer, words: readonly WordInText[]) => Answer;
}

/** Puts the marks that are chosen on a text; undefined where that is all of the answer. */
export function finishMarks({ marks }: TextSettings): Finish | undefined {
  if (marks === 'all') return undefined;
  return {
    needsWords: marks !== 'ezafe',
    finish: (source, answer, words) => ({
      ...answer,
      text: chooseMarks(source, answer.text, marks, words.map(readWord)),
    }),
  };
}

/** Writes Pinglish as people type it; undefined where it stays as it was answered. */
export function finishPinglish({ pinglishFinish, digitsAndPunctuation }: TextSettings): Finish | undefined {
  const asTyped = pinglishFinish === 'asTyped';
  const latinSigns = asTyped || digitsAndPunctuation === 'latin';
  if (!latinSigns) return undefined;
  return {
    needsWords: asTyped,
    finish: (source, answer, words) => {
      const names = new Set(
        words.filter(({ word }) => word.partOfSpeech === 'name').map(({ utf16Start }) => utf16Start),
      );
      return finishLatin(source, answer, { asTyped, latinSigns }, ({ utf16Start }) => names.has(utf16Start));
    },
  };
}
