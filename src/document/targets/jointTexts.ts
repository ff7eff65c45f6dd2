import { sliceSpan } from '../../text/span.ts';
import { STAND_IN_LETTERS, STAND_IN_SIGNS } from '../../text/standIns.ts';
import { passageSpan } from '../prose/clip.ts';
import type { ProsePassage } from '../prose/prose.ts';
import type { JointTexts } from '../prose/proseText.ts';

/** Between the passages of a text that is sent: services keep blank lines. */
export const PASSAGE_BREAK = '\n\n';

/**
 * The joints of a text that is sent, of which those that stand for something occur nowhere else in it.
 * @param marksJoints whether what parts runs that touch is marked
 */
export function jointTextsFor(
  document: string,
  passages: readonly ProsePassage[],
  marksJoints: boolean,
): JointTexts {
  const texts = passages.map((passage) => sliceSpan(document, passageSpan(passage)));
  const letter = freeOf(STAND_IN_LETTERS, texts);
  const sign = freeOf(STAND_IN_SIGNS, texts);
  return {
    passage: () => PASSAGE_BREAK,
    none: marksJoints ? sign : '',
    space: marksJoints ? ` ${sign} ` : ' ',
    lineBreak: '\n',
    word: (index) => `${letter}${index + 1}`,
  };
}

/** The first that is in none of the texts; the last, which is the least likely one, if all are. */
function freeOf(choices: readonly string[], texts: readonly string[]): string {
  const isFree = (sought: string) => !texts.some((text) => text.includes(sought));
  return choices.find(isFree) ?? choices.at(-1) ?? '';
}
