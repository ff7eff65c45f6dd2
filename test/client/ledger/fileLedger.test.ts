import assert from 'node:assert/strict';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileLedger, hasClientCode, type KeyedRequest } from '../../../src/client/index.ts';
import type { FileLedgerDependencies } from '../../../src/client/ledger/fileLedger.ts';
import { isProcessAlive, processOwners } from '../../../src/platform/node/owners.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const text = 'متن پنهان';
const request: KeyedRequest = {
  route: 'POST /v1/diacritize',
  origin: 'https://secret-origin.example',
  apiKey: 'harf_live_secret',
  body: new TextEncoder().encode(JSON.stringify({ text })),
};
const DAY = 86_400_000;

describe('the ledger', () => {
  const alive = new Set<string>();
  let folder: string;
  beforeEach(() => {
    folder = join(temporaryFolder(), 'ledger');
    alive.add('one').add('two');
  });

  const ledger = (self = 'one', dependencies: FileLedgerDependencies = {}) =>
    createFileLedger(folder, { owners: { self, isAlive: (owner) => alive.has(owner) }, ...dependencies });
  const open = async (of = ledger(), what = request) => {
    const keys = of.command();
    return { keys, ...(await keys.open(what)) };
  };

  it('has a file for a key when the key is there, and none when it is settled', async () => {
    const key = await open();
    const [name = ''] = await readdir(folder);
    assert.ok(name.startsWith(key.idempotencyKey));
    await key.settle();
    assert.deepEqual(await readdir(folder), []);
  });

  it('keeps hashes, the route, the owner and the time, and nothing of the request itself', async () => {
    await open(ledger('one', { now: () => 5 }));
    const [name = ''] = await readdir(folder);
    const content = await readFile(join(folder, name), 'utf8');
    const { route, session, createdAt, ...hashes } = JSON.parse(content);
    assert.deepEqual([route, session, createdAt], [request.route, 'one', 5]);
    assert.deepEqual(Object.keys(hashes), ['body', 'origin', 'apiKey']);
    for (const hash of Object.values(hashes)) assert.match(String(hash), /^[0-9a-f]{64}$/);
    assert.doesNotMatch(name + content, /متن|secret/);
  });

  it('has hashes of the same request that are never the same', async () => {
    await open();
    await open();
    const names = await readdir(folder);
    assert.equal(new Set(names.map((name) => name.split('.')[1])).size, 2);
  });

  it('is for this user only', async () => {
    await open();
    const [name = ''] = await readdir(folder);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    const modes = [await modeOf(folder), await modeOf(join(folder, name))];
    // Windows keeps the rights of the folder above, and tells others.
    if (process.platform !== 'win32') assert.deepEqual(modes, [0o700, 0o600]);
  });

  it('gives a finished command that is repeated a new key', async () => {
    const first = await open();
    await first.keys.settle();
    assert.notEqual((await open()).idempotencyKey, first.idempotencyKey);
  });

  it('gives the same request of one command the same key', async () => {
    const keys = ledger().command();
    const [first, second] = await Promise.all([keys.open(request), keys.open(request)]);
    assert.equal(first.idempotencyKey, second.idempotencyKey);
    assert.equal((await readdir(folder)).length, 1);
  });

  it('lets a request take up the key that was given up, once', async () => {
    const first = await open();
    await first.release();
    const adopters = await Promise.all([open(), open(ledger('two')), open(ledger('two'))]);
    const adopted = adopters.filter(({ idempotencyKey }) => idempotencyKey === first.idempotencyKey);
    assert.equal(adopted.length, 1);
    assert.equal(new Set(adopters.map(({ idempotencyKey }) => idempotencyKey)).size, 3);
  });

  it('lets a request take up the key of a dead owner, and of no living one', async () => {
    const first = await open();
    assert.notEqual((await open(ledger('two'))).idempotencyKey, first.idempotencyKey);
    alive.delete('one');
    assert.equal((await open(ledger('two'))).idempotencyKey, first.idempotencyKey);
  });

  it('lets no other request take a key up', async () => {
    const first = await open();
    await first.release();
    for (const change of [
      { route: 'POST /v1/translate' },
      { origin: 'https://other.example' },
      { apiKey: 'harf_live_other' },
      { body: new Uint8Array([1]) },
    ])
      assert.notEqual((await open(ledger(), { ...request, ...change })).idempotencyKey, first.idempotencyKey);
  });

  it('gives up all keys of a command, or settles them', async () => {
    const keys = ledger().command();
    const other = { ...request, route: 'POST /v1/translate' };
    const [first, second] = await Promise.all([keys.open(request), keys.open(other)]);
    await keys.release();
    const again = ledger('two').command();
    assert.equal((await again.open(request)).idempotencyKey, first.idempotencyKey);
    assert.equal((await again.open(other)).idempotencyKey, second.idempotencyKey);
    await again.settle();
    assert.deepEqual(await readdir(folder), []);
  });

  it('forgets what is older than 24 hours', async () => {
    const first = await open(ledger('one', { now: () => 0 }));
    await first.release();
    const late = ledger('one', { now: () => DAY });
    assert.notEqual((await open(late)).idempotencyKey, first.idempotencyKey);
    assert.equal((await readdir(folder)).length, 1);
  });

  it('removes what a crash left unfinished, and leaves other files alone', async () => {
    const first = await open();
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), '{"createdA');
    await writeFile(join(folder, 'other.txt'), '');
    alive.delete('one');
    const second = await open(ledger('two'));
    assert.notEqual(second.idempotencyKey, first.idempotencyKey);
    await second.settle();
    assert.deepEqual(await readdir(folder), ['other.txt']);
  });

  it('can be cleared', async () => {
    const of = ledger();
    await open(of);
    await open(of);
    await of.clear();
    assert.deepEqual(await readdir(folder), []);
  });

  it('gives no key if it cannot be written, and bothers nobody when a key cannot be removed', async () => {
    await writeFile(folder, 'no folder');
    await assert.rejects(open(), (error) => hasClientCode(error, 'ledger_failed'));
    await rm(folder);
    const lines: string[] = [];
    const log = { debug: () => {}, warn: (line: string) => void lines.push(line) };
    const key = await open(ledger('one', { log }));
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    await key.settle();
    assert.match(lines.join(), /^The ledger could not be changed: E\w+\.$/);
  });
});

describe('the owner of a key', () => {
  it('is this process, and alive', () => {
    assert.match(processOwners.self, /^[\w-]+$/);
    assert.ok(processOwners.isAlive(processOwners.self));
  });

  it('is dead if no process has its id, or another one that started later', () => {
    assert.deepEqual([process.pid, 999_999_999, 0, -1, 1.5, Number.NaN].map(isProcessAlive), [
      true,
      ...Array(5).fill(false),
    ]);
    for (const owner of ['', 'x', '0-0', '999999999-0']) assert.ok(!processOwners.isAlive(owner), owner);
    if (process.platform === 'linux') assert.ok(!processOwners.isAlive(`${process.pid}-1`));
  });
});
