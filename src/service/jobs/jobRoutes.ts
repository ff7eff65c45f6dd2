import type { Context, Handler } from 'hono';
import type { AudioLinks } from '../audio/audioLinks.ts';
import { Failure } from '../http/failure.ts';
import { originOf } from '../http/origin.ts';
import type { AuthenticatedEnv } from '../keys/environment.ts';
import type { Jobs } from './jobs.ts';
import { jobView } from './jobView.ts';
import type { StoredJob } from './storedJob.ts';

export interface JobRouteDependencies {
  readonly jobs: Jobs;
  readonly links: AudioLinks;
}

/** Serves `GET /v1/speech/jobs/{id}`. */
export function readJobRoute({ jobs, links }: JobRouteDependencies): Handler<AuthenticatedEnv> {
  return (context) => context.json(jobView(jobOf(context, jobs), { links, baseUrl: originOf(context) }));
}

/** Serves `POST /v1/speech/jobs/{id}/cancel`. */
export function cancelJobRoute({ jobs, links }: JobRouteDependencies): Handler<AuthenticatedEnv> {
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
