import type { ClientErrorCode, UsageCounter } from '../../client/index.ts';
import type { ErrorCode } from '../../contract/index.ts';
import type { Translate } from '../wording/translate.ts';
import type { FailureButton } from './buttons.ts';
import type { EditorErrorCode } from './editorFailure.ts';

/** Every failure that a user can be shown: what a service sends, what the client and what the editor finds. */
export type FailureCode =
  | ErrorCode
  | ClientErrorCode
  | EditorErrorCode
  /** A service sent a code that is not one of the contract's. */
  | 'unknown_code'
  /** Anything else that was thrown, a fault of Harf. */
  | 'unexpected';

/** `warning` where nothing is wrong but what was selected. */
export type Severity = 'error' | 'warning';

/** How a failure is shown. */
export interface ShownFailure {
  /** What happened, in a sentence. */
  readonly message: string;
  /** What to do, in a sentence; empty if the message says it. */
  readonly advice: string;
  readonly severity: Severity;
  /** In their order; those of no use are left out: `retry` if it cannot help, `copyRequestId` if there is none. */
  readonly buttons: readonly FailureButton[];
  /** The counter that is used up, whose renewal is told too. */
  readonly meter?: UsageCounter['meter'];
}

/** The words of the failure itself, as they may stand in a message. */
interface SaidByFailure {
  readonly message: string;
  readonly advice: string;
  /** Of HTTP; empty if no answer came. */
  readonly status: number | '';
}

const COMMON = ['copyRequestId', 'showLog', 'retry'] as const;

/**
 * How each failure is shown, translated by `t`. A failure's own advice is only shown where it helps: that of a
 * service is mostly for whoever writes a client, not for whoever uses one.
 */
