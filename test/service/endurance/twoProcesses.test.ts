import assert from 'node:assert/strict';
import { type SpeechJob, speechJob, usageResponse } from '../../../src/contract/index.ts';
import { keysIn } from '../../../src/service/emulator/keyFile.ts';
import { printedKeys } from '../../../src/service/emulator/keySet.ts';
import {
  endStandBy,
  type KillableService,
  postUntilAnswered,
  startKillable,
} from '../../support/killableService.ts';
import { parseEvents } from '../../support/speechJobs.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const speech = { text: 'سلام دنیا', tier: 'basic', voice: 'kian' };

describe('two processes on one store', () => {
  const stopped = new AbortController();
  let apiKey: string;
  let first: KillableService;
  let second: KillableService;
  before(async function () {
    this.timeout(120_000);
    const dataDir = temporaryFolder();
    apiKey = printedKeys(keysIn(dataDir, Date.now())).live_key;
    [first, second] = await Promise.all([startKillable(dataDir, 10), startKillable(dataDir, 10)]);
  });
  after(async () => {
    stopped.abort();
    endStandBy();
    await Promise.all([first.kill(), second.kill()]);
  });

  const post = (service: KillableService, path: string, key: string, body: object) =>
    postUntilAnswered(() => service.url, path, { apiKey, key, body, signal: stopped.signal });
  const get = async (service: KillableService, path: string) => {
    const response = await fetch(service.url + path, { headers: { authorization: `Bearer ${apiKey}` } });
    return response.text();
  };
  const create = async (service: KillableService, key: string, text = speech.text) =>
    speechJob.parse(await post(service, '/v1/speech/jobs', key, { ...speech, text }));
  const watch = async (service: KillableService, { id }: SpeechJob) =>
    parseEvents(await get(service, `/v1/speech/jobs/${id}/events`));
  const usage = async (service: KillableService) =>
    usageResponse.parse(JSON.parse(await get(service, '/v1/usage')));

  it('give one answer to one key, and charge it once, whichever is asked', async () => {
    const keys = Array.from({ length: 40 }, (_, number) => `text number ${number}`);
    const body = { text: 'سلام', include_ezafe: true };
    const ask = (service: KillableService) =>
      Promise.all(keys.map((key) => post(service, '/v1/diacritize', key, body)));
    const [here, there] = await Promise.all([ask(first), ask(second)]);
    assert.deepEqual(here, there);
    for (const service of [first, second])
      assert.equal((await usage(service)).text_units.used, keys.length * 4);
  }).timeout(30_000);

  it('make one job of one key, and both show its events', async () => {
    const [here, there] = await Promise.all([
      create(first, 'one key for both'),
      create(second, 'one key for both'),
    ]);
    assert.equal(here.id, there.id);
    const [events, same] = await Promise.all([watch(first, here), watch(second, here)]);
    assert.equal(events.at(-1)?.event, 'complete');
    const ids = (list: typeof events) => list.map(({ id, event }) => `${id} ${event}`);
    assert.deepEqual(ids(events), ids(same));
  }).timeout(30_000);

  it('share the jobs, each of which one of them speaks, once', async () => {
    const before = (await usage(first)).basic_seconds.used;
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const jobs = await Promise.all(
      numbers.map((number) =>
        create(number % 2 === 0 ? first : second, `job number ${number}`, `متن ${number}`),
      ),
    );
    const ended = await Promise.all(jobs.map((job, number) => watch(number % 2 === 0 ? second : first, job)));
    for (const events of ended) {
      assert.equal(events.at(-1)?.event, 'complete');
      assert.equal(events.filter(({ data }) => Object(data).status === 'running').length, 1);
    }
    const charged = ended.map((events) => Object(events.at(-1)?.data).usage.seconds);
    const after = (await usage(second)).basic_seconds.used;
    assert.equal(
      after - before,
      charged.reduce((sum, seconds) => sum + seconds, 0),
    );
  }).timeout(30_000);

  it('cancel what the other one speaks', async () => {
    const job = await create(first, 'a job to cancel', 'متنی که گفته نمی‌شود');
    const cancelled = speechJob.parse(
      await post(second, `/v1/speech/jobs/${job.id}/cancel`, 'no key here', {}),
    );
    const events = await watch(first, job);
    if (cancelled.status === 'cancelled')
      assert.deepEqual(events.at(-1)?.data, { job_id: job.id, status: 'cancelled' });
    else assert.equal(events.at(-1)?.event, 'complete');
  }).timeout(30_000);

  it('finish what the other one began, when that is killed', async () => {
    const jobs = await Promise.all(
      [0, 1, 2, 3].map((number) => create(first, `left behind ${number}`, `ماند ${number}`)),
    );
    await first.kill();
    for (const job of jobs) assert.equal((await watch(second, job)).at(-1)?.event, 'complete');
  }).timeout(30_000);
});
