import assert from 'node:assert/strict';
import { createClient, type FetchLike, type JobEvent, jobFailure } from '../../src/client/index.ts';
import { fakeSynthesizer } from '../support/fakeSynthesizer.ts';
import { startTestService, type TestService, type TestServiceOptions } from '../support/testService.ts';

const request = { text: 'سلام دنیا', tier: 'basic', voice: 'kian', pace: 1 } as const;

describe('speech of the service, by the client', () => {
  const open: TestService[] = [];
  afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));

  const start = async (options: TestServiceOptions = {}) => {
    const service = await startTestService({ faults: true, ...options });
    open.push(service);
    return service;
  };

  const faulty = ({ socket, keys }: TestService, fault: string) => {
    const fetch: FetchLike = (url, init) =>
      socket.fetch(url, { ...init, headers: { ...init.headers, 'x-harf-fault': fault } });
    return createClient({ fetch, baseUrl: 'http://localhost', apiKey: keys.live_key, random: () => 0 });
  };

  const used = async (service: TestService) => (await service.client().usage()).basicSeconds?.used;

  it('comes at once, with its words', async () => {
    const client = (await start()).client();
    const result = await client.speech(request);
    assert.deepEqual([result.voice, result.mimeType, result.durationSeconds], ['kian', 'audio/wav', 0.9]);
    assert.deepEqual(result.usage, { meter: 'basic_seconds', seconds: 1, cacheHit: false });
    const words = await client.speechWords(result.requestId ?? '');
    assert.deepEqual(
      words.map(({ codePointStart, codePointEnd }) => [codePointStart, codePointEnd]),
      [
        [0, 4],
        [5, 9],
      ],
    );
  });

  it('tells of a voice that stands in for another', async () => {
    const client = (await start({ unavailableVoices: ['kian'] })).client();
    const { voice, requestedVoice } = await client.speech(request);
    assert.deepEqual([voice, requestedVoice], ['ava', 'kian']);
  });

  it('takes Premium requests with and without a delivery', async () => {
    const client = (await start()).client();
    const premium = { ...request, tier: 'premium' } as const;
    assert.equal((await client.speech(premium)).tier, 'premium');
    const delivery = { style: 'news', expressiveness: 'low', regionalMode: 'tehrani', directorNotes: 'slow' };
    assert.equal((await client.speech({ ...premium, ...delivery })).tier, 'premium');
  });

  it('is followed as a job with its previews', async () => {
    const events: JobEvent[] = [];
    const service = await start();
    const job = await service.client().runSpeechJob(request, { onEvent: (event) => events.push(event) });
    assert.equal(job.status, 'succeeded');
    assert.equal(job.result?.usage.seconds, 1);
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ['status', 'status', 'audio', 'audio', 'audio'],
    );
    assert.equal(await used(service), 1);
  });

  it('tells the words of each piece of preview when that comes', async () => {
    const client = (await start()).client();
    const known: Promise<number>[] = [];
    await client.runSpeechJob(
      { ...request, text: 'یک دو سه' },
      {
        onEvent: (event, { id }) => {
          if (event.kind === 'audio') known.push(client.speechWords(id).then(({ length }) => length));
        },
      },
    );
    const counts = await Promise.all(known);
    assert.equal(counts.length, 3);
    counts.forEach((count, at) => {
      assert.ok(count > at && count <= 3, `${count} after ${at + 1} pieces`);
    });
  });

  it('is followed over streams that are cut again and again, each event once', async () => {
    const heard: number[] = [];
    const service = await start();
    const job = await faulty(service, 'sse-cut-after=2').runSpeechJob(request, {
      onEvent: (_, { lastEventId }) => heard.push(lastEventId),
    });
    assert.equal(job.status, 'succeeded');
    assert.deepEqual(heard, [1, 2, 3, 4, 5]);
  });

  it('is created once over connections that are cut after the work was done', async () => {
    const service = await start();
    const job = await faulty(service, 'drop-after-response;times=2').runSpeechJob(request);
    assert.equal(job.status, 'succeeded');
    assert.equal(await used(service), 1);
  });

  it('is created once where the start is uncertain', async () => {
    const service = await start();
    const fault = 'status=503;code=speech_job_start_uncertain;times=2';
    const job = await faulty(service, fault).runSpeechJob(request);
    assert.equal(job.status, 'succeeded');
    assert.equal(await used(service), 1);
  });

  it('is followed again from where another window had come', async () => {
    const service = await start();
    const { id } = await service.client().runSpeechJob(request);
    const heard: number[] = [];
    const onEvent = (_: JobEvent, { lastEventId }: { lastEventId: number }) => void heard.push(lastEventId);
    const job = await service.client().watchSpeechJob({ id, lastEventId: 3 }, { onEvent });
    assert.deepEqual([job.status, heard], ['succeeded', [4, 5]]);
  });

  it('is cancelled with its command, and not charged', async () => {
    const service = await start({ synthesizer: fakeSynthesizer({ gate: () => new Promise(() => {}) }) });
    const controller = new AbortController();
    let id = '';
    const call = service.client().runSpeechJob(request, {
      signal: controller.signal,
      onCreated: (job) => {
        id = job.id;
      },
      onEvent: () => controller.abort('stop'),
    });
    await assert.rejects(call, (reason) => reason === 'stop');
    assert.equal((await service.client().speechJob(id)).status, 'cancelled');
    assert.equal(await used(service), 0);
  });

  it('fails as a job with the error of the contract', async () => {
    const synthesizer = fakeSynthesizer({ gate: () => Promise.reject(new Error('broken')) });
    const job = await (await start({ synthesizer })).client().runSpeechJob(request);
    assert.equal(job.status, 'failed');
    assert.equal(jobFailure(job)?.code, 'synthesis_failed');
  });
});
