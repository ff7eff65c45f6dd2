import * as vscode from 'vscode';
import type { JoinedText } from '../../client/index.ts';
import { showUntitled } from '../documents/showUntitled.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';

/** As the local service calls it. */
const DOUBTFUL = 'doubtful_translation';

/**
 * Says how many sentences of a translation are doubtful, and shows them, each with what the service says of it and its
 * draft, if they are asked for. `sources` are what `texts` were translated from.
 */
export async function sayDoubtful(sources: readonly string[], texts: readonly JoinedText[]): Promise<void> {
  const doubtful = texts.flatMap(({ warnings }, at) => {
    const codePoints = [...(sources[at] ?? '')];
    return warnings
      .filter(({ code }) => code === DOUBTFUL)
      .map(({ message, codePointStart, codePointEnd }) => ({
        message,
        persian: codePoints.slice(codePointStart, codePointEnd).join(''),
      }));
  });
  if (doubtful.length === 0) return;
  const show = t('Show');
  const question =
    doubtful.length === 1
      ? t('One sentence of the translation is doubtful.')
      : t('{0} sentences of the translation are doubtful.', numberText(doubtful.length));
  if ((await vscode.window.showWarningMessage(question, show)) !== show) return;
  const text = doubtful.map(({ persian, message }) => `${persian}\n${message}\n`).join('\n');
  await showUntitled(
    { text, languageId: 'plaintext' },
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
  );
}
