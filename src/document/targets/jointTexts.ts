import { sliceSpan } from '../../text/span.ts';
import { passageSpan } from '../prose/clip.ts';
import type { ProsePassage } from '../prose/prose.ts';
import type { JointTexts } from '../prose/proseText.ts';

/** Between the passages of a text that is sent: services keep blank lines. */
export const PASSAGE_BREAK = '\n\n';

/** Letters that, with a number, stand for a word that is not prose; services keep such words as they are. */
const LETTERS = ['X', 'Z', 'Q', 'XX', 'ZZ', 'QQ'] as const;
/** What stands for what parts the runs of a phrase; services keep such signs where they are. */
const SIGNS = ['**', '__', '~~', '==', '++', '^^'] as const;

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
  const isFree = (sought: string) => !texts.some((text) => text.includes(sought));
  const letter = LETTERS.find(isFree) ?? 'QXZ';
  const sign = SIGNS.find(isFree) ?? '|||';
  return {
    passage: () => PASSAGE_BREAK,
    none: marksJoints ? sign : '',
    space: marksJoints ? ` ${sign} ` : ' ',
    lineBreak: '\n',
    word: (index) => `${letter}${index + 1}`,
  };
}
