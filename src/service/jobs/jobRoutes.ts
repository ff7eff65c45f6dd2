import type { Context, Handler } from 'hono';
import { nextTurn } from '#platform/turn.ts';
import { routes, type SpeechJob, type SpeechRequest } from '../../contract/index.ts';
import type { AudioLinks } from '../audio/audioLinks.ts';
import { requestOf, type Submission } from '../http/body.ts';
import { Failure } from '../http/failure.ts';
import { originOf } from '../http/request.ts';
import { type Idempotency, keyedRequest, type StoredAnswer } from '../idempotency/idempotency.ts';
import type { AuthenticatedEnv, SubmissionEnv } from '../keys/serveRoute.ts';
import type { SpeechGenerator } from '../speech/speechGenerator.ts';
import type { JobRunner } from './jobRunner.ts';
import type { Jobs } from './jobs.ts';
import type { StoredJob } from './jobTable.ts';

interface CreateJobRouteDependencies {
  readonly jobs: Jobs;
  readonly runner: JobRunner;
  readonly idempotency: Idempotency;
  readonly generator: SpeechGenerator;
  readonly links: AudioLinks;
  /** Whether Premium jobs are served: in staging only (What the service does, 10). */
  readonly premiumJobs: boolean;
}

/** Serves `POST /v1/speech/jobs`: the job is in the store before the answer goes out. */
export function createJobRoute(
  dependencies: CreateJobRouteDependencies,
): Handler<SubmissionEnv<SpeechRequest>> {
  return async (context) => {
    if (!dependencies.premiumJobs) refusePremium(context.get('submission'));
    const job = await createdJob(dependencies, context);
    // After the answer, which says that the job is queued.
    void nextTurn().then(() => dependencies.runner.wake());
    const view = { links: dependencies.links, baseUrl: originOf(context) };
    return context.json(jobView(job, view), routes.createSpeechJob.successStatus);
  };
}

/** A valid Premium job that is not served is refused before anything is stored (`POST /v1/speech/jobs`). */
function refusePremium({ parsed }: Submission<SpeechRequest>): void {
  if (parsed.ok && parsed.request.tier === 'premium')
    throw new Failure('premium_speech_jobs_unavailable', 'Premium speech jobs are not available here.');
}

/** The new job; for a key that has been used, the job of then as it is now. */
async function createdJob(
  { jobs, generator, idempotency }: CreateJobRouteDependencies,
  context: Context<SubmissionEnv<SpeechRequest>>,
): Promise<StoredJob> {
  const { account } = context.get('apiKey');
  const submission = context.get('submission');
  let created: StoredJob | undefined;
  const create = (): StoredAnswer => {
    const request = requestOf(submission);
    const boundSeconds = generator.boundSeconds(request);
    created = jobs.create({ account, requestId: context.get('requestId'), request, boundSeconds });
    return { status: routes.createSpeechJob.successStatus, json: JSON.stringify(created.id) };
  };
  const answer = await idempotency.once(
    keyedRequest(routes.createSpeechJob, account, submission),
    async () => create,
  );
  const job = created ?? jobs.find(account.environment, JSON.parse(answer.json));
  if (job === undefined) throw new Failure('job_not_found', 'The job of this key is kept no longer.');
  return job;
}

/** Serves `GET /v1/speech/jobs/{id}`. */
export function readJobRoute(jobs: Jobs, links: AudioLinks): Handler<AuthenticatedEnv> {
  return (context) => context.json(jobView(jobOf(context, jobs), { links, baseUrl: originOf(context) }));
}

/** Serves `POST /v1/speech/jobs/{id}/cancel`. */
export function cancelJobRoute(jobs: Jobs, links: AudioLinks): Handler<AuthenticatedEnv> {
  return (context) => {
    const { id } = jobOf(context, jobs);
    return context.json(jobView(jobs.cancel(id), { links, baseUrl: originOf(context) }));
  };
}

/** The job that the path names, if the caller's environment has it; throws `job_not_found` if not. */
export function jobOf(context: Context<AuthenticatedEnv>, jobs: Jobs): StoredJob {
  const { environment } = context.get('apiKey').account;
  const job = jobs.find(environment, (context.req.param('id') ?? '').toLowerCase());
  if (job === undefined) throw new Failure('job_not_found', 'There is no such job, or no longer.');
  return job;
}

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
