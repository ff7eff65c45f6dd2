import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { type SpeechJob, speechJob, usageResponse } from '../../src/contract/index.ts';
import { fakeSynthesizer } from '../support/fakeSynthesizer.ts';
import { parseEvents } from '../support/speechJobs.ts';
import { startTestService, type TestService, type TestServiceOptions } from '../support/testService.ts';

const body = JSON.stringify({ text: 'سلام دنیا', tier: 'basic', voice: 'kian' });

describe('speech jobs over a socket', () => {
  const open: TestService[] = [];
  afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));

  const start = async (options: TestServiceOptions = {}) => {
    const service = await startTestService(options);
    open.push(service);
    return service;
  };

  /** By Node's own client, which adds and hides nothing. */
  const ask = async (service: TestService, options: RequestOptions, content = '') => {
    const authorization = `Bearer ${service.keys.live_key}`;
    const headers = { authorization, 'content-type': 'application/json', ...options.headers };
    const request = httpRequest({ socketPath: service.socketPath, ...options, headers });
    request.end(content);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response;
  };
  const create = async (service: TestService, key = 'key of this job', headers = {}) =>
    ask(
      service,
      { method: 'POST', path: '/v1/speech/jobs', headers: { 'idempotency-key': key, ...headers } },
      body,
    );
  const jobIn = async (response: IncomingMessage): Promise<SpeechJob> =>
    speechJob.parse(JSON.parse(await textOf(response)));
  const watch = async (service: TestService, { id }: SpeechJob, query = '') => {
    const response = await ask(service, { path: `/v1/speech/jobs/${id}/events${query}` });
    assert.equal(response.headers['content-type'], 'text/event-stream');
    return parseEvents(await textOf(response));
  };
  const read = async (service: TestService, { id }: SpeechJob) =>
    jobIn(await ask(service, { path: `/v1/speech/jobs/${id}` }));

  it('go from queued to succeeded, watched by its events, charged once', async () => {
    const service = await start();
    const created = await create(service, 'first key', { host: 'harf.example:8080' });
    assert.equal(created.statusCode, 202);
    const job = await jobIn(created);
    assert.deepEqual(
      [job.status, job.status_url],
      ['queued', `http://harf.example:8080/v1/speech/jobs/${job.id}`],
    );
    const events = await watch(service, job);
    assert.equal(events.at(-1)?.event, 'complete');
    const finished = await read(service, job);
    assert.equal(finished.status, 'succeeded');
    assert.equal((await jobIn(await create(service, 'first key'))).id, job.id);
    const usage = usageResponse.parse(JSON.parse(await textOf(await ask(service, { path: '/v1/usage' }))));
    assert.equal(usage.basic_seconds.used, finished.usage?.seconds);
  });

  it('go on when their creator and all their followers hang up', async () => {
    const gate = Promise.withResolvers<void>();
    const synthesizer = fakeSynthesizer({ gate: () => gate.promise });
    const service = await start({ synthesizer });
    const job = await jobIn(await create(service));
    const followers = [1, 2, 3].map(() => ask(service, { path: `/v1/speech/jobs/${job.id}/events` }));
    for (const follower of await Promise.all(followers)) follower.destroy();
    gate.resolve();
    assert.equal((await watch(service, job)).at(-1)?.event, 'complete');
  });

  it('send their events while they run, and resume after a cut', async () => {
    const gate = Promise.withResolvers<void>();
    const service = await start({ synthesizer: fakeSynthesizer({ gate: () => gate.promise }), faults: true });
    const job = await jobIn(await create(service));
    const cut = await ask(service, {
      path: `/v1/speech/jobs/${job.id}/events`,
      headers: { 'x-harf-fault': 'sse-cut-after=2' },
    });
    const before = parseEvents(await textOf(cut));
    assert.deepEqual(
      before.map(({ data }) => Object(data).status),
      ['queued', 'running'],
    );
    gate.resolve();
    const after = await watch(service, job, `?after=${before.at(-1)?.id}`);
    assert.deepEqual(
      after.map(({ event }) => event),
      ['audio', 'audio', 'audio', 'complete'],
    );
  });

  it('are created, though a fault says that this is uncertain; the same key finds them', async () => {
    const service = await start({ faults: true });
    const fault = { 'x-harf-fault': 'status=503;code=speech_job_start_uncertain;times=1;retry-after=1' };
    const uncertain = await create(service, 'uncertain key', fault);
    assert.deepEqual([uncertain.statusCode, uncertain.headers['retry-after']], [503, '1']);
    const { error } = JSON.parse(await textOf(uncertain));
    assert.deepEqual([error.code, error.retryable], ['speech_job_start_uncertain', true]);
    const [found] = service.store.prepare('SELECT id FROM speech_jobs').all();
    const job = await jobIn(await create(service, 'uncertain key', fault));
    assert.equal(job.id, found?.['id']);
  });

  it('are refused for a while if they cannot be stored', async () => {
    const service = await start();
    service.store.prepare('DROP TABLE speech_jobs').run();
    const refused = await create(service);
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [503, '1']);
    assert.equal(JSON.parse(await textOf(refused)).error.code, 'speech_jobs_unavailable');
  });

  it('answer HEAD of a stream without one, and other methods with those that there are', async () => {
    const service = await start();
    const job = await jobIn(await create(service));
    const path = `/v1/speech/jobs/${job.id}/events`;
    const head = await ask(service, { path, method: 'HEAD' });
    assert.deepEqual([head.statusCode, await textOf(head)], [200, '']);
    const remove = await ask(service, { path: `/v1/speech/jobs/${job.id}`, method: 'DELETE' });
    assert.deepEqual([remove.statusCode, remove.headers.allow], [405, 'GET, HEAD']);
  });
});
