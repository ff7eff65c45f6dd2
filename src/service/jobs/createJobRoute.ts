import type { Context, Handler } from 'hono';
import { routes, type SpeechRequest } from '../../contract/index.ts';
import type { AudioLinks } from '../audio/audioLinks.ts';
import { requestOf, type Submission } from '../http/body/submission.ts';
import { Failure } from '../http/failure.ts';
import { originOf } from '../http/origin.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import { keyedRequest } from '../idempotency/keyedRequest.ts';
import type { StoredAnswer } from '../idempotency/storedAnswer.ts';
import type { SubmissionEnv } from '../keys/environment.ts';
import type { SpeechGenerator } from '../speech/speechGenerator.ts';
import type { JobRunner } from './jobRunner.ts';
import type { Jobs } from './jobs.ts';
import { jobView } from './jobView.ts';
import type { StoredJob } from './storedJob.ts';

const route = routes.createSpeechJob;

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
    setImmediate(() => dependencies.runner.wake());
    const view = { links: dependencies.links, baseUrl: originOf(context) };
    return context.json(jobView(job, view), route.successStatus);
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
    return { status: route.successStatus, json: JSON.stringify(created.id) };
  };
  const answer = await idempotency.once(keyedRequest(route, account, submission), async () => create);
  const job = created ?? jobs.find(account.environment, JSON.parse(answer.json));
  if (job === undefined) throw new Failure('job_not_found', 'The job of this key is kept no longer.');
  return job;
}
