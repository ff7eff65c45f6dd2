import type { Context, Handler } from 'hono';
import { routes } from '../../contract/index.ts';
import type { ChangeNotifier } from '../events/changeNotifier.ts';
import { eventStream, type FollowedJob } from '../events/eventStream.ts';
import type { StoredEvent } from '../events/eventTable.ts';
import { validate } from '../http/body/validate.ts';
import { Failure } from '../http/failure.ts';
import { originOf } from '../http/origin.ts';
import type { AuthenticatedEnv } from '../keys/environment.ts';
import { type JobRouteDependencies, jobOf } from './jobRoutes.ts';
import { type JobViewContext, jobView } from './jobView.ts';
import { isFinished, type StoredJob } from './storedJob.ts';

const route = routes.speechJobEvents;

interface JobEventsRouteDependencies extends JobRouteDependencies {
  readonly changes: ChangeNotifier;
}

/** Serves `GET /v1/speech/jobs/{id}/events`. */
export function jobEventsRoute({
  jobs,
  links,
  changes,
}: JobEventsRouteDependencies): Handler<AuthenticatedEnv> {
  return (context) => {
    const { id, environment } = jobOf(context, jobs);
    const view = { links, baseUrl: originOf(context) };
    const find = () => {
      const job = jobs.find(environment, id);
      return job && watchedJob(job, view);
    };
    const cutAfter = context.get('sseCutAfter');
    const stream = eventStream(
      { changes, jobId: id, find, eventsAfter: (after, limit) => jobs.eventsAfter(id, after, limit) },
      { after: resumeAfter(context), ...(cutAfter !== undefined && { cutAfter }) },
    );
    return context.body(stream, route.successStatus, {
      'content-type': route.response.stream,
      'cache-control': 'no-cache, no-transform',
    });
  };
}

function watchedJob(job: StoredJob, view: JobViewContext): FollowedJob {
  return { isFinished: isFinished(job), render: (event) => render(event, job, view) };
}

/** The query wins over the header (Endpoints, events). */
function resumeAfter(context: Context<AuthenticatedEnv>): number {
  const { after } = validate(route.query, context.req.query());
  const id = after ?? context.req.header('last-event-id') ?? '0';
  if (/^\d+$/.test(id)) return Number(id);
  throw new Failure('invalid_request', 'The header Last-Event-ID must be the id of an event.');
}

function render(event: StoredEvent, job: StoredJob, view: JobViewContext): string {
  return `id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(dataOf(event, job, view))}\n\n`;
}

/** Events, data shape. An event without data would not reach a listener: `reset` has the job's id. */
function dataOf(event: StoredEvent, job: StoredJob, view: JobViewContext) {
  const job_id = job.id;
  switch (event.event) {
    case 'status':
      return { job_id, status: event.status };
    case 'audio':
      return { job_id, format: 'mp3', audio_base64: Buffer.from(event.audio).toString('base64') };
    case 'reset':
      return { job_id };
    case 'complete':
      return { ...jobView(job, view), event: 'complete' };
    case 'error':
      return { job_id, status: 'failed', error: job.error };
  }
}
