import * as vscode from 'vscode';
import { type ClientFailure, isClientFailure } from '../client/index.ts';
import { isAbort } from './abort.ts';
import { SetupError } from './errors/setupError.ts';
import { failureText } from './failureText.ts';
import { describeError, type Log } from './log.ts';
import { plainText } from './plainText.ts';

/** What a person can do about a failure. */
type Way = 'setKey' | 'openSettings' | 'selectService' | 'showUsage' | 'copyRequestId' | 'showLog' | Decision;

/** What the command itself has to do. */
type Decision = 'retry' | 'applyFinished';
export type Chosen = Decision | undefined;

export interface ReportOptions {
  readonly canRetry?: boolean;
  /** How much of the command is there, if some of it is. */
  readonly finished?: { readonly finishedSections: number; readonly sections: number } | undefined;
}

interface Report {
  readonly message: string;
  readonly ways: readonly Way[];
  /** Of the answer that told the failure, if it can be copied. */
  readonly requestId?: string | undefined;
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
  return ask(offeredOf(describe(error, log), options), log);
}

async function ask(report: Report, log: Log): Promise<Chosen> {
  const { message, ways } = report;
  const labels = new Map(ways.map((way) => [wayLabels()[way], way]));
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

function offeredOf(report: Report, { canRetry = false, finished }: ReportOptions): Report {
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

function isNotice(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Notice';
}

function describe(error: unknown, log: Log): Report {
  if (isClientFailure(error)) return describeFailure(error, log);
  if (error instanceof SetupError) return describeSetup(error);
  if (isNotice(error)) return { message: error.message, ways: [] };
  log.error(describeError(error));
  const name = error instanceof Error ? error.name : '';
  if (name === 'KeyringError') return { message: keyringMessage(), ways: ['selectService', 'showLog'] };
  if (name === 'LocalServiceError') {
    log.error((error as Error).message);
    const message = vscode.l10n.t('The local service could not be started. The log says why.');
    return { message, ways: ['showLog', 'retry'] };
  }
  const message = vscode.l10n.t('Something went wrong that Harf did not expect. The log says where.');
  return { message, ways: ['showLog'] };
}

function describeSetup({ message, missing }: SetupError): Report {
  const first: Way = missing === 'apiKey' ? 'setKey' : 'openSettings';
  return { message: plainText(message), ways: [first, 'selectService'] };
}

function keyringMessage(): string {
  return vscode.l10n.t(
    'The keyring of this system cannot be used, and Harf keeps API keys nowhere else. Unlock or install a keyring, or choose the local service, which needs no key.',
  );
}

function describeFailure(failure: ClientFailure, log: Log): Report {
  const { code, requestId, retryable } = failure;
  log.warn(`${loggable(code)}${requestId === undefined ? '' : ` (request ${loggable(requestId)})`}`);
  const copied = requestId !== undefined && isIdentifier(requestId) ? requestId : undefined;
  const ways: readonly (Way | false)[] = [
    ...(failureWays[code] ?? []),
    copied !== undefined && 'copyRequestId',
    'showLog',
    retryable && 'retry',
  ];
  return { message: failureText(failure), ways: ways.filter((way) => way !== false), requestId: copied };
}

/** A server may repeat anything, also the text or the key, where a code or an id belongs. */
function loggable(identifier: string): string {
  return isIdentifier(identifier) ? identifier : '(not readable)';
}

function isIdentifier(text: string): boolean {
  return /^[\w.:-]{1,128}$/.test(text);
}

const failureWays: Readonly<Record<string, readonly Way[]>> = {
  invalid_api_key: ['setKey'],
  insufficient_scope: ['setKey'],
  text_quota_exhausted: ['showUsage', 'selectService'],
  basic_speech_quota_exhausted: ['showUsage', 'selectService'],
  premium_speech_quota_exhausted: ['showUsage', 'selectService'],
  rate_limit_exceeded: ['showUsage'],
  redirect_refused: ['openSettings'],
  unreadable_answer: ['openSettings'],
};

function wayLabels(): Record<Way, string> {
  return {
    setKey: vscode.l10n.t('Set API Key'),
    openSettings: vscode.l10n.t('Open Settings'),
    selectService: vscode.l10n.t('Choose Service'),
    showUsage: vscode.l10n.t('Show Usage'),
    copyRequestId: vscode.l10n.t('Copy Request ID'),
    showLog: vscode.l10n.t('Show Log'),
    retry: vscode.l10n.t('Retry'),
    applyFinished: vscode.l10n.t('Apply Finished'),
  };
}

/** What each way does that is not for the command itself to do. */
const errands: Readonly<Record<Exclude<Way, Decision>, (log: Log, report: Report) => unknown>> = {
  setKey: () => vscode.commands.executeCommand('harf.setApiKey'),
  selectService: () => vscode.commands.executeCommand('harf.selectService'),
  showUsage: () => vscode.commands.executeCommand('harf.showUsage'),
  openSettings: () => vscode.commands.executeCommand('workbench.action.openSettings', 'harf.baseUrl'),
  copyRequestId: (_, { requestId = '' }) => vscode.env.clipboard.writeText(requestId),
  showLog: (log) => log.show(),
};
