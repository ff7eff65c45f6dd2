import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { type SpeechJob, speechJob, type UsageResponse, usageResponse } from '../../../src/contract/index.ts';
import { keysIn } from '../../../src/service/emulator/keyFile.ts';
import { printedKeys } from '../../../src/service/emulator/keySet.ts';
import {
  endStandBy,
  type KillableService,
  postUntilAnswered,
  startKillable,
} from '../../support/killableService.ts';
import { inTime } from '../../support/soak.ts';
import { parseEvents } from '../../support/speechJobs.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const KILLS = inTime({ usual: 5, soak: 50 });
/** Of one step of the synthesis of a job, which has five. */
const SYNTHESIS_MS = 8;
const TEXT_UNITS = 4;

describe('the service, killed again and again', () => {
  let dataDir: string;
  let apiKey: string;
  let service: KillableService;
  before(async function () {
    this.timeout(30_000);
    dataDir = temporaryFolder();
    apiKey = printedKeys(keysIn(dataDir, Date.now())).live_key;
  });
  const stopped = new AbortController();
  const { signal } = stopped;
  after(() => {
    stopped.abort();
    endStandBy();
    return service.kill();
  });

  const get = async (path: string): Promise<string> => {
    const response = await fetch(service.url + path, { headers: { authorization: `Bearer ${apiKey}` } });
    return response.text();
  };
  const post = (path: string, key: string, body: object) =>
    postUntilAnswered(() => service.url, path, { apiKey, key, body, signal });
  const usage = async (): Promise<UsageResponse> => usageResponse.parse(JSON.parse(await get('/v1/usage')));

  /** Reads events until the end, over as many connections as it takes. */
  const watch = async ({ id }: SpeechJob): Promise<{ ids: number[]; last: string }> => {
    const ids: number[] = [];
    let last = '';
    while (!['complete', 'error'].includes(last)) {
      const path = `/v1/speech/jobs/${id}/events?after=${ids.at(-1) ?? 0}`;
      for (const event of parseEvents(await readWhatComes(path))) {
        ids.push(event.id);
        last = event.event;
      }
    }
    return { ids, last };
  };

  const readWhatComes = async (path: string): Promise<string> => {
    let text = '';
    try {
      const response = await fetch(service.url + path, {
        headers: { authorization: `Bearer ${apiKey}` },
        signal,
      });
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
    } catch {
      await wait(20, undefined, { signal });
    }
    return text;
  };

  /** What a caller does meanwhile: each piece of work is tried until it is done. */
  const work = async (number: number) => {
    const body = { text: `متن${String(number).padStart(3, '0')}`.slice(-TEXT_UNITS), include_ezafe: true };
    const speech = { text: `سلام ${number}`, tier: 'basic', voice: 'kian' };
    const [job] = await Promise.all([
      post('/v1/speech/jobs', `job number ${number}`, speech).then((answer) => speechJob.parse(answer)),
      post('/v1/diacritize', `text number ${number}`, body),
      post('/v1/speech', `speech number ${number}`, { ...speech, voice: 'ava' }),
    ]);
    return { job, watched: await watch(job) };
  };

  it('loses nothing and charges nothing twice', async () => {
    service = await startKillable(dataDir, SYNTHESIS_MS);
    const works: ReturnType<typeof work>[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      works.push(work(kill));
      // At another moment each time, over the whole of a job.
      await wait((kill * 7) % (6 * SYNTHESIS_MS));
      await service.kill();
      service = await startKillable(dataDir, SYNTHESIS_MS);
    }
    const done = await Promise.all(works);
    const jobs = await Promise.all(
      done.map(async ({ job }) => speechJob.parse(JSON.parse(await get(`/v1/speech/jobs/${job.id}`)))),
    );
    assert.equal(new Set(jobs.map(({ id }) => id)).size, KILLS);
    for (const [index, { status, error }] of jobs.entries()) {
      assert.equal(done[index]?.watched.last, status === 'succeeded' ? 'complete' : 'error');
      if (status !== 'succeeded') assert.equal(error?.code, 'service_interrupted');
    }
    for (const { watched } of done)
      assert.deepEqual(
        watched.ids,
        watched.ids.map((_, event) => event + 1),
      );
    assert.ok(jobs.filter(({ status }) => status === 'succeeded').length > KILLS / 2);
    const replays = await Promise.all(done.map((_, number) => post('/v1/speech', ...speechNumber(number))));
    const spoken = replays.map((answer) => Number(Object(answer).usage.seconds));
    const { text_units, basic_seconds } = await usage();
    assert.equal(text_units.used, KILLS * TEXT_UNITS);
    const expected = sum([...spoken, ...jobs.map((job) => job.usage?.seconds ?? 0)]);
    assert.equal(basic_seconds.used, expected);
  }).timeout(900_000);
});

function speechNumber(number: number): [key: string, body: object] {
  return [`speech number ${number}`, { text: `سلام ${number}`, tier: 'basic', voice: 'ava' }];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
