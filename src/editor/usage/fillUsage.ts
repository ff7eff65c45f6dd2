import type * as vscode from 'vscode';
import { describeFailure } from '../failures/describeFailure.ts';
import { isAbort } from '../progress/abort.ts';
import { requestText } from '../progress/progressText.ts';
import { t } from '../wording/localize.ts';
import { answeredPage, failedPage, waitingPage } from './usagePage.ts';
import type { UsagePanelDependencies } from './usagePanelDependencies.ts';

/**
 * Asks the service for its usage, which charges nothing, and shows in `webview` what it is doing and then what
 * came of it. Once `signal` is aborted, nothing more is shown.
 */
export async function fillUsage(
  webview: vscode.Webview,
  { connection, log }: UsagePanelDependencies,
  signal: AbortSignal,
): Promise<void> {
  const show = async (page: Promise<string>) => {
    const html = await page;
    if (!signal.aborted) webview.html = html;
  };
  let doing = '';
  const tell = async (text: string) => {
    if (text === doing) return;
    doing = text;
    await show(waitingPage(text));
  };
  const asking = t('Asking the service…');
  await tell(asking);
  try {
    const destination = await connection.destination();
    const usage = await connection.run((client) =>
      client.usage({ signal, onProgress: (progress) => void tell(requestText(progress) || asking) }),
    );
    if (destination.kind !== 'missing') await show(answeredPage(destination, usage));
  } catch (error) {
    if (!isAbort(error)) await show(failedPage(describeFailure(error, log)));
  }
}
