import {
  asksForDays,
  type ClientFailure,
  hasClientCode,
  isClientFailure,
  knownCode,
} from '../../client/index.ts';
import type { Log } from '../log.ts';
import { describeError } from '../wording/describeError.ts';
import { t } from '../wording/localize.ts';
import { dateText } from '../wording/localText.ts';
import { plainText } from '../wording/plainText.ts';
import type { FailureButton } from './buttons.ts';
import { EditorFailure, LocalServiceError, SetupError } from './editorFailure.ts';
import { type FailureCode, failureTable, type Severity, type ShownFailure } from './failureTable.ts';
import { UserError } from './userError.ts';

/** A failure as a person is told of it, translated, and what they can do about it. */
export interface FailureReport {
  readonly message: string;
  readonly severity: Severity;
  readonly buttons: readonly FailureButton[];
  /** Of the answer that told the failure, if it can be copied. */
  readonly requestId?: string | undefined;
}

/** Tells `error` by its entry in `failureTable.ts`; also writes to the log what belongs there. */
export function describeFailure(error: unknown, log: Log): FailureReport {
  if (error instanceof UserError) {
    const { message, buttons } = error;
    return { message, severity: 'warning', buttons };
  }
  logFailure(error, log);
  const shown = shownFailure(error);
  const requestId = copyableRequestId(error);
  const isOfUse = (button: FailureButton) =>
    (button !== 'copyRequestId' || requestId !== undefined) && (button !== 'retry' || mayPass(error));
  return {
    message: messageOf(error, shown),
    severity: shown.severity,
    buttons: shown.buttons.filter(isOfUse),
    requestId,
  };
}

/** The entry of `error` in the table. */
export function shownFailure(error: unknown): ShownFailure {
  const message = error instanceof Error ? plainText(error.message) : '';
  const advice = isClientFailure(error) ? plainText(error.action) : '';
  const status = (isClientFailure(error) ? error.status : undefined) ?? '';
  return failureTable(t, { message, advice, status })[codeOf(error)];
}

/** Whether doing the same again may succeed. */
export function mayPass(error: unknown): boolean {
  return (isClientFailure(error) || error instanceof EditorFailure) && error.retryable;
}

function codeOf(error: unknown): FailureCode {
  if (isClientFailure(error)) return knownCode(error) ?? 'unknown_code';
  return error instanceof EditorFailure ? error.code : 'unexpected';
}

function messageOf(error: unknown, { message, advice }: ShownFailure): string {
  const wait = isClientFailure(error) ? waitSentence(error) : '';
  // Where a service asks to be left alone for days, trying again in a moment is no good advice.
  const isForDays = isClientFailure(error) && asksForDays(error);
  return [message, isForDays ? '' : advice, wait].filter((sentence) => sentence !== '').join(' ');
}

function logFailure(error: unknown, log: Log): void {
  if (error instanceof SetupError) return;
  if (!isClientFailure(error)) {
    log.error(describeError(error));
    if (error instanceof LocalServiceError) log.error(error.message);
    return;
  }
  const { code, requestId } = error;
  log.warn(`${loggable(code)}${requestId === undefined ? '' : ` (request ${loggable(requestId)})`}`);
  // The message has the system's code and nothing of the request.
  if (hasClientCode(error, 'connection_failed', 'certificate_refused')) log.warn(error.message);
}

/** A server may repeat anything, also the text or the key, where a code or an id belongs. */
function loggable(identifier: string): string {
  return isIdentifier(identifier) ? identifier : '(not readable)';
}

function copyableRequestId(error: unknown): string | undefined {
  const requestId = isClientFailure(error) ? error.requestId : undefined;
  return requestId !== undefined && isIdentifier(requestId) ? requestId : undefined;
}

function isIdentifier(text: string): boolean {
  return /^[\w.:-]{1,128}$/.test(text);
}

/** A wait in seconds that is longer is told in minutes. */
const MOST_SECONDS = 120;

/** Tells a wait that was too long to be waited out in silence, or that the attempts were used up for. */
function waitSentence({ retryAfterMs }: ClientFailure): string {
  if (retryAfterMs === undefined) return '';
  if (asksForDays({ retryAfterMs })) {
    const until = new Date(Date.now() + retryAfterMs).toISOString();
    return t('The service asks to be left alone until {0}.', dateText(until));
  }
  if (retryAfterMs <= MOST_SECONDS * 1000)
    return t('The service asks to wait {0} seconds.', Math.ceil(retryAfterMs / 1000));
  return t('The service asks to wait {0} minutes.', Math.ceil(retryAfterMs / 60_000));
}
