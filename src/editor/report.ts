import * as vscode from 'vscode';
import { type ClientFailure, isClientFailure } from '../client/index.ts';
import { isAbort } from './abort.ts';
import { SetupError } from './errors/setupError.ts';
import { describeError, type Log } from './log.ts';
import { plainText } from './plainText.ts';

/** What a person can do about a failure. */
type Way = 'setKey' | 'openSettings' | 'selectService' | 'showLog' | 'retry' | 'applyFinished';

/** What the command itself has to do. */
export type Chosen = 'retry' | 'applyFinished' | undefined;

export interface ReportOptions {
  readonly canRetry?: boolean;
  /** How much of the command is there, if some of it is. */
  readonly finished?: { readonly finishedSections: number; readonly sections: number } | undefined;
}

interface Report {
  readonly message: string;
  readonly ways: readonly Way[];
}

/**
 * Tells a person what went wrong and what to do, and does what they choose. Cancellation is silent.
 * Trying again is only offered if `canRetry` and it may help, or if some of the command is finished; then so
 * is applying that.
 */
export async function report(error: unknown, log: Log, options: ReportOptions = {}): Promise<Chosen> {
  if (isAbort(error)) return undefined;
  if (options.finished === undefined && isNotice(error)) {
    void vscode.window.showWarningMessage(error.message);
    return undefined;
  }
  const { message, ways } = offeredOf(describe(error, log), options);
  const labels = new Map(ways.map((way) => [wayLabels()[way], way]));
  const chosen = await vscode.window.showErrorMessage(message, ...labels.keys());
  return follow(chosen === undefined ? undefined : labels.get(chosen), log);
}

function offeredOf({ message, ways }: Report, { canRetry = false, finished }: ReportOptions): Report {
  if (finished === undefined) return { message, ways: ways.filter((way) => way !== 'retry' || canRetry) };
  const { finishedSections, sections } = finished;
  const far = vscode.l10n.t(
    '{0} of {1} sections are finished, and nothing is applied yet.',
    finishedSections,
    sections,
  );
  const others = ways.filter((way) => way !== 'retry');
  return { message: `${message} ${far}`, ways: ['retry', 'applyFinished', ...others] };
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

/** The sentence for a code, and the action that the service advises (contract, Errors). */
function describeFailure(failure: ClientFailure, log: Log): Report {
  const { code, requestId, action, retryable } = failure;
  log.warn(`${loggable(code)}${requestId === undefined ? '' : ` (request ${loggable(requestId)})`}`);
  const parts = [sentence(failure), plainText(action), waitSentence(failure)];
  const message = parts.filter((part) => part !== '').join(' ');
  const fixes = failureWays[code] ?? [];
  return { message, ways: [...fixes, 'showLog', ...(retryable ? (['retry'] as const) : [])] };
}

/** A server may repeat anything, also the text or the key, where a code or an id belongs. */
function loggable(identifier: string): string {
  return /^[\w.:-]{1,128}$/.test(identifier) ? identifier : '(not readable)';
}

const failureWays: Readonly<Record<string, readonly Way[]>> = {
  invalid_api_key: ['setKey'],
  insufficient_scope: ['setKey'],
  text_quota_exhausted: ['selectService'],
  redirect_refused: ['openSettings'],
  unreadable_answer: ['openSettings'],
};

function sentence(failure: ClientFailure): string {
  const { t } = vscode.l10n;
  switch (failure.code) {
    case 'invalid_api_key':
      return t('The service refused the API key.');
    case 'insufficient_scope':
      return t('The API key does not allow this.');
    case 'text_quota_exhausted':
      return t('The text allowance is used up.');
    case 'rate_limit_exceeded':
      return t('Too many requests were sent.');
    case 'request_in_progress':
      return t('The service is still working on this request.');
    case 'persian_text_required':
      return t('The text has no Persian letter.');
    case 'request_too_large':
      return t('The text is too long for one request.');
    case 'service_unavailable':
      return t('The service is not available now.');
    case 'not_found':
      return t('There is no such service at the base address.');
    case 'connection_failed':
      return t('The service could not be reached.');
    case 'request_timeout':
      return t('The service did not answer in time.');
    case 'ledger_failed':
      return t('Harf could not note the request in its own folder, so nothing was sent.');
    case 'redirect_refused':
      return t('The service answers from another address, and Harf does not send text there.');
    case 'unreadable_answer':
      return t('The service gave an answer that Harf cannot read, so nothing was changed.');
    default:
      return t('The service refused the request: {0}', plainText(failure.message));
  }
}

/** A wait that was too long to be waited out in silence, or that the attempts were used up for. */
function waitSentence({ retryAfterMs }: ClientFailure): string {
  if (retryAfterMs === undefined) return '';
  return vscode.l10n.t('The service asks to wait {0} seconds.', Math.ceil(retryAfterMs / 1000));
}

function wayLabels(): Record<Way, string> {
  return {
    setKey: vscode.l10n.t('Set API Key'),
    openSettings: vscode.l10n.t('Open Settings'),
    selectService: vscode.l10n.t('Choose Service'),
    showLog: vscode.l10n.t('Show Log'),
    retry: vscode.l10n.t('Retry'),
    applyFinished: vscode.l10n.t('Apply Finished'),
  };
}

async function follow(way: Way | undefined, log: Log): Promise<Chosen> {
  if (way === 'setKey') await vscode.commands.executeCommand('harf.setApiKey');
  if (way === 'selectService') await vscode.commands.executeCommand('harf.selectService');
  if (way === 'openSettings')
    await vscode.commands.executeCommand('workbench.action.openSettings', 'harf.baseUrl');
  if (way === 'showLog') log.show();
  return way === 'retry' || way === 'applyFinished' ? way : undefined;
}
