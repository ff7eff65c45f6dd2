import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import initSqlJs, { type SqlJs } from 'sql.js';
import { root } from '../../../scripts/setup/places.mjs';
import { FileAudioFolder } from '../../../src/service/audio/fileAudioFolder.ts';
import { StoreError, storageProblemOf } from '../../../src/service/store/storageProblem.ts';
import { openKeptStore } from '../../../src/service/web/keptStore.ts';
import { MemoryDatabase } from '../../../src/service/web/memoryDatabase.ts';
import { fakeSynthesizer } from '../../support/fakeSynthesizer.ts';
import { finishedJob, newJob, readEvents, readJob } from '../../support/speechJobs.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { testApp } from '../../support/testService.ts';

const body = { text: 'سلام دنیا', tier: 'basic', voice: 'kian' };

/** What a browser keeps: the pieces of an image. */
class KeptPieces {
  readonly pieces: Uint8Array[] = [];
  /** The numbers of the pieces of each writing. */
  readonly written: (readonly number[])[] = [];
  /** Thrown by the next writing. */
  failure: Error | undefined;
  #next = Promise.withResolvers<void>();

  async writeImage(pieces: ReadonlyMap<number, Uint8Array>, count: number): Promise<void> {
    const { failure } = this;
    this.failure = undefined;
    if (failure !== undefined) throw failure;
    for (const [number, piece] of pieces) this.pieces[number] = piece;
    this.pieces.length = count;
    this.written.push([...pieces.keys()]);
    this.#next.resolve();
    this.#next = Promise.withResolvers();
  }

  get image(): Uint8Array {
    return Buffer.concat(this.pieces);
  }

  /** Resolves when the next writing is done. */
  next(): Promise<void> {
    return this.#next.promise;
  }
}

