import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  createClient,
  type FetchInit,
  type JobEvent,
  type RequestProgress,
} from '../../../../src/client/index.ts';
import { type FakeClock, fakeClock } from '../../../support/fakeClock.ts';
import {
  audioWire,
  completeWire,
  eventStream,
  JOB_ID,
  jobObject,
  routedFetch,
  statusWire,
  wireEvent,
} from '../../../support/fakeJob.ts';

const EVENTS = 'GET /v1/speech/jobs/ID/events';
const JOB = 'GET /v1/speech/jobs/ID';
const CANCEL = 'POST /v1/speech/jobs/ID/cancel';
const CREATE = 'POST /v1/speech/jobs';

type Replies = readonly ((init: FetchInit) => Response)[];

interface FollowSetting {
  readonly job?: Replies;
  readonly lastEventId?: number;
  readonly signal?: AbortSignal;
  readonly clock?: FakeClock;
}

function follow(events: Replies, more: FollowSetting = {}) {
  const { clock = fakeClock({ auto: true }) } = more;
  const server = routedFetch({
    [EVENTS]: events,
    [JOB]: more.job ?? [() => Response.json(jobObject('succeeded'))],
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
  const { lastEventId = 0, signal } = more;
  const job = client.followSpeechJob(
    { id: JOB_ID, lastEventId },
    {
      onEvent: (event, place) => told.push({ ...event, id: place.lastEventId }),
      onProgress: (each) => progress.push(each),
      ...(signal === undefined ? {} : { signal }),
    },
  );
  return { job, told, progress, clock, ...server };
}

const previews = (told: readonly JobEvent[]) =>
  told.flatMap((event) => (event.kind === 'audio' ? [Buffer.from(event.bytes).toString()] : []));
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

describe('following a job', () => {
  it('tells of every event, and ends with the finished job', async () => {
    const stream = eventStream(
      [statusWire(1), ': heartbeat\n\n', audioWire(2, 'one'), completeWire(3)],
      'hang',
    );
    const { job, told, paths } = follow([stream]);
    const { status, result, id } = await job;
    assert.deepEqual([status, id], ['succeeded', JOB_ID]);
    assert.equal(result?.audio.url, 'https://files.example/v1/developer/audio?sig=secret');
    assert.equal(result?.audio.expiresAt, Date.UTC(2026, 0, 1, 1));
    assert.deepEqual([result?.voice, result?.durationSeconds, result?.usage.seconds], ['ava', 2.5, 3]);
    assert.deepEqual(told, [
      { kind: 'status', status: 'running', id: 1 },
      { kind: 'audio', format: 'mp3', bytes: Buffer.from('one'), id: 2 },
    ]);
    assert.deepEqual(paths(), [EVENTS]);
  });

  it('ends with what failed, and with a cancellation', async () => {
    const error = {
      code: 'synthesis_failed',
      message: 'M.',
      category: 'service',
      action: 'A.',
      retryable: true,
    };
    const failed = follow([
      eventStream([wireEvent('error', { job_id: JOB_ID, status: 'failed', error }, 1)]),
    ]);
    assert.deepEqual([(await failed.job).status, (await failed.job).error], ['failed', error]);
    const cancelled = follow([eventStream([statusWire(1, 'cancelled')])]);
    assert.equal((await cancelled.job).status, 'cancelled');
  });

  it('goes on after the last event where a stream ends or breaks', async () => {
    const { job, told, seen } = follow([
      eventStream([statusWire(1), audioWire(2, 'one')]),
      eventStream([audioWire(3, 'two')], 'break'),
      eventStream([audioWire(4, 'three'), completeWire(5)]),
    ]);
    assert.equal((await job).status, 'succeeded');
    assert.deepEqual(previews(told), ['one', 'two', 'three']);
    assert.deepEqual(
      seen.map(({ init }) => init.headers['last-event-id']),
      [undefined, '2', '3'],
    );
  });

  it('goes on from where another window had come', async () => {
    const { job, told, seen } = follow(
      [eventStream([audioWire(7, 'old'), audioWire(8, 'new'), completeWire(9)])],
      {
        lastEventId: 7,
      },
    );
    await job;
    assert.equal(seen[0]?.init.headers['last-event-id'], '7');
    assert.deepEqual(previews(told), ['new']);
  });

  it('tells of an event once and in order, whatever is sent again', async () => {
    const ids = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(ids, { maxLength: 3 }), async (connections) => {
        const streams = connections.map((each) => eventStream(each.map((id) => audioWire(id, String(id)))));
        const { job, told } = follow([...streams, eventStream([completeWire(99)])]);
        await job;
        const heard = previews(told).map(Number);
        assert.deepEqual(
          heard,
          [...new Set(heard)].sort((a, b) => a - b),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('tells that previews are void', async () => {
    const { job, told } = follow([
      eventStream([
        audioWire(1, 'one'),
        wireEvent('reset', { job_id: JOB_ID }, 2),
        audioWire(3, 'two'),
        completeWire(4),
      ]),
    ]);
    await job;
    assert.deepEqual(
      told.map(({ kind }) => kind),
      ['audio', 'reset', 'audio'],
    );
  });

  it('passes over events that it does not know or cannot read', async () => {
    const { job, told } = follow([
      eventStream([
        wireEvent('novelty', {}, 1),
        'id: 2\nevent: audio\ndata: no json\n\n',
        wireEvent('status', { job_id: JOB_ID, status: 'resting' }, 3),
        wireEvent('complete', { event: 'complete' }, 4),
        audioWire(5, 'one'),
        completeWire(6),
      ]),
    ]);
    await job;
    assert.deepEqual(previews(told), ['one']);
  });

  it('stays with a stream that brings nothing but comments', async () => {
    const clock = fakeClock({ auto: true });
    const comments = ({ signal }: FetchInit) => {
      const pieces = [...Array.from({ length: 9 }, () => ': heartbeat\n\n'), completeWire(1)];
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
        pull: (controller) =>
          new Promise((resolve) => {
            clock.after(25_000, () => {
              if (!signal.aborted) controller.enqueue(Buffer.from(pieces.shift() ?? ''));
              resolve();
            });
          }),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    const { job, paths } = follow([comments], { clock });
    await job;
    assert.deepEqual(paths(), [EVENTS]);
    assert.equal(clock.now(), 250_000);
  });

  it('connects again after 30 seconds without a byte', async () => {
    const streams = [eventStream([statusWire(1)], 'hang'), eventStream([completeWire(2)], 'hang')];
    const { job, clock, paths } = follow(streams, { job: [json(jobObject('running'))] });
    await job;
    assert.deepEqual(paths(), [EVENTS, JOB, EVENTS]);
    assert.equal(clock.now(), 30_250);
  });

  it('ends after 30 seconds where the stream stays open and silent beyond the end of the job', async () => {
    const { job, clock, paths, told } = follow([eventStream([statusWire(1), audioWire(2, 'one')], 'hang')]);
    assert.equal((await job).status, 'succeeded');
    assert.deepEqual(paths(), [EVENTS, JOB]);
    assert.equal(clock.now(), 30_000);
    assert.deepEqual(previews(told), ['one']);
  });

  it('ends so too where the stream does not obey its signal, and hears no more of it', async () => {
    let late: ReadableStreamDefaultController<Uint8Array> | undefined;
    const deaf = () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          late = controller;
          controller.enqueue(Buffer.from(statusWire(1)));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    const { job, told, clock } = follow([deaf]);
    assert.equal((await job).status, 'succeeded');
    assert.equal(clock.now(), 30_000);
    late?.enqueue(Buffer.from(audioWire(2, 'late')));
    await new Promise(setImmediate);
    assert.deepEqual(previews(told), []);
  });

  it('goes on with the stream where the job cannot be read after a silence', async () => {
    const streams = [eventStream([statusWire(1)], 'hang'), eventStream([completeWire(2)], 'hang')];
    const busy = json({ error: { code: 'service_unavailable', retryable: true } }, 503);
    const { job } = follow(streams, { job: [busy] });
    assert.equal((await job).status, 'succeeded');
  });

  it('reads the job after two connections without news, until it has ended', async () => {
    const { job, paths, clock } = follow(
      [eventStream([]), json('no stream'), eventStream([completeWire(1)])],
      {
        job: [json(jobObject('running')), json(jobObject('running')), json(jobObject('succeeded'))],
      },
    );
    assert.equal((await job).status, 'succeeded');
    assert.deepEqual(paths(), [EVENTS, EVENTS, JOB, JOB, JOB]);
    assert.deepEqual(clock.now(), 500 + 1000 + 2000);
  });

  it('never takes the end of a stream for success', async () => {
    const { job } = follow([eventStream([statusWire(1, 'succeeded')]), eventStream([])], {
      job: [json(jobObject('failed', { error: { code: 'job_time_limit_exceeded' } }))],
    });
    const { status, error } = await job;
    assert.deepEqual([status, error?.code], ['failed', 'synthesis_failed']);
  });

  it('waits as long as it is told before it reads again', async () => {
    const later = () =>
      Response.json(
        { error: { code: 'rate_limit_exceeded', retryable: true } },
        { status: 429, headers: { 'retry-after': '20' } },
      );
    const busy = Array.from({ length: 5 }, () => later);
    const { job, clock } = follow([eventStream([])], { job: [...busy, json(jobObject('succeeded'))] });
    assert.equal((await job).status, 'succeeded');
    const jitter = 0.5 * (500 + 1000 + 1000 + 1000);
    assert.equal(clock.now(), 500 + 5 * 20_000 + jitter);
  });

  it('fails at once where there is no such job', async () => {
    const gone = json({ error: { code: 'job_not_found', retryable: false, category: 'not_found' } }, 404);
    const { job, paths } = follow([gone]);
    await assert.rejects(job, { code: 'job_not_found' });
    assert.deepEqual(paths(), [EVENTS]);
  });

  it('can be given up, which leaves the job alone', async () => {
    const controller = new AbortController();
    const { job, paths } = follow([eventStream([statusWire(1)], 'hang')], {
      signal: controller.signal,
      clock: fakeClock(),
    });
    setImmediate(() => controller.abort('stop'));
    await assert.rejects(job, (reason) => reason === 'stop');
    assert.deepEqual(paths(), [EVENTS]);
  });
});

describe('running a job', () => {
  const request = { text: 'سلام', tier: 'basic', voice: 'ava', pace: 1 } as const;
  const run = (replies: Readonly<Record<string, Replies>>) => {
    const server = routedFetch(replies);
    const clock = fakeClock({ auto: true });
    const client = createClient({
      fetch: server.fetch,
      baseUrl: 'https://api.example',
      apiKey: 'key',
      clock,
    });
    return { client, ...server };
  };
  const created = json(jobObject('queued'), 202);

  it('creates it with a key, tells its id, and follows it at the base address', async () => {
    const { client, seen, paths } = run({ [CREATE]: [created], [EVENTS]: [eventStream([completeWire(1)])] });
    const ids: string[] = [];
    const job = await client.runSpeechJob(request, { onCreated: ({ id }) => void ids.push(id) });
    assert.equal(job.status, 'succeeded');
    assert.deepEqual([ids, paths()], [[JOB_ID], [CREATE, EVENTS]]);
    assert.match(seen[0]?.init.headers['idempotency-key'] ?? '', /^[\x20-\x7e]{8,128}$/);
    assert.equal(new TextDecoder().decode(seen[0]?.init.body), JSON.stringify(request));
  });

  it('creates one job, however uncertain the start', async () => {
    const uncertain = json({ error: { code: 'speech_job_start_uncertain', retryable: true } }, 503);
    const { client, seen } = run({
      [CREATE]: [uncertain, created],
      [EVENTS]: [eventStream([completeWire(1)])],
    });
    await client.runSpeechJob(request);
    const [first, second] = seen.map(({ init }) => init);
    assert.equal(first?.headers['idempotency-key'], second?.headers['idempotency-key']);
    assert.deepEqual(first?.body, second?.body);
  });

  it('cancels the job when it is cancelled', async () => {
    const { client, paths } = run({
      [CREATE]: [created],
      [EVENTS]: [eventStream([statusWire(1)], 'hang')],
      [CANCEL]: [json({}, 503), json(jobObject('cancelled'))],
    });
    const controller = new AbortController();
    const options = { signal: controller.signal, onEvent: () => controller.abort('stop') };
    await assert.rejects(client.runSpeechJob(request, options), (reason) => reason === 'stop');
    assert.deepEqual(paths(), [CREATE, EVENTS, CANCEL, CANCEL]);
  });

  it('lets a creation under way finish, and then cancels the job', async () => {
    const controller = new AbortController();
    const { client, paths } = run({
      [CREATE]: [
        () => {
          controller.abort('stop');
          return created();
        },
      ],
      [CANCEL]: [json(jobObject('cancelled'))],
    });
    const { signal } = controller;
    await assert.rejects(client.runSpeechJob(request, { signal }), (reason) => reason === 'stop');
    assert.deepEqual(paths(), [CREATE, CANCEL]);
  });

  it('creates nothing where it is cancelled before', async () => {
    const { client, seen } = run({});
    const signal = AbortSignal.abort('stop');
    await assert.rejects(client.runSpeechJob(request, { signal }), (reason) => reason === 'stop');
    assert.deepEqual(seen, []);
  });

  it('stays cancelled where the cancellation does not get through', async () => {
    const { client } = run({ [CREATE]: [created], [EVENTS]: [eventStream([statusWire(1)], 'hang')] });
    const controller = new AbortController();
    const options = { signal: controller.signal, onEvent: () => controller.abort('stop') };
    await assert.rejects(client.runSpeechJob(request, options), (reason) => reason === 'stop');
  });
});
