import assert from 'node:assert/strict';
import { createClient } from '../../../../src/client/index.ts';
import { fakeClock } from '../../../support/fakeClock.ts';
import {
  completeWire,
  eventStream,
  JOB_ID,
  jobObject,
  routedFetch,
  statusWire,
} from '../../../support/fakeJob.ts';
import { CANCEL, CREATE, EVENTS, json, type Replies } from '../../../support/watchedJob.ts';

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

  it('creates it with a key, tells its id, and watches it at the base address', async () => {
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
