import * as vscode from 'vscode';
import { isClientFailure } from '../../client/index.ts';
import type { Log } from '../log.ts';
import { isAbort } from '../progress/abort.ts';
import {
  type Decision,
  describeFailure,
  type FailureReport,
  isNotice,
  type Way,
  wayLabels,
} from './failureReport.ts';

/** What the command itself has to do. */
export type Chosen = Decision | undefined;

export interface ReportOptions {
  readonly canRetry?: boolean;
  /** One more sentence for the message. */
  readonly note?: string | undefined;
  /** How much of the command is there, if some of it is. */
  readonly finished?: { readonly finishedSections: number; readonly sections: number } | undefined;
}

/**
 * Tells a person what went wrong and what to do, and does what they choose. Cancellation is silent.
 * Trying again is only offered if `canRetry` and it may help, or if some of the command is finished; then so
 * is applying that. As long as such a decision is open, whatever else is chosen leaves the question there.
 */
export async function report(error: unknown, log: Log, options: ReportOptions = {}): Promise<Chosen> {
  if (isAbort(error)) return undefined;
  if (options.finished === undefined && isNotice(error)) {
    void vscode.window.showWarningMessage(error.message);
    return undefined;
  }
  const { message, ...rest } = describeFailure(error, log);
  const noted = options.note === undefined ? message : `${message} ${options.note}`;
  return ask(offeredOf({ ...rest, message: noted }, options), log);
}

/** More would not fit into the width of a notification. */
const MAX_BUTTONS = 4;

async function ask(report: FailureReport, log: Log): Promise<Chosen> {
  const { message, ways } = report;
  const labels = new Map(ways.slice(0, MAX_BUTTONS).map((way) => [wayLabels()[way], way]));
  const chosen = await vscode.window.showErrorMessage(message, ...labels.keys());
  const way = chosen === undefined ? undefined : labels.get(chosen);
  if (way === undefined || isDecision(way)) return way;
  await errands[way](log, report);
  return ways.some(isDecision)
    ? ask({ ...report, ways: ways.filter((each) => each !== way) }, log)
    : undefined;
}

function isDecision(way: Way): way is Decision {
  return way === 'retry' || way === 'applyFinished';
}

function offeredOf(report: FailureReport, { canRetry = false, finished }: ReportOptions): FailureReport {
  const { message, ways } = report;
  if (finished === undefined) return { ...report, ways: ways.filter((way) => way !== 'retry' || canRetry) };
  const { finishedSections, sections } = finished;
  const far = vscode.l10n.t(
    '{0} of {1} sections are finished, and nothing is applied yet.',
    finishedSections,
    sections,
  );
  const others = ways.filter((way) => way !== 'retry');
  return { ...report, message: `${message} ${far}`, ways: ['retry', 'applyFinished', ...others] };
}

/** Whether doing the same again may succeed. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'LocalServiceError' || (isClientFailure(error) && error.retryable);
}

/** What each way does that is not for the command itself to do. */
const errands: Readonly<Record<Exclude<Way, Decision>, (log: Log, report: FailureReport) => unknown>> = {
  setKey: () => vscode.commands.executeCommand('harf.setApiKey'),
  selectService: () => vscode.commands.executeCommand('harf.selectService'),
  showUsage: () => vscode.commands.executeCommand('harf.showUsage'),
  openSettings: () => vscode.commands.executeCommand('workbench.action.openSettings', 'harf.baseUrl'),
  copyRequestId: (_, { requestId = '' }) => vscode.env.clipboard.writeText(requestId),
  showLog: (log) => log.show(),
};
