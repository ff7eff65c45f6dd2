import { SPEECH_DEADLINE_MS } from '../../../contract/index.ts';
import { wait } from '../../../platform/clock.ts';
import type { SignedAudio } from '../../decode/speechAnswer.ts';
import { type ClientFailure, isClientFailure, UnreadableAnswerError } from '../../errors/clientFailure.ts';
import type { CallOptions } from '../../transport/callOptions.ts';
import type { HttpClient } from '../../transport/httpClient.ts';
import { MAX_ATTEMPTS, retryDecision } from '../../transport/retries.ts';
import { withDeadline } from '../../transport/timeLimits.ts';
import { type AudioSink, Download, downloadOnce } from './download.ts';

export interface DownloadOptions extends CallOptions {
  readonly sink: AudioSink;
  /** A fresh URL of the same audio, for one that has expired (States, rule 2). */
  readonly renew?: (signal: AbortSignal) => Promise<SignedAudio>;
  /** Told of every piece; `totalBytes` is undefined where the server does not say. */
  readonly onBytes?: (receivedBytes: number, totalBytes: number | undefined) => void;
}

export interface DownloadedAudio {
  readonly bytes: number;
  /** As the server that has the file calls it. */
  readonly mimeType: string | undefined;
}

/**
 * Downloads finished audio by its signed URL, which gets no key. A download that breaks goes on where it was
 * (`GET {audio_url}`), with a renewed URL if need be; only a whole file is success. Attempts count anew
 * whenever something has arrived, but not for ever.
 */
export function downloadAudio(
  http: HttpClient,
  audio: SignedAudio,
  options: DownloadOptions,
): Promise<DownloadedAudio> {
  const { clock } = http;
  const deadlineAt = clock.now() + SPEECH_DEADLINE_MS;
  const bounds = { deadlineMs: SPEECH_DEADLINE_MS, signal: options.signal };
  return withDeadline(clock, bounds, (signal) => attempts(http, audio, { ...options, signal, deadlineAt }));
}

/** A server that gives a file in smaller pieces than this many does not mean to give it. */
const MOST_CONNECTIONS = 50;

interface AttemptOptions extends DownloadOptions {
  readonly signal: AbortSignal;
  readonly deadlineAt: number;
}

async function attempts(
  http: HttpClient,
  audio: SignedAudio,
  options: AttemptOptions,
): Promise<DownloadedAudio> {
  const { signal, renew } = options;
  const download = new Download(options.sink, options.onBytes);
  let { url } = audio;
  let [attempt, mayRenew] = [0, renew !== undefined];
  for (let connections = 1; ; connections++) {
    signal.throwIfAborted();
    const before = download.received;
    try {
      checkAudioUrl(url, http.baseUrl);
      await downloadOnce(http, { url, download, signal });
      return { bytes: download.received, mimeType: download.mimeType };
    } catch (error) {
      if (!isClientFailure(error) || connections === MOST_CONNECTIONS) throw error;
      const hasCome = download.received > before;
      attempt = hasCome ? 1 : attempt + 1;
      mayRenew ||= hasCome && renew !== undefined;
      if (mayRenew && renew !== undefined && isRefusedUrl(error)) {
        mayRenew = false;
        ({ url } = await renew(signal));
      } else await waitOrGiveUp(http, { ...options, failure: error, attempt, download });
    }
  }
}

/** Expired, revoked or gone: another URL of the same audio may do. */
function isRefusedUrl({ status = 0 }: ClientFailure): boolean {
  return [401, 403, 404, 410].includes(status);
}

interface FailedDownload extends AttemptOptions {
  readonly failure: ClientFailure;
  readonly attempt: number;
  readonly download: Download;
}

async function waitOrGiveUp({ clock, random }: HttpClient, failed: FailedDownload): Promise<void> {
  const { failure, attempt, download, signal, onProgress } = failed;
  const isBeyondEnd = failure.status === 416 && download.received > 0;
  if (isBeyondEnd) await download.restart();
  const decision = retryDecision({
    failure: isBeyondEnd ? PASSING : failure,
    attempt,
    attempts: MAX_ATTEMPTS,
    remainingMs: failed.deadlineAt - clock.now(),
    random,
  });
  if (!decision.retry) throw failure;
  const { waitMs } = decision;
  const { code } = failure;
  onProgress?.({ kind: 'waiting', waitMs, nextAttempt: attempt + 1, attempts: MAX_ATTEMPTS, code });
  await wait(clock.after, waitMs, signal);
}

/** A range beyond the end is of another file: from its beginning it can be had. */
const PASSING = { code: 'range_not_satisfiable', category: 'service', retryable: true };

/** Throws unless the URL is HTTPS, on any origin, or on the origin of the base address. */
function checkAudioUrl(value: string, baseUrl: string): void {
  const url = URL.parse(value);
  if (url?.protocol === 'https:') return;
  if (url === null || url.origin !== new URL(baseUrl).origin)
    throw new UnreadableAnswerError({ status: 200 });
}
