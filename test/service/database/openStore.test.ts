import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDataFolder } from '../../../src/service/database/openDataFolder.ts';
import { openStore } from '../../../src/service/database/openStore.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('a store', () => {
  const count = `SELECT count(*) AS total FROM meters`;
  const insert = `INSERT INTO meters VALUES ('e', ?, 0, 1)`;

  it('keeps what a transaction did, and nothing of one that failed', () => {
    const store = openStore(':memory:');
    const add = store.prepare(insert);
    store.transaction(() => add.run('a'));
    const failing = () =>
      store.transaction(() => {
        store.transaction(() => add.run('b'));
        throw new Error('broken');
      });
    assert.throws(failing, /broken/);
    assert.equal(store.prepare(count).get()?.['total'], 1);
    assert.equal(
      store.transaction(() => 5),
      5,
    );
  });

  it('is open to several connections, which see each other and notice changes', () => {
    const path = join(temporaryFolder(), 'harf.db');
    const [first, second] = [openStore(path), openStore(path)];
    const seen = second.dataVersion();
    first.transaction(() => first.prepare(insert).run('a'));
    assert.notEqual(second.dataVersion(), seen);
    assert.equal(second.prepare(count).get()?.['total'], 1);
    const own = second.dataVersion();
    second.prepare(insert).run('b');
    assert.equal(second.dataVersion(), own);
    first.close();
    second.close();
  });

  it('is readable to its owner only', () => {
    if (process.platform === 'win32') return;
    const path = join(temporaryFolder(), 'harf.db');
    const store = openStore(path);
    store.prepare(insert).run('a');
    for (const name of [path, `${path}-wal`, `${path}-shm`]) assert.equal(statSync(name).mode & 0o777, 0o600);
    store.close();
  });

  it('is refused with a sentence if it is none, or a newer one', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'text'), 'no database at all, only some text');
    assert.throws(() => openStore(join(folder, 'text')), /^StoreError: The store .*text cannot be used: /);
    assert.throws(() => openStore(join(folder, 'no', 'such', 'folder')), /cannot be used: /);
    const path = join(folder, 'newer');
    openStore(path).close();
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 1000');
    database.close();
    assert.throws(() => openStore(path), /written by a newer version of Harf/);
  });

  it('leaves nothing of a deleted text in its file', () => {
    const path = join(temporaryFolder(), 'harf.db');
    const store = openStore(path);
    store
      .prepare(`INSERT INTO idempotency_records VALUES ('k', 'h', NULL, NULL, 200, ?, NULL, 5)`)
      .run('a secret text');
    store.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    assert.ok(readFileSync(path).includes('a secret text'));
    store.prepare('DELETE FROM idempotency_records').run();
    store.close();
    assert.ok(!readFileSync(path).includes('a secret text'));
  });
});

describe('a data folder', () => {
  it('is temporary where none is given, and gone when it is closed', () => {
    const folder = openDataFolder();
    assert.ok(existsSync(join(folder.path, 'harf.db')));
    folder.close();
    assert.ok(!existsSync(folder.path));
  });

  it('is made where it is given, for its owner only, and stays', () => {
    const path = join(temporaryFolder(), 'a', 'b');
    openDataFolder({ path }).close();
    if (process.platform !== 'win32') assert.equal(statSync(path).mode & 0o777, 0o700);
    assert.ok(existsSync(join(path, 'harf.db')));
  });
});
