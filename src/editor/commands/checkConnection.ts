import * as vscode from 'vscode';
import type { UsageResult } from '../../client/index.ts';
import type { Features } from '../features.ts';
import { withProgress } from '../progress/progress.ts';
import { requestText } from '../progress/progressText.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';
import { plainText } from '../wording/plainText.ts';

/** Asks the service for its usage, which charges nothing, and shows that it answers and what it says. */
export async function checkConnection({ connection }: Features): Promise<void> {
  const title = t('Harf: checking the connection');
  const { usage, destination } = await withProgress(title, async (signal, tell) => ({
    usage: await connection.run((client) =>
      client.usage({ signal, onProgress: (progress) => tell(requestText(progress)) }),
    ),
    destination: await connection.destination(),
  }));
  const service =
    destination.kind === 'hosted'
      ? t('The hosted service at {0} answers.', plainText(destination.baseUrl))
      : t('The local service answers; no text leaves this computer.');
  void vscode.window.showInformationMessage([service, ...details(usage)].join(' '));
}

function details({ plan, textUnits, answer }: UsageResult): string[] {
  const version = answer['engine_version'];
  const lines: string[] = [];
  if (typeof version === 'string') lines.push(t('Version: {0}.', plainText(version)));
  if (plan !== undefined) lines.push(t('Plan: {0}.', plainText(plan)));
  if (textUnits?.remaining === null) lines.push(t('Text units: not limited.'));
  if (typeof textUnits?.remaining === 'number')
    lines.push(t('Text units left: {0}.', numberText(textUnits.remaining)));
  return lines;
}
