import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../src/service/database/openStore.ts';
import type { Store } from '../../../src/service/store/store.ts';
import { fakeSynthesizer } from '../../support/fakeSynthesizer.ts';
import { assertFailure, send } from '../../support/rawRequest.ts';
import { finishedJob, newJob, readEvents, readJob } from '../../support/speechJobs.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { testApp } from '../../support/testService.ts';

const basic = { text: 'سلام', tier: 'basic', voice: 'kian' } as const;

/** A store whose transactions fail, as on a full disk, as long as it is told to. */
class FullStore implements Store {
  isFull = false;
  readonly #store = openStore(':memory:');
  readonly prepare = (sql: string) => this.#store.prepare(sql);
  readonly dataVersion = () => this.#store.dataVersion();
  readonly close = () => this.#store.close();

  transaction<Result>(work: () => Result): Result {
    if (this.isFull) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    return this.#store.transaction(work);
  }
}

const heldIn = (store: Store) => store.prepare('SELECT count(*) AS held FROM reservations').get()?.['held'];

const lastOf = async (tested: Parameters<typeof readEvents>[0], id: string) =>
  (await readEvents(tested, id)).at(-1);

describe('a job on a full disk', () => {
  it('fails with the reason, also where not even that can be written, and lets go of what it held', async () => {
    const store = new FullStore();
    const begun = Promise.withResolvers<void>();
    const rest = Promise.withResolvers<void>();
    const gate = () => {
      begun.resolve();
      return rest.promise;
    };
    const tested = testApp({ store, synthesizer: fakeSynthesizer({ gate }) });
    const { id } = await newJob(tested, basic, 'the same key');
    await begun.promise;
    store.isFull = true;
    rest.resolve();
    const last = await lastOf(tested, id);
    assert.equal(last?.event, 'error');
    const { status, error } = await readJob(tested, id);
    assert.deepEqual([status, error?.code], ['failed', 'synthesis_failed']);
    assert.match(`${error?.message} ${error?.action}`, /disk is full.*Free some space.*new key/);
    assert.deepEqual(last?.data, { job_id: id, status: 'failed', error });
    assert.equal((await readJob(tested, id, 'cancel')).status, 'failed');
    assert.deepEqual(await readEvents(tested, id, `?after=${last?.id}`), []);
    store.isFull = false;
    tested.service.openSpeech().runner.wake();
    assert.equal(heldIn(store), 0);
    assert.deepEqual(await lastOf(tested, id), last);
    assert.equal((await readJob(tested, id)).status, 'failed');
    assert.equal((await finishedJob(tested, basic)).status, 'succeeded');
  });

  it('fails with the reason where it could be created and cannot be begun', async () => {
    const store = new FullStore();
    const tested = testApp({ store });
    const { jobs, runner } = tested.service.openSpeech();
    const [account = assert.fail()] = tested.accounts;
    const { id } = jobs.create({ account, requestId: 'r', request: { ...basic, pace: 1 }, boundSeconds: 1 });
    store.isFull = true;
    runner.wake();
    const { status, error } = await readJob(tested, id);
    assert.deepEqual([status, error?.code], ['failed', 'synthesis_failed']);
    assert.equal((await lastOf(tested, id))?.event, 'error');
    store.isFull = false;
    runner.wake();
    assert.deepEqual([heldIn(store), (await readJob(tested, id)).status], [0, 'failed']);
  });

  it('is refused with the reason where it cannot be created', async () => {
    const store = new FullStore();
    const tested = testApp({ store });
    store.isFull = true;
    const headers = { 'idempotency-key': 'the same key' };
    const job = await send(tested, { path: '/v1/speech/jobs', body: basic, headers });
    assert.match((await assertFailure(job, 'speech_jobs_unavailable')).message, /disk is full/);
    const speech = await send(tested, { path: '/v1/speech', body: basic });
    assert.match((await assertFailure(speech, 'service_unavailable')).message, /disk is full/);
    const text = await send(tested, { body: { text: basic.text }, headers });
    assert.match((await assertFailure(text, 'service_unavailable')).message, /disk is full/);
    store.isFull = false;
    const again = await send(tested, { path: '/v1/speech/jobs', body: basic, headers });
    assert.equal(again.status, 202);
  });

  it('fails with the reason where the sound finds no room, and so does a request', async () => {
    const gate = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    const tested = testApp({ synthesizer: fakeSynthesizer({ gate }) });
    const { status, error } = await finishedJob(tested, basic);
    assert.deepEqual([status, error?.code, heldIn(tested.store)], ['failed', 'synthesis_failed', 0]);
    assert.match(String(error?.message), /disk is full/);
    const speech = await send(tested, { path: '/v1/speech', body: basic });
    assert.match((await assertFailure(speech, 'service_unavailable')).message, /disk is full/);
    assert.equal(heldIn(tested.store), 0);
  });

  it('fails with the reason where the folder of the sound cannot be written', async () => {
    const dataFolder = temporaryFolder();
    writeFileSync(join(dataFolder, 'audio'), '');
    const { error } = await finishedJob(testApp({ dataFolder }), basic);
    assert.match(String(error?.message), /cannot be written/);
  });

  it('fails when SQLite itself finds no room, and another one succeeds when there is some', async () => {
    const store = openStore(join(temporaryFolder(), 'harf.db'));
    const limit = (pages: number) => store.prepare(`PRAGMA max_page_count = ${pages}`).get();
    const tested = testApp({ store, synthesizer: fakeSynthesizer({ previews: 2000 }) });
    limit(60);
    const { status, error } = await finishedJob(tested, basic);
    assert.deepEqual([status, error?.message], ['failed', 'The disk is full: nothing can be stored.']);
    assert.equal(heldIn(store), 0);
    limit(100_000);
    assert.equal((await finishedJob(tested, basic)).status, 'succeeded');
  });
});
