import { IN_BROWSER } from '#host/inBrowser.ts';
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

/** A failure as most are shown; `more` says what is otherwise. */
function shown(
  message: string,
  advice: string,
  more: Partial<Omit<ShownFailure, 'message' | 'advice'>> = {},
): ShownFailure {
  return { message, advice, severity: 'error', buttons: COMMON, ...more };
}

/**
 * How each failure is shown, translated by `t`. A failure's own advice is only shown where it helps: that of a
 * service is mostly for whoever writes a client, not for whoever uses one.
 */
export function failureTable(t: Translate, said: SaidByFailure): Readonly<Record<FailureCode, ShownFailure>> {
  const refused = shown(t('The service refused the request: {0}', said.message), said.advice);
  // The form of a request is never the user's doing: another kind of service answers, or an older one.
  const formRefused = shown(
    t('The service does not accept the form in which Harf sends requests.'),
    t('Check that the base address is that of a Persian Language API.'),
    { buttons: ['openSettings', ...COMMON] },
  );
  const noSuchService = shown(t('There is no such service at the base address.'), t('Check the address.'), {
    buttons: ['openSettings', ...COMMON],
  });
  return {
    invalid_request: refused,
    invalid_json: formRefused,
    persian_text_required: shown(t('The text has no Persian letter.'), t('Select Persian text.'), {
      severity: 'warning',
    }),
    invalid_idempotency_key: formRefused,
    idempotency_key_required: formRefused,
    request_too_large: shown(t('The text is too long for one request.'), t('Select less text.')),
    unsupported_media_type: formRefused,
    range_not_satisfiable: shown(t('The sound could not be fetched to its end.'), t('Try it again.')),
    invalid_api_key: shown(
      t('The service refused the API key.'),
      t('It may be mistyped, expired or revoked: set a valid one.'),
      { buttons: ['setApiKey', ...COMMON] },
    ),
    insufficient_scope: shown(t('The API key does not allow this.'), t('Set a key that does.'), {
      buttons: ['setApiKey', ...COMMON],
    }),
    access_ended: shown(
      t('The plan of this API key has ended.'),
      t('Renew it with the provider, or set a key of another plan.'),
      { buttons: ['setApiKey', 'chooseService', ...COMMON] },
    ),
    host_not_allowed: shown(t('The service does not answer at this address.'), t('Check the address.'), {
      buttons: ['openSettings', ...COMMON],
    }),
    audio_url_invalid: shown(
      t('The sound cannot be fetched from where the service put it.'),
      t('Try it again.'),
    ),
    // Whoever sells an allowance knows best what to do about it.
    text_quota_exhausted: shown(t('The text allowance is used up.'), said.advice, {
      buttons: ['showUsage', 'chooseService', ...COMMON],
      meter: 'text',
    }),
    basic_speech_quota_exhausted: shown(t('The allowance of Basic speech is used up.'), said.advice, {
      buttons: ['showUsage', 'chooseService', ...COMMON],
      meter: 'basic_seconds',
    }),
    premium_speech_quota_exhausted: shown(t('The allowance of Premium speech is used up.'), said.advice, {
      buttons: ['showUsage', 'chooseService', ...COMMON],
      meter: 'premium_seconds',
    }),
    not_found: noSuchService,
    job_not_found: shown(t('The service does not know this job any more.'), t('Try it again.')),
    method_not_allowed: noSuchService,
    idempotency_conflict: shown(
      t('The service took this for an earlier request with another text.'),
      t('Run the command again.'),
    ),
    request_in_progress: shown(
      t('The service is still working on this request.'),
      t('Try again in a moment.'),
    ),
    rate_limit_exceeded: shown(t('Too many requests were sent.'), t('Try again in a moment.'), {
      buttons: ['showUsage', ...COMMON],
    }),
    internal_error: shown(
      t('Something went wrong in the service.'),
      t('If it happens again, report it with the request ID.'),
    ),
    service_unavailable: shown(t('The service is not available now.'), t('Try again in a moment.')),
    speech_jobs_unavailable: shown(
      t('The service cannot take speech jobs now.'),
      t('Try again in a moment.'),
    ),
    speech_job_start_uncertain: shown(
      t('The service does not know whether it began to read this aloud.'),
      t('Try again; nothing is charged twice.'),
    ),
    premium_speech_jobs_unavailable: shown(
      t('The service cannot read this aloud with Premium speech.'),
      t('Choose Basic speech.'),
    ),
    job_time_limit_exceeded: shown(t('The service took longer than a job may take.'), t('Try it again.')),
    synthesis_failed: shown(t('The service could not speak this text.'), t('Try it again.')),
    service_interrupted: shown(t('The service was interrupted while it spoke.'), t('Try again in a moment.')),

    service_failing: shown(
      t('The service is failing at the moment (HTTP {0}).', said.status),
      t('Try again later.'),
    ),
    connection_failed: shown(
      t('The service could not be reached.'),
      IN_BROWSER
        ? t(
            'Check the connection and the address. From a browser, only a service can be used that allows it (CORS).',
          )
        : t('Check the connection and the address.'),
    ),
    certificate_refused: shown(
      t('The certificate of the service cannot be trusted, so nothing was sent.'),
      t('If your network has a certificate of its own, add it to those of the system.'),
    ),
    request_timeout: shown(
      t('The service did not answer in time.'),
      t('Try again; nothing is charged twice.'),
    ),
    redirect_refused: shown(
      t('The service answers from another address, and Harf does not send text there.'),
      t('Set its final address as the base address.'),
      { buttons: ['openSettings', ...COMMON] },
    ),
    unreadable_answer: shown(
      t('The service gave an answer that Harf cannot read, so nothing was changed.'),
      t('Check that the base address is that of a Persian Language API.'),
      { buttons: ['openSettings', ...COMMON] },
    ),
    answer_too_large: shown(
      t('The service sent a far longer answer than Harf accepts, so nothing was changed.'),
      t('Check that the base address is that of a Persian Language API.'),
      { buttons: ['openSettings', ...COMMON] },
    ),
    ledger_failed: shown(
      t('Harf could not note the request in its own folder, so nothing was sent.'),
      t('Check that the disk has free space and can be written.'),
    ),

    base_url_unusable: shown(said.message, '', { buttons: ['openSettings', 'chooseService'] }),
    api_key_missing: shown(said.message, '', { buttons: ['setApiKey', 'chooseService'] }),
    keyring_unusable: shown(
      t(
        'The keyring of this system cannot be used, and Harf keeps API keys nowhere else. Unlock or install a keyring, or choose the local service, which needs no key.',
      ),
      '',
      { buttons: ['chooseService', 'showLog'] },
    ),
    local_service_failed: shown(t('The local service could not be started. The log says why.'), '', {
      buttons: ['showLog', 'retry'],
    }),

    unknown_code: refused,
    unexpected: shown(t('Something went wrong that Harf did not expect. The log says where.'), '', {
      buttons: ['showLog'],
    }),
  };
}
