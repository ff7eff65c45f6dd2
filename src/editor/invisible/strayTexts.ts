import type { StrayCharacters } from '../../document/invisible/strayCharacters.ts';
import { t } from '../wording/localize.ts';

/** What stray characters are called and do, and what taking them out does. */
export function describeStray({ kind, label, count, spelt }: StrayCharacters): string {
  switch (kind) {
    case 'nonJoiner':
      return t(
        'A half-space ({0}) that parts nothing. Without it the text looks the same, and is found.',
        label,
      );
    case 'joiner':
      return t(
        'A zero-width joiner ({0}) that joins nothing. Without it the text looks the same, and is found.',
        label,
      );
    case 'softHyphen':
      return t('A soft hyphen ({0}), at which a line may end. Without it the word is found.', label);
    case 'zeroWidthSpace':
      return t('A space without width ({0}). Without it the text looks the same, and is found.', label);
    case 'wordJoiner':
      return t(
        'A word joiner ({0}), at which no line ends. Without it the text looks the same, and is found.',
        label,
      );
    case 'byteOrderMark':
      return t(
        'A byte order mark ({0}) within the text, where it means nothing. It can be taken out.',
        label,
      );
    case 'tags':
      return spelt === undefined
        ? t('Tag characters that nobody sees: {0}. Programs and language models read them.', count)
        : t(
            'Tag characters that nobody sees: {0}. Programs and language models read in them: {1}',
            count,
            spelt,
          );
    case 'variationSelector':
      return t(
        'A variation selector ({0}) behind what has no other form. It changes nothing, but text can hide in it.',
        label,
      );
    case 'filler':
      return t(
        'A filler ({0}) that looks like nothing. Without it two names that look alike are alike.',
        label,
      );
    case 'directionMark':
      return t(
        'A mark of direction ({0}) where there is nothing to turn. Without it the text looks the same, and is found.',
        label,
      );
    case 'unclosed':
      return t(
        'A control of direction ({0}) that nothing ends in this line. Without it the rest of the line is shown in its own order.',
        label,
      );
    case 'unopened':
      return t(
        'The end of a stretch of another direction ({0}) that does not begin in this line. It does nothing.',
        label,
      );
    case 'override':
      return t(
        'A control of direction ({0}) that shows source code in another order than it has. Without it one sees what is run.',
        label,
      );
    case 'crossing':
      return t(
        'A control of direction ({0}) that begins in a string or a comment and ends outside. Without it one sees what is run.',
        label,
      );
  }
}

/** What the box before the characters says: `ZWNJ`, or `TAG ×12`. */
export function boxText({ label, count }: StrayCharacters): string {
  return count === 1 ? label : `${label} ×${count}`;
}
