import type { Context, Handler } from 'hono';
import { routes, type SpeechRequest } from '../../contract/index.ts';
import { decodeJson } from '../http/body/decodeJson.ts';
import { requireJsonMediaType } from '../http/body/mediaType.ts';
import { readBody } from '../http/body/readBody.ts';
import { readIdempotencyKey } from '../http/body/readIdempotencyKey.ts';
import { validate } from '../http/body/validate.ts';
import type { ServiceEnv } from '../http/environment.ts';
import { Failure } from '../http/failure.ts';
import { originOf } from '../http/origin.ts';
import type { StoredAnswer } from '../idempotency/storedAnswer.ts';
import type { JobRouteServices } from './jobRoutes.ts';
import { jobView } from './jobView.ts';
import type { StoredJob } from './storedJob.ts';

const route = routes.createSpeechJob;

/** Serves `POST /v1/speech/jobs`: the job is in the store before the answer goes out. */
export function createJobRoute(services: JobRouteServices): Handler<ServiceEnv> {
  return async (context) => {
    const body = await readBody(context.req.raw);
    const job = await createdJob(services, context, body);
    // After the answer, which says that the job is queued.
    setImmediate(() => services.runner.wake());
    const viewer = { links: services.links, baseUrl: originOf(context) };
    return context.json(jobView(job, viewer), route.successStatus);
  };
}

/** The new job; for a key that has been used, the job of then as it is now. */
async function createdJob(
  services: JobRouteServices,
  context: Context<ServiceEnv>,
  body: Uint8Array,
): Promise<StoredJob> {
  const { account } = context.get('apiKey');
  const key = readIdempotencyKey(route, context.req.header('idempotency-key'));
  const request = readRequest(services, context.req.raw.headers, body);
  let created: StoredJob | undefined;
  const create = (): StoredAnswer => {
    created = services.jobs.create({
      account,
      requestId: context.get('requestId'),
      request: request(),
      boundSeconds: services.speaker.boundSeconds(request()),
    });
    return { status: route.successStatus, json: JSON.stringify(created.id) };
  };
  const id = `${account.environment} ${route.path} ${key}`;
  const answer = await services.idempotency.once({ id, body }, async () => create);
  const job = created ?? services.jobs.find(account.environment, JSON.parse(answer.json));
  if (job === undefined) throw new Failure('job_not_found', 'The job of this key is kept no longer.');
  return job;
}

/**
 * The request, read at once; what is wrong with it is thrown when it is asked for, so that the key is looked at
 * first. A valid Premium job that is not served is refused before anything is stored (Speech jobs).
 */
function readRequest(
  { premiumJobs }: JobRouteServices,
  headers: Headers,
  body: Uint8Array,
): () => SpeechRequest {
  let request: SpeechRequest;
  try {
    requireJsonMediaType(headers);
    request = validate(route.request, decodeJson(body));
  } catch (error) {
    return () => {
      throw error;
    };
  }
  if (request.tier === 'premium' && !premiumJobs)
    throw new Failure('premium_speech_jobs_unavailable', 'Premium speech jobs are not available here.');
  return () => request;
}
