import * as vscode from 'vscode';
import type { JoinedText, Warning } from '../../client/index.ts';
import type { PlacedDoubt } from '../../document/answers/doubtfulSentences.ts';
import type { SentenceDoubt } from '../../document/links/linkWords.ts';
import { offsetTable } from '../../text/codePoints.ts';
import { sliceSpan } from '../../text/span.ts';
import { showUntitled } from '../documents/showUntitled.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';
import { doubtText } from './doubtText.ts';

/** As the local service calls it. */
const DOUBTFUL = 'doubtful_translation';

/** What a service doubts of a translation, and where it stands in its source. */
export function doubtsIn(source: string, warnings: readonly Warning[]): PlacedDoubt[] {
  const doubtful = warnings.filter(({ code }) => code === DOUBTFUL);
  if (doubtful.length === 0) return [];
  const offsets = offsetTable(source);
  return doubtful.map(({ codePointStart = 0, codePointEnd = offsets.codePointLength, ...doubt }) => ({
    original: { utf16Start: offsets.toUtf16(codePointStart), utf16End: offsets.toUtf16(codePointEnd) },
    doubt,
  }));
}

/**
 * Says how many sentences of a translation are doubtful, and shows them, each with what speaks against it and its draft, if
 * they are asked for. `sources` are what `texts` were translated from.
 */
export async function sayDoubtful(sources: readonly string[], texts: readonly JoinedText[]): Promise<void> {
  const doubtful = texts.flatMap(({ warnings }, at) => {
    const source = sources[at] ?? '';
    return doubtsIn(source, warnings).map((placed) => sentenceWith(source, placed));
  });
  if (doubtful.length === 0) return;
  const show = t('Show');
  const question =
    doubtful.length === 1
      ? t('One sentence of the translation is doubtful.')
      : t('{0} sentences of the translation are doubtful.', numberText(doubtful.length));
  if ((await vscode.window.showWarningMessage(question, show)) !== show) return;
  await showUntitled(
    { text: doubtful.join('\n'), languageId: 'plaintext' },
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
  );
}

/** The Persian, what speaks against its English, and the draft. */
function sentenceWith(source: string, { original, doubt }: PlacedDoubt): string {
  const lines = [sliceSpan(source, original), doubtText(doubt), ...draftLines(doubt)];
  return lines.map((line) => `${line}\n`).join('');
}

/** The draft of a sentence, named as such; where the service told no reasons, its message has it. */
function draftLines({ doubts = [], draft }: SentenceDoubt): string[] {
  return doubts.length === 0 || draft === undefined ? [] : [t('The draft: {0}', draft)];
}
