import { fillWhole } from '#platform/wholeFile.ts';
import {
  type Client,
  type CommandKeys,
  type DownloadedAudio,
  hasServiceCode,
  type JobEvent,
  jobFailure,
  type SignedAudio,
  type SpeechJob,
  type SpeechRequest,
  type SpeechResult,
} from '../../../client/index.ts';
import type { Connection } from '../../service/connection.ts';
import { atService, atServiceOf, LOCAL, type SpeechCommand } from '../speechService.ts';
import type { StoredSection } from './storedPlayback.ts';

/** What is needed to have a section spoken. */
interface SectionWork {
  readonly connection: Connection;
  readonly request: SpeechRequest;
  /** The file for its sound. */
  readonly audioPath: string;
  /** The section as it is now. */
  readonly section: () => StoredSection;
  /** Changes the section; resolves when that is on the disk. */
  readonly change: (change: Partial<StoredSection>) => Promise<void>;
  readonly onEvent: (event: JobEvent, eventId: number) => void;
  /** Called when no more events will come. */
  readonly onEnd: () => void;
}

/** One call of `speakSection`. */
interface Attempt extends SectionWork, SpeechCommand {
  readonly signal: AbortSignal;
}

/**
 * Has a section spoken, or goes on with its job, until its sound is in its file. Aborting cancels the job;
 * then, and on every failure, it rejects. A job that was there already when it failed to be watched stays:
 * the next call goes on with it, and is not charged.
 */
export async function speakSection(work: SectionWork, signal: AbortSignal): Promise<void> {
  const command = work.connection.command({ localKey: work.section().idempotencyKey });
  const attempt = { ...work, command, signal };
  try {
    const speak = work.request.tier === 'premium' ? speakAtOnce : speakByJob;
    const { result, service } = await speak(attempt);
    const downloaded = await download(attempt, result, service);
    await work.change({
      ...resultOf(result, downloaded, service),
      state: 'succeeded',
      finishedAt: Date.now(),
    });
    await command.settle();
  } catch (error) {
    await command.release();
    throw error;
  }
}

interface Spoken {
  readonly result: SpeechResult;
  readonly service: string;
}

/** Premium: one request that waits for all of it. */
async function speakAtOnce(attempt: Attempt): Promise<Spoken> {
  const { request, signal, section, change } = attempt;
  return atService(attempt, async (client, service, keys) => {
    await change({ service, state: 'running', startedAt: section().startedAt ?? Date.now() });
    const result = await client.speech(request, { keys, signal });
    return { result, service };
  });
}

/** Basic: a job, which is watched to its end. */
async function speakByJob(attempt: Attempt): Promise<Spoken> {
  const job = await watch(attempt)
    .catch((error: unknown) => endAfterCancel(attempt, error))
    .finally(attempt.onEnd);
  const service = attempt.section().service ?? LOCAL;
  if (job.result !== undefined) return { result: job.result, service };
  await forgetJob(attempt);
  throw jobFailure(job) ?? new DOMException('The job was cancelled.', 'AbortError');
}

/** Creates the job, or goes on with it: after a reload from its first event, so that all of its preview comes. */
function watch(attempt: Attempt): Promise<SpeechJob> {
  const { section, signal, request } = attempt;
  let lastEventId = 0;
  const onEvent = (event: JobEvent, place: { readonly lastEventId: number }) => {
    ({ lastEventId } = place);
    attempt.onEvent(event, lastEventId);
  };
  const operation = async (client: Client, service: string, keys: CommandKeys) => {
    const { jobId } = section();
    if (jobId === null)
      return client.runSpeechJob(request, {
        keys,
        signal,
        onEvent,
        onCreated: (job) => keepJob(attempt, job, service),
      });
    return client.watchSpeechJob({ id: jobId, lastEventId }, { signal, onEvent });
  };
  return section().jobId === null
    ? atService(attempt, operation)
    : atServiceOf(attempt, section().service, operation);
}

/** From here on the job's id, and no key, leads to the result. */
async function keepJob({ change, command }: Attempt, job: SpeechJob, service: string): Promise<void> {
  await change({
    service,
    jobId: job.id,
    state: job.status === 'running' ? 'running' : 'queued',
    createdAt: job.createdAt ?? Date.now(),
  });
  await command.settle();
}

/** A job that ended before it could be cancelled is paid for, so its result is taken. */
async function endAfterCancel(attempt: Attempt, error: unknown): Promise<SpeechJob> {
  const { jobId, service } = attempt.section();
  if (isGone(error)) await forgetJob(attempt);
  if (!attempt.signal.aborted || jobId === null) throw error;
  const job = await atServiceOf(attempt, service, (client) => client.cancelSpeechJob(jobId)).catch(
    () => undefined,
  );
  if (job?.status === 'succeeded') return job;
  throw error;
}

function isGone(error: unknown): boolean {
  return hasServiceCode(error, 'job_not_found');
}

/** The next attempt is a new job with a new key. */
function forgetJob({ change }: Attempt): Promise<void> {
  return change({ jobId: null, service: null, idempotencyKey: crypto.randomUUID() });
}

/** Not stopped by a cancel any more: what is made is paid for. */
function download(attempt: Attempt, result: SpeechResult, service: string): Promise<DownloadedAudio> {
  return fillWhole(attempt.audioPath, (file) =>
    atServiceOf(attempt, service, (client, _, keys) =>
      client.downloadAudio(result.audio, {
        sink: file,
        renew: (signal) => renewed(attempt, client, { keys, signal }),
      }),
    ),
  );
}

/** A fresh URL of the same sound: reading its job, or the same request again, charges nothing. */
async function renewed(
  { section, request }: Attempt,
  client: Client,
  { keys, signal }: { readonly keys: CommandKeys; readonly signal: AbortSignal },
): Promise<SignedAudio> {
  const { jobId } = section();
  if (jobId === null) return (await client.speech(request, { keys, signal })).audio;
  const { result } = await client.speechJob(jobId, { signal });
  if (result === undefined) throw new Error('A job that succeeded has no result any more.');
  return result.audio;
}

function resultOf(
  { mimeType, durationSeconds, voice, requestedVoice, hasFallback, requestId, usage }: SpeechResult,
  downloaded: DownloadedAudio,
  service: string,
): Partial<StoredSection> {
  return {
    mimeType: downloaded.mimeType ?? mimeType ?? null,
    durationSeconds: durationSeconds ?? null,
    voice: voice ?? null,
    isFallback: hasFallback || (requestedVoice !== undefined && requestedVoice !== voice),
    chargedSeconds: service === LOCAL ? null : (usage.seconds ?? null),
    wordsId: requestId ?? null,
  };
}
