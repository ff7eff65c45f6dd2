import assert from 'node:assert/strict';
import { fakeSynthesizer } from '../../support/fakeSynthesizer.ts';
import { assertFailure, send } from '../../support/rawRequest.ts';
import { finishedJob, newJob, readEvents, readJob } from '../../support/speechJobs.ts';
import { type TestApp, testApp } from '../../support/testService.ts';

const basic = { text: 'سلام', tier: 'basic', voice: 'kian' };

/** A queued job whose process is gone. */
async function leftJob(tested: TestApp): Promise<string> {
  const { id } = await newJob(tested, basic);
  tested.service.close();
  return id;
}

const damages = {
  'an unknown voice': `request = json_set(request, '$.voice', 'constructor')`,
  'broken JSON': `request = '{"text": '`,
  'a request that is no object': `request = '[]'`,
  'a prototype': `request = '{"__proto__": {}}'`,
};

describe('a stored job that cannot be read', () => {
  for (const [name, damage] of Object.entries(damages))
    it(`fails alone: ${name}`, async () => {
      const gate = () => new Promise<void>(() => {});
      const first = testApp({ synthesizer: fakeSynthesizer({ gate }) });
      const { store } = first;
      const id = await leftJob(first);
      store.prepare(`UPDATE speech_jobs SET ${damage}`).run();
      const second = testApp({ store, now: () => Date.UTC(2026, 1, 1) });
      second.service.openSpeech();
      second.service.start();
      assert.equal((await finishedJob(second, basic)).status, 'succeeded');
      const row = store.prepare('SELECT status, error FROM speech_jobs WHERE id = ?').get(id);
      assert.equal(row?.['status'], 'failed');
      assert.match(String(row?.['error']), /synthesis_failed/);
      assert.equal(store.prepare('SELECT count(*) AS held FROM reservations').get()?.['held'], 0);
      assert.deepEqual(
        second.unexpected.map((error) => error.name),
        ['UnreadableJobError'],
      );
      await assertFailure(
        await send(second, { path: `/v1/speech/jobs/${id}`, key: second.keys.live_key }),
        'job_not_found',
      );
      second.service.close();
    });

  it('is not found where it has succeeded, and others are', async () => {
    const tested = testApp();
    const jobs = [await finishedJob(tested, basic), await finishedJob(tested, { ...basic, text: 'کتاب' })];
    const [broken = '', whole = ''] = jobs.map(({ id }) => id);
    tested.store.prepare(`UPDATE speech_jobs SET success = 'x' WHERE id = ?`).run(broken);
    await assertFailure(await send(tested, { path: `/v1/speech/jobs/${broken}` }), 'job_not_found');
    assert.equal((await readJob(tested, whole)).status, 'succeeded');
  });
});

describe('what is stored beside jobs and cannot be read', () => {
  it('is made again: the cache of speech', async () => {
    const synthesizer = fakeSynthesizer();
    const tested = testApp({ synthesizer });
    const speak = async () => (await send(tested, { path: '/v1/speech', body: basic })).status;
    assert.equal(await speak(), 200);
    tested.store.prepare(`UPDATE syntheses SET words = '{'`).run();
    assert.equal(await speak(), 200);
    assert.equal(synthesizer.requests.length, 2);
  });

  it('is not found: the times of words', async () => {
    const tested = testApp();
    const { id } = await finishedJob(tested, basic);
    tested.store.prepare(`UPDATE spoken_words SET words = '[{}]'`).run();
    await assertFailure(await send(tested, { path: `/x/speech/${id}/words` }), 'not_found');
  });

  it('is left out: an event', async () => {
    const tested = testApp();
    const { id } = await finishedJob(tested, basic);
    tested.store.prepare(`UPDATE speech_job_events SET event = 'constructor' WHERE id = 2`).run();
    const events = await readEvents(tested, id);
    assert.deepEqual(events.map((event) => event.id).slice(0, 2), [1, 3]);
    assert.equal(events.at(-1)?.event, 'complete');
  });
});
