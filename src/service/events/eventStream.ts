import type { ChangeNotifier } from './changeNotifier.ts';
import type { StoredEvent } from './eventTable.ts';

/** A job as it is when it is read. */
export interface FollowedJob {
  readonly isFinished: boolean;
  /** An event of the job as it goes out. */
  readonly render: (event: StoredEvent) => string;
}

interface EventStreamDependencies {
  readonly changes: ChangeNotifier;
  /** The id under which `changes` tells of the job. */
  readonly jobId: string;
  /** The job as it is now; undefined once it is kept no longer. */
  readonly find: () => FollowedJob | undefined;
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
export function eventStream(
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
  const timer = setTimeout(() => resolve(true), HEARTBEAT_MS).unref();
  stopped.addEventListener('abort', onChange, { once: true });
  return promise.finally(() => {
    unsubscribe();
    clearTimeout(timer);
    stopped.removeEventListener('abort', onChange);
  });
}
