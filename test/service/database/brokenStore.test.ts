import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, openDataFolder, setAside } from '../../../src/service/database/openDataFolder.ts';
import { openStore } from '../../../src/service/database/openStore.ts';
import { MemoryIdempotency } from '../../../src/service/idempotency/memoryIdempotency.ts';
import { StoreError } from '../../../src/service/store/storageProblem.ts';
import { brokenStores } from '../../support/brokenStores.ts';
import { assertFailure, send } from '../../support/rawRequest.ts';
import { finishedJob } from '../../support/speechJobs.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { type TestApp, testApp } from '../../support/testService.ts';

const text = 'سلام';
const basic = { text, tier: 'basic', voice: 'kian' };
const keyed = { 'idempotency-key': 'the same key' };

/** The application as the editor has it, on the folder `path`. */
function editorApp(path: string): { tested: TestApp; names: string[] } {
  const names: string[] = [];
  const tested = testApp({
    openFolder: () => openDataFolder({ path, onSetAside: (name) => names.push(name) }),
    textIdempotency: new MemoryIdempotency({ maxRecords: 10, maxBytes: 1e6, retentionMs: 60_000 }),
  });
  return { tested, names };
}

const textStatuses = async (tested: TestApp) => {
  const statuses: number[] = [];
  for (const path of ['/v1/diacritize', '/v1/pinglish', '/v1/translate', '/x/analyse'])
    statuses.push((await send(tested, { path, body: { text }, headers: keyed })).status);
  return statuses;
};

describe('text', () => {
  it('never opens the store of speech', async () => {
    const path = join(temporaryFolder(), 'data');
    const { tested } = editorApp(path);
    assert.deepEqual(await textStatuses(tested), [200, 200, 200, 200]);
    assert.ok(!existsSync(path));
  });
});

describe('a store that cannot be used', () => {
  for (const [name, breakIt] of brokenStores)
    it(`is set aside, and a new one made, if it is ${name}`, async () => {
      const path = temporaryFolder();
      breakIt(path);
      const { tested, names } = editorApp(path);
      assert.deepEqual(await textStatuses(tested), [200, 200, 200, 200]);
      assert.deepEqual(names, []);
      const speech = await send(tested, { path: '/v1/speech', body: basic });
      assert.equal(speech.status, 200);
      const [aside = ''] = names;
      assert.match(aside, /^set-aside-\d+-harf\.db$/);
      assert.ok(readdirSync(path).includes(aside));
      assert.equal((await finishedJob(tested, basic)).status, 'succeeded');
      assert.equal(names.length, 1);
      tested.service.close();
      openDataFolder({ path }).close();
    });

  for (const [name, breakIt] of brokenStores)
    it(`is refused with one sentence where it may not be set aside: ${name}`, () => {
      const path = temporaryFolder();
      breakIt(path);
      const before = readdirSync(path).filter((each) => each === 'harf.db');
      assert.throws(() => openDataFolder({ path }), {
        name: 'StoreError',
        message: /^The store .* cannot be used: /,
      });
      assert.deepEqual(
        readdirSync(path).filter((each) => !/-(wal|shm)$/.test(each)),
        before,
      );
    });

  it('is set aside too when it breaks while it is open', async () => {
    const path = temporaryFolder();
    const { tested, names } = editorApp(path);
    assert.equal((await send(tested, { path: '/v1/speech', body: basic })).status, 200);
    const store = openStore(join(path, 'harf.db'));
    store.prepare('DROP TABLE speech_jobs').run();
    store.close();
    const refused = await send(tested, { path: '/v1/speech/jobs', body: basic, headers: keyed });
    const { action } = await assertFailure(refused, 'speech_jobs_unavailable');
    assert.match(action, /again/);
    assert.deepEqual(tested.problems, ['damaged']);
    assert.equal((await finishedJob(tested, basic)).status, 'succeeded');
    assert.equal(names.length, 1);
    tested.service.close();
  });

  it('is kept no longer than jobs are once it is set aside', () => {
    const path = temporaryFolder();
    const now = Date.now();
    const names = [now - 86_400_001, now - 80_000_000].map((time) => `set-aside-${time}-harf.db`);
    for (const name of names) writeFileSync(join(path, name), 'some text');
    openDataFolder({ path, onSetAside: assert.fail }).close();
    assert.deepEqual(
      names.map((name) => existsSync(join(path, name))),
      [false, true],
    );
  });

  it('is left alone by a second process that comes late', () => {
    const path = join(temporaryFolder(), 'harf.db');
    writeFileSync(path, 'damaged');
    const seen = identityOf(path);
    assert.match(setAside(path, seen, 1) ?? '', /set-aside-1/);
    openStore(path).close();
    assert.equal(setAside(path, seen, 2), undefined);
    assert.ok(existsSync(path));
  });

  it('leaves speech with a clear failure where nothing can be written, and text as it was', async () => {
    const path = join(temporaryFolder(), 'a file');
    writeFileSync(path, '');
    const { tested } = editorApp(path);
    assert.deepEqual(await textStatuses(tested), [200, 200, 200, 200]);
    const speech = await assertFailure(
      await send(tested, { path: '/v1/speech', body: basic }),
      'service_unavailable',
    );
    assert.match(speech.message, /cannot be written/);
    const job = await assertFailure(
      await send(tested, { path: '/v1/speech/jobs', body: basic, headers: keyed }),
      'speech_jobs_unavailable',
    );
    assert.match(job.action, /permissions/);
    assert.deepEqual(new Set(tested.problems), new Set(['unwritable']));
    rmSync(path);
    assert.equal((await finishedJob(tested, basic)).status, 'succeeded');
    tested.service.close();
  });

  it('leaves speech with a clear failure while the disk is full', async () => {
    const openFolder = () => {
      throw new StoreError('full', 'database or disk is full');
    };
    const tested = testApp({ openFolder });
    const answer = await send(tested, { path: '/v1/speech', body: basic });
    const { message, action } = await assertFailure(answer, 'service_unavailable');
    assert.match(`${message} ${action}`, /disk is full.*Free some space/);
  });
});
