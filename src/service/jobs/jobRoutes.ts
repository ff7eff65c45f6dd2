import type { Context, Handler } from 'hono';
import type { AudioLinks } from '../audio/audioLinks.ts';
import type { ServiceEnv } from '../http/environment.ts';
import { Failure } from '../http/failure.ts';
import { originOf } from '../http/origin.ts';
import type { IdempotencyRecords } from '../idempotency/idempotency.ts';
import type { SpeechGenerator } from '../speech/speaking.ts';
import type { JobRunner } from './jobRunner.ts';
import type { Jobs } from './jobs.ts';
import { jobView } from './jobView.ts';
import type { StoredJob } from './storedJob.ts';

export interface JobRouteServices {
  readonly jobs: Jobs;
  readonly runner: JobRunner;
  readonly idempotency: IdempotencyRecords;
  readonly speaker: SpeechGenerator;
  readonly links: AudioLinks;
  /** Whether Premium jobs are served: in staging only (What the service does, 10). */
  readonly premiumJobs: boolean;
}

/** Serves `GET /v1/speech/jobs/{id}`. */
export function readJobRoute({ jobs, links }: Pick<JobRouteServices, 'jobs' | 'links'>): Handler<ServiceEnv> {
  return (context) => context.json(jobView(jobOf(context, jobs), { links, baseUrl: originOf(context) }));
}

/** Serves `POST /v1/speech/jobs/{id}/cancel`. */
export function cancelJobRoute({
  jobs,
  links,
}: Pick<JobRouteServices, 'jobs' | 'links'>): Handler<ServiceEnv> {
  return (context) => {
    const { id } = jobOf(context, jobs);
    return context.json(jobView(jobs.cancel(id), { links, baseUrl: originOf(context) }));
  };
}

/** The job that the path names, if the caller's environment has it; throws `job_not_found` if not. */
export function jobOf(context: Context<ServiceEnv>, jobs: Jobs): StoredJob {
  const { environment } = context.get('apiKey').account;
  const job = jobs.find(environment, (context.req.param('id') ?? '').toLowerCase());
  if (job === undefined) throw new Failure('job_not_found', 'There is no such job, or no longer.');
  return job;
}
