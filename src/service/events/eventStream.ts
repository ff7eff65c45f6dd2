import { isFinished, type StoredJob } from '../jobs/storedJob.ts';
import type { ChangeNotifier } from './changeNotifier.ts';
import type { StoredEvent } from './eventTable.ts';

export interface EventStreamOptions {
  readonly changes: ChangeNotifier;
  /** The job as it is now; undefined once it is kept no longer. */
  readonly find: () => StoredJob | undefined;
  readonly eventsAfter: (id: number, limit: number) => StoredEvent[];
  /** The event as it goes out. */
  readonly render: (event: StoredEvent, job: StoredJob) => string;
  /** The id after which to go on; 0 for all. */
  readonly after: number;
  readonly job: string;
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
export function eventStream(options: EventStreamOptions): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pending = nextPieces(options);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pending.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        pending.stop();
      },
    },
    { highWaterMark: 0 },
  );
}

interface Pieces {
  next(): Promise<IteratorResult<string, undefined>>;
  stop(): void;
}

function nextPieces(options: EventStreamOptions): Pieces {
  const stopped = new AbortController();
  const iterator = pieces(options, stopped.signal);
  return { next: () => iterator.next(), stop: () => stopped.abort() };
}

async function* pieces(options: EventStreamOptions, stopped: AbortSignal): AsyncGenerator<string, undefined> {
  let { after, cutAfter = Number.POSITIVE_INFINITY } = options;
  while (!stopped.aborted) {
    const { events, job } = read(options, after, Math.min(BATCH, cutAfter));
    if (job === undefined) return;
    for (const event of events) yield options.render(event, job);
    after = events.at(-1)?.id ?? after;
    cutAfter -= events.length;
    if (cutAfter <= 0) return;
    if (events.length > 0) continue;
    if (isFinished(job)) return;
    if (await isQuiet(options, stopped)) yield ': heartbeat\n\n';
  }
}

/** The job as it is after these events, or later; and all its events, if it is finished and there are fewer. */
function read({ find, eventsAfter }: EventStreamOptions, after: number, limit: number) {
  const events = eventsAfter(after, limit);
  const job = find();
  // Another process may have finished it between the two readings.
  const isLate = job !== undefined && isFinished(job) && events.length === 0;
  return { job, events: isLate ? eventsAfter(after, limit) : events };
}

/** Waits for a change; true if there was none for the time of a heartbeat. */
function isQuiet({ changes, job }: EventStreamOptions, stopped: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const onChange = () => resolve(false);
  const stopListening = changes.listen(job, onChange);
  const timer = setTimeout(() => resolve(true), HEARTBEAT_MS).unref();
  stopped.addEventListener('abort', onChange, { once: true });
  return promise.finally(() => {
    stopListening();
    clearTimeout(timer);
    stopped.removeEventListener('abort', onChange);
  });
}
