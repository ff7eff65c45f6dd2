import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fakeClock } from '../../../support/fakeClock.ts';
import {
  audioWire,
  completeWire,
  eventStream,
  JOB_ID,
  statusWire,
  wireEvent,
} from '../../../support/fakeJob.ts';
import { EVENTS, json, previews, watch } from '../../../support/watchedJob.ts';

describe('watching a job', () => {
  it('tells of every event, and ends with the finished job', async () => {
    const stream = eventStream(
      [statusWire(1), ': heartbeat\n\n', audioWire(2, 'one'), completeWire(3)],
      'hang',
    );
    const { job, told, paths } = watch([stream]);
    const { status, result, id } = await job;
    assert.deepEqual([status, id], ['succeeded', JOB_ID]);
    assert.equal(result?.audio.url, 'https://files.example/v1/developer/audio?sig=secret');
    assert.equal(result?.audio.expiresAt, Date.UTC(2026, 0, 1, 1));
    assert.deepEqual([result?.voice, result?.durationSeconds, result?.usage.seconds], ['ava', 2.5, 3]);
    assert.deepEqual(told, [
      { kind: 'status', status: 'running', id: 1 },
      { kind: 'audio', format: 'mp3', bytes: new TextEncoder().encode('one'), id: 2 },
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
    const failed = watch([eventStream([wireEvent('error', { job_id: JOB_ID, status: 'failed', error }, 1)])]);
    assert.deepEqual([(await failed.job).status, (await failed.job).error], ['failed', error]);
    const cancelled = watch([eventStream([statusWire(1, 'cancelled')])]);
    assert.equal((await cancelled.job).status, 'cancelled');
  });

  it('goes on from where another window had come', async () => {
    const { job, told, seen } = watch(
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
        const { job, told } = watch([...streams, eventStream([completeWire(99)])]);
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
    const { job, told } = watch([
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
    const { job, told } = watch([
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

  it('fails at once where there is no such job', async () => {
    const gone = json({ error: { code: 'job_not_found', retryable: false, category: 'not_found' } }, 404);
    const { job, paths } = watch([gone]);
    await assert.rejects(job, { code: 'job_not_found' });
    assert.deepEqual(paths(), [EVENTS]);
  });

  it('can be given up, which leaves the job alone', async () => {
    const controller = new AbortController();
    const { job, paths } = watch([eventStream([statusWire(1)], 'hang')], {
      signal: controller.signal,
      clock: fakeClock(),
    });
    setImmediate(() => controller.abort('stop'));
    await assert.rejects(job, (reason) => reason === 'stop');
    assert.deepEqual(paths(), [EVENTS]);
  });
});
