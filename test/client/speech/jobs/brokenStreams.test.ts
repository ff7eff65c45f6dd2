import assert from 'node:assert/strict';
import type { FetchInit } from '../../../../src/client/index.ts';
import { fakeClock } from '../../../support/fakeClock.ts';
import { audioWire, completeWire, eventStream, jobObject, statusWire } from '../../../support/fakeJob.ts';
import { EVENTS, JOB, json, previews, watch } from '../../../support/watchedJob.ts';

describe('watching a job whose stream ends, breaks or falls silent', () => {
  it('goes on after the last event where a stream ends or breaks', async () => {
    const { job, told, seen } = watch([
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
    const { job, paths } = watch([comments], { clock });
    await job;
    assert.deepEqual(paths(), [EVENTS]);
    assert.equal(clock.now(), 250_000);
  });

  it('connects again after 30 seconds without a byte', async () => {
    const streams = [eventStream([statusWire(1)], 'hang'), eventStream([completeWire(2)], 'hang')];
    const { job, clock, paths } = watch(streams, { job: [json(jobObject('running'))] });
    await job;
    assert.deepEqual(paths(), [EVENTS, JOB, EVENTS]);
    assert.equal(clock.now(), 30_250);
  });

  it('ends after 30 seconds where the stream stays open and silent beyond the end of the job', async () => {
    const { job, clock, paths, told } = watch([eventStream([statusWire(1), audioWire(2, 'one')], 'hang')]);
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
    const { job, told, clock } = watch([deaf]);
    assert.equal((await job).status, 'succeeded');
    assert.equal(clock.now(), 30_000);
    late?.enqueue(Buffer.from(audioWire(2, 'late')));
    await new Promise(setImmediate);
    assert.deepEqual(previews(told), []);
  });

  it('goes on with the stream where the job cannot be read after a silence', async () => {
    const streams = [eventStream([statusWire(1)], 'hang'), eventStream([completeWire(2)], 'hang')];
    const busy = json({ error: { code: 'service_unavailable', retryable: true } }, 503);
    const { job } = watch(streams, { job: [busy] });
    assert.equal((await job).status, 'succeeded');
  });

  it('reads the job after two connections without news, until it has ended', async () => {
    const { job, paths, clock } = watch(
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
    const { job } = watch([eventStream([statusWire(1, 'succeeded')]), eventStream([])], {
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
    const { job, clock } = watch([eventStream([])], { job: [...busy, json(jobObject('succeeded'))] });
    assert.equal((await job).status, 'succeeded');
    const jitter = 0.5 * (500 + 1000 + 1000 + 1000);
    assert.equal(clock.now(), 500 + 5 * 20_000 + jitter);
  });
});
