import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { speechJob } from '../../../src/contract/index.ts';
import { fakeSynthesizer } from '../../support/fakeSynthesizer.ts';
import { assertFailure, send } from '../../support/rawRequest.ts';
import { finishedJob, newJob, parseEvents, readEvents, readJob } from '../../support/speechJobs.ts';
import { type TestServiceOptions, testApp } from '../../support/testService.ts';

const body = { text: 'سلام دنیا', tier: 'basic', voice: 'kian' };
const summary = (events: Awaited<ReturnType<typeof readEvents>>) =>
  events.map(({ id, event }) => `${id} ${event}`);

const held = (options: TestServiceOptions = {}) => {
  const gate = Promise.withResolvers<void>();
  const synthesizer = fakeSynthesizer({ gate: () => gate.promise });
  return { tested: testApp({ ...options, synthesizer }), release: gate.resolve };
};

const open = async (tested: ReturnType<typeof testApp>, id: string) => {
  const response = await send(tested, { path: `/v1/speech/jobs/${id}/events` });
  const reader = (response.body ?? assert.fail()).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  return { reader, next };
};

describe('the events of a job', () => {
  it('tell its states, preview and end, with ids that rise by one', async () => {
    const tested = testApp();
    const { id } = await newJob(tested, body);
    const events = await readEvents(tested, id);
    assert.deepEqual(summary(events), [
      '1 status',
      '2 status',
      '3 audio',
      '4 audio',
      '5 audio',
      '6 complete',
    ]);
    assert.deepEqual(events[0]?.data, { job_id: id, status: 'queued' });
    assert.deepEqual(events[1]?.data, { job_id: id, status: 'running' });
    assert.partialDeepStrictEqual(events[2]?.data, { job_id: id, format: 'mp3' });
    const { event, ...job } = Object(events[5]?.data);
    assert.equal(event, 'complete');
    assert.deepEqual(speechJob.parse(job), await readJob(tested, id));
  });

  it('have no preview of other voices, of cached audio and of a voice that stands in', async () => {
    const previews = async (tested: ReturnType<typeof testApp>, request: object) => {
      const { id } = await newJob(tested, request);
      const events = await readEvents(tested, id);
      return events.filter(({ event }) => event === 'audio').length;
    };
    const tested = testApp();
    assert.equal(await previews(tested, { ...body, voice: 'ava' }), 0);
    assert.equal(await previews(tested, body), 3);
    assert.equal(await previews(tested, body), 0);
    assert.equal(await previews(testApp({ unavailableVoices: ['kian'] }), body), 0);
  });

  it('are streamed as they happen, to all who listen', async () => {
    const { tested, release } = held();
    const { id } = await newJob(tested, body);
    const readers = await Promise.all([open(tested, id), open(tested, id), open(tested, id)]);
    for (const { next } of readers) {
      assert.match(await next(), /^id: 1\nevent: status\ndata: \{.*"queued"\}\n\n$/);
      assert.match(await next(), /^id: 2\nevent: status\n/);
    }
    const pieces = readers.map(({ next }) => next());
    release();
    for (const piece of await Promise.all(pieces)) assert.match(piece, /^id: 3\nevent: audio\n/);
  });

  it('are replayed after an id, and the query wins over the header', async () => {
    const tested = testApp();
    const { id } = await finishedJob(tested, body);
    const from = async (query: string, header?: string) =>
      summary(await readEvents(tested, id, query, header === undefined ? {} : { 'last-event-id': header }));
    assert.deepEqual(await from('?after=4'), ['5 audio', '6 complete']);
    assert.deepEqual(await from('', '5'), ['6 complete']);
    assert.deepEqual(await from('?after=5', '2'), ['6 complete']);
    assert.deepEqual(await from('?after=5', 'nonsense'), ['6 complete']);
    assert.deepEqual(await from('?after=0'), await from(''));
    assert.deepEqual(await from('?after=6'), []);
    assert.deepEqual(await from(`?after=${'9'.repeat(400)}`), []);
  });

  it('are not found after a malformed id', async () => {
    const tested = testApp();
    const { id } = await finishedJob(tested, body);
    const path = `/v1/speech/jobs/${id}/events`;
    for (const query of ['?after=', '?after=x', '?after=-1', '?after=1.5', '?before=1'])
      await assertFailure(await send(tested, { path: path + query }), 'invalid_request');
    const headers = { 'last-event-id': '1 2' };
    await assertFailure(await send(tested, { path, headers }), 'invalid_request');
  });

  it('end with the cancellation of a cancelled job', async () => {
    const { tested } = held();
    const { id } = await newJob(tested, body);
    const events = readEvents(tested, id);
    await readJob(tested, id, 'cancel');
    const last = (await events).at(-1);
    assert.deepEqual([last?.event, last?.data], ['status', { job_id: id, status: 'cancelled' }]);
  });

  it('end with the error of a failed job', async () => {
    const tested = testApp({ jobTimeLimitMs: 0 });
    const { id } = await newJob(tested, body);
    const last = (await readEvents(tested, id)).at(-1);
    const { error } = await readJob(tested, id);
    assert.deepEqual([last?.event, last?.data], ['error', { job_id: id, status: 'failed', error }]);
  });

  it('can be left at any time; the job goes on', async () => {
    const { tested, release } = held();
    const { id } = await newJob(tested, body);
    const { reader, next } = await open(tested, id);
    await next();
    await reader.cancel();
    release();
    assert.equal(summary(await readEvents(tested, id)).at(-1), '6 complete');
  });

  it('are read from the store only as the reader takes them', async () => {
    const tested = testApp({ synthesizer: fakeSynthesizer({ previews: 100 }) });
    const { id } = await finishedJob(tested, body);
    const { next } = await open(tested, id);
    assert.match(await next(), /^id: 1\n/);
    tested.store.prepare(`UPDATE speech_job_events SET audio = x'00' WHERE id = 90`).run();
    for (let event = 2; event < 90; event++) await next();
    assert.match(await next(), /^id: 90\n.*\n.*"audio_base64":"AA=="/);
  });

  it('are as many as a fault says, and the rest comes with the next connection', async () => {
    const tested = testApp({ faults: true });
    const { id } = await finishedJob(tested, body);
    const cut = { 'x-harf-fault': 'sse-cut-after=3' };
    assert.deepEqual(summary(await readEvents(tested, id, '', cut)), ['1 status', '2 status', '3 audio']);
    assert.deepEqual(summary(await readEvents(tested, id, '?after=3', cut)), [
      '4 audio',
      '5 audio',
      '6 complete',
    ]);
    const none = { 'x-harf-fault': 'sse-cut-after=0' };
    assert.deepEqual(await readEvents(tested, id, '', none), []);
    const path = `/v1/speech/jobs/${id}/events`;
    const wrong = { 'x-harf-fault': 'sse-cut-after=x' };
    await assertFailure(await send(tested, { path, headers: wrong }), 'invalid_request');
  });

  describe('while nothing happens', () => {
    beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
    afterEach(() => mock.timers.reset());

    it('come with a heartbeat every ten seconds', async () => {
      const { tested } = held();
      const { id } = await newJob(tested, body);
      const { next } = await open(tested, id);
      await next();
      await next();
      for (let beat = 0; beat < 3; beat++) {
        const piece = next();
        await new Promise(setImmediate);
        mock.timers.tick(10_000);
        assert.equal(await piece, ': heartbeat\n\n');
      }
      assert.deepEqual(parseEvents(': heartbeat\n\n'), []);
    });
  });
});
