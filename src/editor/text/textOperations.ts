import * as vscode from 'vscode';
import type { Client, PostOptions } from '../../client/index.ts';
import { DIACRITIZE_MULTIPLIER, PINGLISH_MULTIPLIER, TRANSLATE_MULTIPLIER } from '../../contract/index.ts';
import type { DivideAnswer } from '../../document/answers/answeredParts.ts';
import { divideEnglish } from '../../document/answers/englishAnswer.ts';
import { divideLatin } from '../../document/answers/latinAnswer.ts';
import { divideMarked } from '../../document/answers/markedAnswer.ts';
import type { AlignmentItem } from '../../document/links/linkWords.ts';
import { stripMarks } from '../../text/marks.ts';
import { Notice } from '../failures/notice.ts';
import type { TextSettings } from '../settings.ts';
import type { CommandStyle } from './commandTarget.ts';

/** What a text became. */
export interface OperationResult {
  readonly text: string;
  /** Only for Pinglish; code points of the text that was sent. */
  readonly alignment?: readonly AlignmentItem[];
}

/** One way to turn Persian text into another text by the service. */
export interface TextOperation {
  /** For the progress, translated. */
  readonly title: () => string;
  readonly style: CommandStyle;
  readonly divide: DivideAnswer;
  /** Units charged for each code point (contract, Limits). */
  readonly multiplier: number;
  /** The body of the request, which must not be too large. */
  readonly body: (text: string, settings: TextSettings) => unknown;
  readonly send: (
    client: Client,
    text: string,
    settings: TextSettings,
    call: PostOptions,
  ) => Promise<OperationResult>;
}

export type OperationName = 'diacritize' | 'pinglish' | 'translate';

export const textOperations: Record<OperationName, TextOperation> = {
  diacritize: {
    title: () => vscode.l10n.t('Harf: adding diacritics'),
    style: { edges: 'letters', hasContext: true, marksJoints: false },
    divide: divideMarked,
    multiplier: DIACRITIZE_MULTIPLIER,
    body: (text, { includeEzafe }) => ({ text, include_ezafe: includeEzafe }),
    async send(client, text, { includeEzafe }, call) {
      const { diacritized } = await client.diacritize({ text, includeEzafe }, call);
      return { text: sameLetters(text, diacritized) };
    },
  },
  pinglish: {
    title: () => vscode.l10n.t('Harf: converting to Pinglish'),
    style: { edges: 'words', hasContext: true, marksJoints: false },
    divide: divideLatin,
    multiplier: PINGLISH_MULTIPLIER,
    body: (text, { style, vowelNotation }) => ({ text, style, vowel_notation: vowelNotation }),
    async send(client, text, { style, vowelNotation }, call) {
      const { pinglish, alignment } = await client.pinglish({ text, style, vowelNotation }, call);
      return { text: notEmpty(pinglish), alignment };
    },
  },
  translate: {
    title: () => vscode.l10n.t('Harf: translating to English'),
    style: { edges: 'words', hasContext: false, marksJoints: true },
    divide: divideEnglish,
    multiplier: TRANSLATE_MULTIPLIER,
    body: (text) => ({ text }),
    async send(client, text, _settings, call) {
      const { translation } = await client.translate({ text }, call);
      return { text: notEmpty(translation) };
    },
  },
};

/** Diacritics are added and nothing else is touched, or the answer is refused. */
function sameLetters(text: string, diacritized: string): string {
  if (stripMarks(diacritized) === stripMarks(text)) return diacritized;
  throw new Notice(
    vscode.l10n.t('The service changed letters instead of only adding diacritics, so nothing was applied.'),
  );
}

function notEmpty(text: string): string {
  const lf = text.replaceAll('\r\n', '\n');
  if (lf.trim() !== '') return lf;
  throw new Notice(vscode.l10n.t('The service gave an empty result, so nothing was applied.'));
}