describe('the store that a browser keeps', () => {
  let sql: SqlJs;
  let errors: Error[];

  before(async () => {
    const wasm = readFileSync(join(root, 'node_modules/sql.js/dist/sql-wasm.wasm'));
    sql = await initSqlJs({ wasmBinary: new Uint8Array(wasm) });
  });
  beforeEach(() => {
    errors = [];
  });

  const open = (image?: Uint8Array, storage?: KeptPieces) =>
    openKeptStore({ sql, image, storage, onError: (error) => errors.push(error) });

  it('serves speech as any other: events, answers that were given, one charge', async () => {
    const { store, close } = open();
    const tested = testApp({ store });
    const job = await finishedJob(tested, body, 'key of this job');
    assert.equal(job.status, 'succeeded');
    const events = await readEvents(tested, job.id);
    assert.deepEqual(
      events.map(({ event }) => event),
      ['status', 'status', 'audio', 'audio', 'audio', 'complete'],
    );
    assert.equal((await newJob(tested, body, 'key of this job')).id, job.id);
    assert.deepEqual(tested.unexpected, []);
    tested.service.close();
    close();
  });

  it('is there again from its image, with a job that nobody works on any more', async () => {
    const kept = new KeptPieces();
    const first = open(undefined, kept);
    const folder = temporaryFolder();
    const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const before = testApp({
      store: first.store,
      dataFolder: folder,
      synthesizer: fakeSynthesizer({
        gate({ text }) {
          if (text !== 'بمان') return;
          begun.resolve();
          return gate.promise;
        },
      }),
    });
    const done = await finishedJob(before, body, 'key of this job');
    const left = await newJob(before, { ...body, text: 'بمان' });
    await begun.promise;
    // A writing that is under way may have begun before the second job.
    for (let jobs = 0; jobs < 2; jobs = jobsIn(kept.image)) {
      const saved = kept.next();
      first.save();
      await saved;
    }
    const second = open(kept.image);
    const after = testApp({
      store: second.store,
      openFolder: () => ({
        store: second.store,
        audio: new FileAudioFolder(join(folder, 'audio')),
        close: () => {},
      }),
    });
    assert.deepEqual((await readJob(after, done.id)).result, done.result);
    after.backend.runner.wake();
    await readEvents(after, left.id);
    assert.equal((await readJob(after, left.id)).status, 'succeeded');
    assert.deepEqual(errors, []);
    gate.resolve();
    before.service.close();
    after.service.close();
  });

  function jobsIn(image: Uint8Array): number {
    const { store, close } = open(image);
    const jobs = store.prepare('SELECT count(*) AS total FROM speech_jobs').get()?.['total'];
    close();
    return Number(jobs);
  }

  it('keeps only the pieces that have changed, and all of them after a failure', async () => {
    const kept = new KeptPieces();
    const { store, save, close } = open(undefined, kept);
    const put = store.prepare("INSERT INTO spoken_words VALUES ('here', ?, ?, 0)");
    const written = async () => {
      const next = kept.next();
      save();
      await next;
      return kept.written.at(-1)?.length ?? 0;
    };
    for (let at = 0; at < 40; at++) put.run(`id ${at}`, 'x'.repeat(20_000));
    const all = await written();
    assert.ok(all > 10);
    assert.equal(kept.pieces.length, all);
    put.run('last', 'y');
    assert.ok((await written()) < 4);
    kept.failure = new StoreError('full', 'There is no room.');
    put.run('lost', 'z');
    save();
    while (errors.length === 0) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      errors.map(({ message }) => message),
      ['There is no room.'],
    );
    put.run('again', 'z');
    assert.equal(await written(), all);
    close();
    const again = open(kept.image);
    assert.equal(again.store.prepare('SELECT count(*) AS total FROM spoken_words').get()?.['total'], 43);
    again.close();
  });

  it('is a new one, and says why, where the image is damaged, cut off or of a newer version', async () => {
    const kept = new KeptPieces();
    const first = open(undefined, kept);
    first.store.prepare("INSERT INTO spoken_words VALUES ('here', 'id', '', 0)").run();
    const saved = kept.next();
    first.save();
    await saved;
    first.close();
    const newer = new MemoryDatabase({ sql, image: kept.image });
    newer.exec('PRAGMA user_version = 1000');
    const images = [Buffer.alloc(8192, 7), kept.image.slice(0, 8192), newer.image()];
    for (const image of images) {
      const { store, close } = open(image);
      assert.equal(store.prepare('SELECT count(*) AS total FROM spoken_words').get()?.['total'], 0);
      close();
    }
    assert.deepEqual(errors.map(storageProblemOf), ['damaged', 'damaged', 'newer']);
  });

  it('rolls a transaction back, also after a nested one, and goes on', () => {
    const { store, close } = open();
    const put = store.prepare("INSERT INTO spoken_words VALUES ('here', ?, '', 0)");
    assert.throws(
      () =>
        store.transaction(() => {
          store.transaction(() => put.run('one'));
          put.run('one');
        }),
      (error) => error instanceof Error && Reflect.get(error, 'errcode') === 19,
    );
    assert.equal(put.run('one').changes, 1);
    assert.deepEqual(store.prepare('SELECT id FROM spoken_words').all(), [{ id: 'one' }]);
    close();
  });

  it('goes on with its statements, and removes rows with what they belong to, after its image was made', () => {
    const database = new MemoryDatabase({ sql });
    database.exec('CREATE TABLE a (id TEXT PRIMARY KEY) STRICT');
    database.exec('CREATE TABLE b (a TEXT NOT NULL REFERENCES a (id) ON DELETE CASCADE) STRICT');
    const put = database.prepare('INSERT INTO a VALUES (?)');
    put.run('one');
    database.prepare('INSERT INTO b VALUES (?)').run('one');
    database.image();
    put.run('two');
    assert.deepEqual(database.prepare('DELETE FROM a WHERE id = ? RETURNING id').all('one'), [{ id: 'one' }]);
    assert.equal(database.prepare('SELECT * FROM b').get(), undefined);
    assert.equal(database.isTransaction, false);
    database.exec('BEGIN');
    assert.equal(database.isTransaction, true);
    database.close();
  });
});