export function failureTable(t: Translate, said: SaidByFailure): Readonly<Record<FailureCode, ShownFailure>> {
  const refused: ShownFailure = {
    message: t('The service refused the request: {0}', said.message),
    advice: said.advice,
    severity: 'error',
    buttons: COMMON,
  };
  // The form of a request is never the user's doing: another kind of service answers, or an older one.
  const formRefused: ShownFailure = {
    message: t('The service does not accept the form in which Harf sends requests.'),
    advice: t('Check that the base address is that of a Persian Language API.'),
    severity: 'error',
    buttons: ['openSettings', ...COMMON],
  };
  const noSuchService: ShownFailure = {
    message: t('There is no such service at the base address.'),
    advice: t('Check the address.'),
    severity: 'error',
    buttons: ['openSettings', ...COMMON],
  };
  return {
    invalid_request: refused,
    invalid_json: formRefused,
    persian_text_required: {
      message: t('The text has no Persian letter.'),
      advice: t('Select Persian text.'),
      severity: 'warning',
      buttons: COMMON,
    },
    invalid_idempotency_key: formRefused,
    idempotency_key_required: formRefused,
    request_too_large: {
      message: t('The text is too long for one request.'),
      advice: t('Select less text.'),
      severity: 'error',
      buttons: COMMON,
    },
    unsupported_media_type: formRefused,
    range_not_satisfiable: {
      message: t('The sound could not be fetched to its end.'),
      advice: t('Try it again.'),
      severity: 'error',
      buttons: COMMON,
    },
    invalid_api_key: {
      message: t('The service refused the API key.'),
      advice: t('It may be mistyped, expired or revoked: set a valid one.'),
      severity: 'error',
      buttons: ['setApiKey', ...COMMON],
    },
    insufficient_scope: {
      message: t('The API key does not allow this.'),
      advice: t('Set a key that does.'),
      severity: 'error',
      buttons: ['setApiKey', ...COMMON],
    },
    access_ended: {
      message: t('The plan of this API key has ended.'),
      advice: t('Renew it with the provider, or set a key of another plan.'),
      severity: 'error',
      buttons: ['setApiKey', 'chooseService', ...COMMON],
    },
    host_not_allowed: {
      message: t('The service does not answer at this address.'),
      advice: t('Check the address.'),
      severity: 'error',
      buttons: ['openSettings', ...COMMON],
    },
    audio_url_invalid: {
      message: t('The sound cannot be fetched from where the service put it.'),
      advice: t('Try it again.'),
      severity: 'error',
      buttons: COMMON,
    },
    // Whoever sells an allowance knows best what to do about it.
    text_quota_exhausted: {
      message: t('The text allowance is used up.'),
      advice: said.advice,
      severity: 'error',
      buttons: ['showUsage', 'chooseService', ...COMMON],
      meter: 'text',
    },
    basic_speech_quota_exhausted: {
      message: t('The allowance of Basic speech is used up.'),
      advice: said.advice,
      severity: 'error',
      buttons: ['showUsage', 'chooseService', ...COMMON],
      meter: 'basic_seconds',
    },
    premium_speech_quota_exhausted: {
      message: t('The allowance of Premium speech is used up.'),
      advice: said.advice,
      severity: 'error',
      buttons: ['showUsage', 'chooseService', ...COMMON],
      meter: 'premium_seconds',
    },
    not_found: noSuchService,
    job_not_found: {
      message: t('The service does not know this job any more.'),
      advice: t('Try it again.'),
      severity: 'error',
      buttons: COMMON,
    },
    method_not_allowed: noSuchService,
    idempotency_conflict: {
      message: t('The service took this for an earlier request with another text.'),
      advice: t('Run the command again.'),
      severity: 'error',
      buttons: COMMON,
    },
    request_in_progress: {
      message: t('The service is still working on this request.'),
      advice: t('Try again in a moment.'),
      severity: 'error',
      buttons: COMMON,
    },
    rate_limit_exceeded: {
      message: t('Too many requests were sent.'),
      advice: t('Try again in a moment.'),
      severity: 'error',
      buttons: ['showUsage', ...COMMON],
    },
    internal_error: {
      message: t('Something went wrong in the service.'),
      advice: t('If it happens again, report it with the request ID.'),
      severity: 'error',
      buttons: COMMON,
    },
    service_unavailable: {
      message: t('The service is not available now.'),
      advice: t('Try again in a moment.'),
      severity: 'error',
      buttons: COMMON,
    },
    speech_jobs_unavailable: {
      message: t('The service cannot take speech jobs now.'),
      advice: t('Try again in a moment.'),
      severity: 'error',
      buttons: COMMON,
    },
    speech_job_start_uncertain: {
      message: t('The service does not know whether it began to read this aloud.'),
      advice: t('Try again; nothing is charged twice.'),
      severity: 'error',
      buttons: COMMON,
    },
    premium_speech_jobs_unavailable: {
      message: t('The service cannot read this aloud with Premium speech.'),
      advice: t('Choose Basic speech.'),
      severity: 'error',
      buttons: COMMON,
    },
    job_time_limit_exceeded: {
      message: t('The service took longer than a job may take.'),
      advice: t('Try it again.'),
      severity: 'error',
      buttons: COMMON,
    },
    synthesis_failed: {
      message: t('The service could not speak this text.'),
      advice: t('Try it again.'),
      severity: 'error',
      buttons: COMMON,
    },
    service_interrupted: {
      message: t('The service was interrupted while it spoke.'),
      advice: t('Try again in a moment.'),
      severity: 'error',
      buttons: COMMON,
    },

    service_failing: {
      message: t('The service is failing at the moment (HTTP {0}).', said.status),
      advice: t('Try again later.'),
      severity: 'error',
      buttons: COMMON,
    },
    connection_failed: {
      message: t('The service could not be reached.'),
      advice: t('Check the connection and the address.'),
      severity: 'error',
      buttons: COMMON,
    },
    certificate_refused: {
      message: t('The certificate of the service cannot be trusted, so nothing was sent.'),
      advice: t('If your network has a certificate of its own, add it to those of the system.'),
      severity: 'error',
      buttons: COMMON,
    },
    request_timeout: {
      message: t('The service did not answer in time.'),
      advice: t('Try again; nothing is charged twice.'),
      severity: 'error',
      buttons: COMMON,
    },
    redirect_refused: {
      message: t('The service answers from another address, and Harf does not send text there.'),
      advice: t('Set its final address as the base address.'),
      severity: 'error',
      buttons: ['openSettings', ...COMMON],
    },
    unreadable_answer: {
      message: t('The service gave an answer that Harf cannot read, so nothing was changed.'),
      advice: t('Check that the base address is that of a Persian Language API.'),
      severity: 'error',
      buttons: ['openSettings', ...COMMON],
    },
    answer_too_large: {
      message: t('The service sent a far longer answer than Harf accepts, so nothing was changed.'),
      advice: t('Check that the base address is that of a Persian Language API.'),
      severity: 'error',
      buttons: ['openSettings', ...COMMON],
    },
    ledger_failed: {
      message: t('Harf could not note the request in its own folder, so nothing was sent.'),
      advice: t('Check that the disk has free space and can be written.'),
      severity: 'error',
      buttons: COMMON,
    },

    base_url_unusable: {
      message: said.message,
      advice: '',
      severity: 'error',
      buttons: ['openSettings', 'chooseService'],
    },
    api_key_missing: {
      message: said.message,
      advice: '',
      severity: 'error',
      buttons: ['setApiKey', 'chooseService'],
    },
    keyring_unusable: {
      message: t(
        'The keyring of this system cannot be used, and Harf keeps API keys nowhere else. Unlock or install a keyring, or choose the local service, which needs no key.',
      ),
      advice: '',
      severity: 'error',
      buttons: ['chooseService', 'showLog'],
    },
    local_service_failed: {
      message: t('The local service could not be started. The log says why.'),
      advice: '',
      severity: 'error',
      buttons: ['showLog', 'retry'],
    },

    unknown_code: refused,
    unexpected: {
      message: t('Something went wrong that Harf did not expect. The log says where.'),
      advice: '',
      severity: 'error',
      buttons: ['showLog'],
    },
  };
}
