import type { Context, Handler } from 'hono';
import { routes } from '../../contract/index.ts';
import type { ChangeNotifier } from '../events/changeNotifier.ts';
import { eventStream } from '../events/eventStream.ts';
import type { StoredEvent } from '../events/eventTable.ts';
import { validate } from '../http/body/validate.ts';
import type { ServiceEnv } from '../http/environment.ts';
import { Failure } from '../http/failure.ts';
import { originOf } from '../http/origin.ts';
import { type JobRouteServices, jobOf } from './jobRoutes.ts';
import { type JobViewContext, jobView } from './jobView.ts';
import type { StoredJob } from './storedJob.ts';

export interface EventsRouteServices extends Pick<JobRouteServices, 'jobs' | 'links'> {
  readonly changes: ChangeNotifier;
}

/** Serves `GET /v1/speech/jobs/{id}/events`. */
export function eventsRoute({ jobs, links, changes }: EventsRouteServices): Handler<ServiceEnv> {
  return (context) => {
    const { id, environment } = jobOf(context, jobs);
    const viewer = { links, baseUrl: originOf(context) };
    const cutAfter = context.get('sseCutAfter');
    const stream = eventStream({
      changes,
      job: id,
      find: () => jobs.find(environment, id),
      eventsAfter: (after, limit) => jobs.eventsAfter(id, after, limit),
      render: (event, job) => render(event, job, viewer),
      after: resumeAfter(context),
      ...(cutAfter !== undefined && { cutAfter }),
    });
    return context.body(stream, 200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
    });
  };
}

/** The query wins over the header (Endpoints, events). */
function resumeAfter(context: Context<ServiceEnv>): number {
  const { after } = validate(routes.speechJobEvents.query, context.req.query());
  const id = after ?? context.req.header('last-event-id') ?? '0';
  if (/^\d+$/.test(id)) return Number(id);
  throw new Failure('invalid_request', 'The header Last-Event-ID must be the id of an event.');
}

function render(event: StoredEvent, job: StoredJob, viewer: JobViewContext): string {
  return `id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(dataOf(event, job, viewer))}\n\n`;
}

/** Events, data shape. An event without data would not reach a listener: `reset` has the job's id. */
function dataOf(event: StoredEvent, job: StoredJob, viewer: JobViewContext) {
  const job_id = job.id;
  switch (event.event) {
    case 'status':
      return { job_id, status: event.status };
    case 'audio':
      return { job_id, format: 'mp3', audio_base64: Buffer.from(event.audio).toString('base64') };
    case 'reset':
      return { job_id };
    case 'complete':
      return { ...jobView(job, viewer), event: 'complete' };
    case 'error':
      return { job_id, status: 'failed', error: job.error };
  }
}
