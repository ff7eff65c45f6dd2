import * as vscode from 'vscode';
import { asksForDays, type ClientFailure } from '../../client/index.ts';
import { dateText } from '../wording/dateText.ts';
import { plainText } from '../wording/plainText.ts';

/** What went wrong and what to do, in the user's language as far as Harf knows the code. */
export function failureText(failure: ClientFailure): string {
  const advice = asksForDays(failure) ? '' : (ownAdvice(failure.code) ?? plainText(failure.action));
  return [whatHappened(failure), advice, waitSentence(failure)].filter((part) => part !== '').join(' ');
}

function whatHappened(failure: ClientFailure): string {
  const { t } = vscode.l10n;
  switch (failure.code) {
    case 'invalid_api_key':
      return t('The service refused the API key.');
    case 'insufficient_scope':
      return t('The API key does not allow this.');
    case 'text_quota_exhausted':
      return t('The text allowance is used up.');
    case 'basic_speech_quota_exhausted':
      return t('The allowance of Basic speech is used up.');
    case 'premium_speech_quota_exhausted':
      return t('The allowance of Premium speech is used up.');
    case 'speech_jobs_unavailable':
      return t('The service cannot take speech jobs now.');
    case 'synthesis_failed':
      return t('The service could not speak this text.');
    case 'service_interrupted':
      return t('The service was interrupted while it spoke.');
    case 'job_time_limit_exceeded':
      return t('The service took longer than a job may take.');
    case 'job_not_found':
      return t('The service does not know this job any more.');
    case 'audio_url_invalid':
      return t('The sound cannot be fetched from where the service put it.');
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
    case 'service_failing':
      return t('The service is failing at the moment (HTTP {0}).', failure.status ?? '');
    case 'connection_failed':
      return t('The service could not be reached.');
    case 'certificate_refused':
      return t('The certificate of the service cannot be trusted, so nothing was sent.');
    case 'request_timeout':
      return t('The service did not answer in time.');
    case 'ledger_failed':
      return t('Harf could not note the request in its own folder, so nothing was sent.');
    case 'redirect_refused':
      return t('The service answers from another address, and Harf does not send text there.');
    case 'unreadable_answer':
      return t('The service gave an answer that Harf cannot read, so nothing was changed.');
    case 'answer_too_large':
      return t('The service sent a far longer answer than Harf accepts, so nothing was changed.');
    default:
      return t('The service refused the request: {0}', plainText(failure.message));
  }
}

/** Where a service's advice, if there is any, is for who writes a client, not for who uses one. */
function ownAdvice(code: string): string | undefined {
  const { t } = vscode.l10n;
  switch (code) {
    case 'invalid_api_key':
      return t('It may be mistyped, expired or revoked: set a valid one.');
    case 'insufficient_scope':
      return t('Set a key that does.');
    case 'rate_limit_exceeded':
    case 'request_in_progress':
    case 'service_unavailable':
    case 'speech_jobs_unavailable':
    case 'service_interrupted':
      return t('Try again in a moment.');
    case 'synthesis_failed':
    case 'job_time_limit_exceeded':
    case 'job_not_found':
    case 'audio_url_invalid':
      return t('Try it again.');
    case 'not_found':
      return t('Check the address.');
    case 'service_failing':
      return t('Try again later.');
    case 'connection_failed':
      return t('Check the connection and the address.');
    case 'certificate_refused':
      return t('If your network has a certificate of its own, add it to those of the system.');
    case 'request_timeout':
      return t('Try again; nothing is charged twice.');
    case 'ledger_failed':
      return t('Check that the disk has free space and can be written.');
    case 'redirect_refused':
      return t('Set its final address as the base address.');
    case 'unreadable_answer':
    case 'answer_too_large':
      return t('Check that the base address is that of a Persian Language API.');
    default:
      return undefined;
  }
}

/** A wait that was too long to be waited out in silence, or that the attempts were used up for. */
function waitSentence(failure: ClientFailure): string {
  const { t } = vscode.l10n;
  const { retryAfterMs } = failure;
  if (retryAfterMs === undefined) return '';
  if (asksForDays(failure)) {
    const until = new Date(Date.now() + retryAfterMs).toISOString();
    return t('The service asks to be left alone until {0}.', dateText(until));
  }
  if (retryAfterMs <= MOST_SECONDS * 1000)
    return t('The service asks to wait {0} seconds.', Math.ceil(retryAfterMs / 1000));
  return t('The service asks to wait {0} minutes.', Math.ceil(retryAfterMs / 60_000));
}

/** A longer wait is told in minutes. */
const MOST_SECONDS = 120;
