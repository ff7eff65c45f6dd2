import type { TextOperation, TextOperationName } from '../../client/index.ts';
import type { SplitAnswer } from '../../document/answers/answeredParts.ts';
import { splitEnglish } from '../../document/answers/englishAnswer.ts';
import { splitLatin } from '../../document/answers/latinAnswer.ts';
import { splitMarked } from '../../document/answers/markedAnswer.ts';
import { withLf } from '../../text/lineTable.ts';
import { stripMarks } from '../../text/marks.ts';
import { UserError } from '../failures/userError.ts';
import type { TextSettings } from '../settings.ts';
import { t } from '../wording/localize.ts';
import type { CommandStyle } from './commandTarget.ts';
import { type Finish, finishEnglish, finishMarks, finishPinglish } from './finish.ts';

/** An operation of the service on text, as the editor offers it. */
export interface EditorOperation {
  /** For the progress, translated. */
  readonly title: () => string;
  readonly style: CommandStyle;
  readonly split: SplitAnswer;
  /** What is made of answers on this computer; undefined for nothing. */
  readonly finish: (settings: TextSettings) => Finish | undefined;
  /** What is asked of the service. */
  readonly requested: (settings: TextSettings) => TextOperation;
  /** What is taken of the result for a text that was sent; throws a `UserError` if it must not be applied. */
  readonly accept: (result: string, text: string) => string;
}

export const editorOperations: Record<TextOperationName, EditorOperation> = {
  diacritize: {
    title: () => t('Harf: adding diacritics'),
    style: { edges: 'letters', hasContext: true },
    split: splitMarked,
    finish: finishMarks,
    requested: ({ includeEzafe, marks }) => ({
      name: 'diacritize',
      includeEzafe: includeEzafe || marks === 'ezafe',
    }),
    accept: sameLetters,
  },
  pinglish: {
    title: () => t('Harf: converting to Pinglish'),
    style: { edges: 'words', hasContext: true },
    split: splitLatin,
    finish: finishPinglish,
    requested: ({ style, vowelNotation }) => ({ name: 'pinglish', style, vowelNotation }),
    accept: notEmpty,
  },
  translate: {
    title: () => t('Harf: translating to English'),
    style: { edges: 'words', hasContext: false },
    split: splitEnglish,
    finish: finishEnglish,
    requested: () => ({ name: 'translate' }),
    accept: notEmpty,
  },
};

/** Diacritics are added and nothing else is touched, or the answer is refused. */
function sameLetters(diacritized: string, text: string): string {
  if (stripMarks(diacritized) === stripMarks(text)) return diacritized;
  throw new UserError(
    t('The service changed letters instead of only adding diacritics, so nothing was applied.'),
  );
}

function notEmpty(result: string): string {
  const lf = withLf(result);
  if (lf.trim() !== '') return lf;
  throw new UserError(t('The service gave an empty result, so nothing was applied.'));
}
