import assert from 'node:assert/strict';
import { createClient, type FetchInit } from '../../../../src/client/index.ts';
import { WATCH_DEADLINE_MS } from '../../../../src/client/speech/jobs/watchJob.ts';
import { fakeClock } from '../../../support/fakeClock.ts';
import {
  audioWire,
  completeWire,
  eventStream,
  JOB_ID,
  jobObject,
  routedFetch,
  wireEvent,
} from '../../../support/fakeJob.ts';
import { EVENTS, JOB, json, watch } from '../../../support/watchedJob.ts';

const later = (retryAfter: string) => () =>
  Response.json(
    { error: { code: 'rate_limit_exceeded', retryable: true } },
    { status: 429, headers: { 'retry-after': retryAfter } },
  );

describe('a job whose server asks to wait', () => {
  it('is left to people for more than 30 seconds, and can be watched again', async () => {
    for (const retryAfter of ['31', '3600', '86400']) {
      const read = watch([eventStream([])], { job: [later(retryAfter)] });
      await assert.rejects(read.job, { code: 'rate_limit_exceeded', retryable: true });
      assert.deepEqual(read.paths(), [EVENTS, EVENTS, JOB]);
      const streamed = watch([later(retryAfter)]);
      await assert.rejects(streamed.job, { code: 'rate_limit_exceeded', retryable: true });
      assert.deepEqual(streamed.paths(), [EVENTS]);
    }
  });

  it('is given up for more than a day', async () => {
    for (const retryAfter of ['3000000', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT']) {
      const { job, paths } = watch([eventStream([])], { job: [later(retryAfter)] });
      await assert.rejects(job, { code: 'rate_limit_exceeded', retryable: false });
      assert.deepEqual(paths(), [EVENTS, EVENTS, JOB]);
    }
  });

  it('is read no faster for no wait at all', async () => {
    const busy = Array.from({ length: 50 }, () => later('0'));
    const { job, clock, paths } = watch([eventStream([])], { job: [...busy, json(jobObject('succeeded'))] });
    assert.equal((await job).status, 'succeeded');
    assert.ok(clock.now() / paths().length > 500, `${paths().length} requests in ${clock.now()} ms`);
  });
});

describe('a stream that is no good', () => {
  it('may call its events by what every object has', async () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
    const events = names.map((name, at) => wireEvent(name, { status: 'running' }, at + 1));
    const { job, told } = watch([eventStream([...events, audioWire(8, 'one'), completeWire(9)])]);
    assert.equal((await job).status, 'succeeded');
    assert.deepEqual(
      told.map(({ kind }) => kind),
      ['audio'],
    );
  });

  it('is left for the job itself where a line or an event is too long', async () => {
    const line = `id: 1\nevent: audio\ndata: ${'a'.repeat(2 * 1024 * 1024)}\n\n`;
    const lines = `id: 1\nevent: audio\n${`data: ${'a'.repeat(1023)}\n`.repeat(2 * 1024)}\n`;
    for (const long of [line, lines]) {
      const { job, paths, told } = watch([eventStream([long, completeWire(2)])]);
      assert.equal((await job).status, 'succeeded');
      assert.deepEqual([paths(), told], [[EVENTS, JOB], []]);
    }
  });

  it('is given up when it brings nothing but comments for longer than a job may run', async () => {
    const clock = fakeClock({ auto: true });
    const comments = ({ signal }: FetchInit) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
        pull: (controller) =>
          new Promise((resolve) => {
            clock.after(25_000, () => {
              if (!signal.aborted) controller.enqueue(Buffer.from(': heartbeat\n\n'));
              resolve();
            });
          }),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    const { fetch, paths } = routedFetch({ [EVENTS]: [comments] });
    const client = createClient({ fetch, baseUrl: 'https://api.example', apiKey: 'key', clock });
    const job = client.watchSpeechJob({ id: JOB_ID });
    await assert.rejects(job, { code: 'request_timeout', retryable: true });
    assert.equal(clock.now(), WATCH_DEADLINE_MS);
    assert.deepEqual(paths(), [EVENTS]);
  });
});
