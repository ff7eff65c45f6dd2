import { routes, type SpeechJob } from '../../contract/index.ts';
import type { AudioLinks } from '../audio/audioLinks.ts';
import type { StoredJob } from './storedJob.ts';

/** What the URLs in a job object depend on beside the job. */
export interface JobViewContext {
  readonly links: AudioLinks;
  /** The origin by which the caller reaches the service. */
  readonly baseUrl: string;
}

const STREAM_FORMATS = { basic: 'mp3', premium: 'pcm_s16le' } as const;

/** Resources, speech job object; a succeeded job gets a fresh audio URL (States, rule 2). */
export function jobView(job: StoredJob, { links, baseUrl }: JobViewContext): SpeechJob {
  const url = (path: string) => new URL(path.replace('{id}', job.id), baseUrl).href;
  const { tier } = job.request;
  return {
    id: job.id,
    request_id: job.requestId,
    status: job.status,
    tier,
    stream_format: STREAM_FORMATS[tier],
    created_at: timestamp(job.createdAt),
    started_at: job.startedAt === null ? null : timestamp(job.startedAt),
    finished_at: job.finishedAt === null ? null : timestamp(job.finishedAt),
    status_url: url(routes.speechJob.path),
    stream_url: url(routes.speechJobEvents.path),
    cancel_url: url(routes.cancelSpeechJob.path),
    ...successOf(job, { links, baseUrl }),
    ...(job.error && { error: job.error }),
  };
}

function successOf({ success }: StoredJob, { links, baseUrl }: JobViewContext) {
  if (success === undefined) return {};
  return { result: success.result, usage: success.usage, ...links.sign(success.audio, baseUrl) };
}

function timestamp(unixMs: number): string {
  return new Date(unixMs).toISOString();
}
