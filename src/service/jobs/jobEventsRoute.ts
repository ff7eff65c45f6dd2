import type { Context, Handler } from 'hono';
import { routes } from '../../contract/index.ts';
import { base64Of } from '../../platform/bytes.ts';
import { unref } from '../../platform/clock.ts';
import type { AudioLinks } from '../audio/audioLinks.ts';
import type { ChangeNotifier } from '../events/changeNotifier.ts';
import type { StoredEvent } from '../events/eventTable.ts';
import { validate } from '../http/body.ts';
import { Failure } from '../http/failure.ts';
import { originOf } from '../http/request.ts';
import type { AuthenticatedEnv } from '../keys/serveRoute.ts';
import { type JobViewContext, jobOf, jobView } from './jobRoutes.ts';
import type { Jobs } from './jobs.ts';
import { isFinished, type StoredJob } from './jobTable.ts';

const route = routes.speechJobEvents;

/** Serves `GET /v1/speech/jobs/{id}/events`. */
export function jobEventsRoute(
  jobs: Jobs,
  links: AudioLinks,
  changes: ChangeNotifier,
): Handler<AuthenticatedEnv> {
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

function watchedJob(job: StoredJob, view: JobViewContext): WatchedJob {
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
      return { job_id, format: 'mp3', audio_base64: base64Of(event.audio) };
    case 'reset':
      return { job_id };
    case 'complete':
      return { ...jobView(job, view), event: 'complete' };
    case 'error':
      return { job_id, status: 'failed', error: job.error };
  }
}

/** A job as it is when it is read. */
interface WatchedJob {
  readonly isFinished: boolean;
  /** An event of the job as it goes out. */
  readonly render: (event: StoredEvent) => string;
}

interface EventStreamDependencies {
  readonly changes: ChangeNotifier;
  /** The id under which `changes` tells of the job. */
  readonly jobId: string;
  /** The job as it is now; undefined once it is kept no longer. */
  readonly find: () => WatchedJob | undefined;
  /** At most `limit` events after the one with the id `after`, in order. */
  readonly eventsAfter: (after: number, limit: number) => StoredEvent[];
}

interface EventStreamOptions {
  /** The id after which to go on; 0 for all. */
  readonly after: number;
  /** Ends the stream after so many events, for trying a client. */
  readonly cutAfter?: number;
}

/** A comment line is sent when so long nothing else was, in milliseconds. */
const HEARTBEAT_MS = 10_000;
/** Read and held at a time; a piece of audio is a few kilobytes. */
const BATCH = 16;

/**
 * The events of a job as a byte stream that ends with the job (Events). The next are read from the store only
 * when the reader takes them, so that a slow one costs no memory. Giving it up changes nothing for the job.
 */
function eventStream(
  dependencies: EventStreamDependencies,
  options: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const stopped = new AbortController();
  const pieces = piecesOf(dependencies, options, stopped.signal);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        stopped.abort();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* piecesOf(
  dependencies: EventStreamDependencies,
  options: EventStreamOptions,
  stopped: AbortSignal,
): AsyncGenerator<string, undefined> {
  let { after, cutAfter = Number.POSITIVE_INFINITY } = options;
  while (!stopped.aborted) {
    const { events, job } = read(dependencies, after, Math.min(BATCH, cutAfter));
    if (job === undefined) return;
    for (const event of events) yield job.render(event);
    after = events.at(-1)?.id ?? after;
    cutAfter -= events.length;
    if (cutAfter <= 0) return;
    if (events.length > 0) continue;
    if (job.isFinished) return;
    if (await isQuiet(dependencies, stopped)) yield ': heartbeat\n\n';
  }
}

/** The job as it is after these events, or later; and all its events, if it is finished and there are fewer. */
function read({ find, eventsAfter }: EventStreamDependencies, after: number, limit: number) {
  const events = eventsAfter(after, limit);
  const job = find();
  // Another process may have finished it between the two readings.
  const isLate = job?.isFinished && events.length === 0;
  return { job, events: isLate ? eventsAfter(after, limit) : events };
}

/** Waits for a change; true if there was none for the time of a heartbeat. */
function isQuiet({ changes, jobId }: EventStreamDependencies, stopped: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const onChange = () => resolve(false);
  const unsubscribe = changes.subscribe(jobId, onChange);
  const timer = unref(setTimeout(() => resolve(true), HEARTBEAT_MS));
  stopped.addEventListener('abort', onChange, { once: true });
  return promise.finally(() => {
    unsubscribe();
    clearTimeout(timer);
    stopped.removeEventListener('abort', onChange);
  });
}
