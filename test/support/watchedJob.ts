import { createClient, type FetchInit, type JobEvent, type RequestProgress } from '../../src/client/index.ts';
import { type FakeClock, fakeClock } from './fakeClock.ts';
import { JOB_ID, jobObject, routedFetch } from './fakeJob.ts';

export const EVENTS = 'GET /v1/speech/jobs/ID/events';
export const JOB = 'GET /v1/speech/jobs/ID';
export const CANCEL = 'POST /v1/speech/jobs/ID/cancel';
export const CREATE = 'POST /v1/speech/jobs';

/** What a route answers to one request after the other, the last again and again. */
export type Replies = readonly ((init: FetchInit) => Response)[];

export interface WatchSetting {
  readonly job?: Replies;
  readonly lastEventId?: number;
  readonly signal?: AbortSignal;
  readonly clock?: FakeClock;
}

/** A job whose stream and whose polling are answered as told, watched to its end. */
export function watch(events: Replies, setting: WatchSetting = {}) {
  const { clock = fakeClock({ auto: true }), lastEventId = 0, signal } = setting;
  const server = routedFetch({
    [EVENTS]: events,
    [JOB]: setting.job ?? [() => Response.json(jobObject('succeeded'))],
  });
  const told: (JobEvent & { id: number })[] = [];
  const progress: RequestProgress[] = [];
  const client = createClient({
    fetch: server.fetch,
    baseUrl: 'https://api.example',
    apiKey: 'key',
    clock,
    random: () => 0.5,
  });
  const job = client.watchSpeechJob(
    { id: JOB_ID, lastEventId },
    {
      onEvent: (event, place) => told.push({ ...event, id: place.lastEventId }),
      onProgress: (each) => progress.push(each),
      ...(signal === undefined ? {} : { signal }),
    },
  );
  return { job, told, progress, clock, ...server };
}

/** The texts that the previews among `told` stand for. */
export const previews = (told: readonly JobEvent[]) =>
  told.flatMap((event) => (event.kind === 'audio' ? [Buffer.from(event.bytes).toString()] : []));
/** A reply of JSON. */
export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
