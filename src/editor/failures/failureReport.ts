import * as vscode from 'vscode';
import { type ClientFailure, hasClientCode, isClientFailure } from '../../client/index.ts';
import type { Log } from '../log.ts';
import { describeError } from '../wording/describeError.ts';
import { plainText } from '../wording/plainText.ts';
import { failureText } from './failureText.ts';
import { SetupError } from './setupError.ts';

/** What a person can do about a failure. */
export type Way =
  | 'setKey'
  | 'openSettings'
  | 'selectService'
  | 'showUsage'
  | 'copyRequestId'
  | 'showLog'
  | Decision;

/** What the command itself has to do. */
export type Decision = 'retry' | 'applyFinished';

/** A failure, told for a person, and what they can do about it. */
export interface FailureReport {
  readonly message: string;
  readonly ways: readonly Way[];
  /** Of the answer that told the failure, if it can be copied. */
  readonly requestId?: string | undefined;
}

export function isNotice(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Notice';
}

/** Also writes to the log what belongs there. */
export function describeFailure(error: unknown, log: Log): FailureReport {
  if (isClientFailure(error)) return describeClientFailure(error, log);
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

function describeSetup({ message, missing }: SetupError): FailureReport {
  const first: Way = missing === 'apiKey' ? 'setKey' : 'openSettings';
  return { message: plainText(message), ways: [first, 'selectService'] };
}

function keyringMessage(): string {
  return vscode.l10n.t(
    'The keyring of this system cannot be used, and Harf keeps API keys nowhere else. Unlock or install a keyring, or choose the local service, which needs no key.',
  );
}

function describeClientFailure(failure: ClientFailure, log: Log): FailureReport {
  const { code, requestId, retryable } = failure;
  log.warn(`${loggable(code)}${requestId === undefined ? '' : ` (request ${loggable(requestId)})`}`);
  // The message has the system's code and nothing of the request.
  if (hasClientCode(failure, 'connection_failed', 'certificate_refused')) log.warn(failure.message);
  const copied = requestId !== undefined && isIdentifier(requestId) ? requestId : undefined;
  const ways: readonly (Way | false)[] = [
    ...(failureWays.get(code) ?? []),
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

/** By code; a server may send any, also the name of something that every object has. */
const failureWays: ReadonlyMap<string, readonly Way[]> = new Map([
  ['invalid_api_key', ['setKey']],
  ['insufficient_scope', ['setKey']],
  ['text_quota_exhausted', ['showUsage', 'selectService']],
  ['basic_speech_quota_exhausted', ['showUsage', 'selectService']],
  ['premium_speech_quota_exhausted', ['showUsage', 'selectService']],
  ['rate_limit_exceeded', ['showUsage']],
  ['redirect_refused', ['openSettings']],
  ['unreadable_answer', ['openSettings']],
  ['answer_too_large', ['openSettings']],
]);

/** As they stand on buttons. */
export function wayLabels(): Record<Way, string> {
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
