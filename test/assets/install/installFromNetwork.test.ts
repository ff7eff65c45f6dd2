import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remove, removeUnfinished } from '../../../src/assets/install/install.ts';
import { installFromNetwork, type NetworkOptions } from '../../../src/assets/install/installFromNetwork.ts';
import type { Owners } from '../../../src/assets/install/lock.ts';
import { assetState, installedAsset } from '../../../src/assets/installed/installedAsset.ts';
import {
  answer,
  type FileServer,
  give,
  stallAfter,
  startFileServer,
} from '../../support/assets/fileServer.ts';
import { manualTimer, noPauses } from '../../support/assets/manualTimer.ts';
import { problemIn } from '../../support/assets/problemOf.ts';
import { addressesAt, contentOfBytes, type SmallAsset, smallAsset } from '../../support/assets/smallAsset.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** Two windows that live, and one that has ended. */
function window(self: string): Owners {
  return { self, isAlive: (owner) => owner === 'window-1' || owner === 'window-2' };
}

describe('installing an asset', () => {
  let small: SmallAsset;
  let server: FileServer;
  let assetsFolder: string;
  beforeEach(async () => {
    small = smallAsset();
    server = await startFileServer(small.served);
    assetsFolder = join(temporaryFolder(), 'assets');
  });
  afterEach(() => server.close());

  const options = (more: Partial<NetworkOptions> = {}): NetworkOptions => ({
    assetsFolder,
    owners: window('window-1'),
    fetch: (url, init) => fetch(url, init),
    addresses: addressesAt(server.url),
    signal: new AbortController().signal,
    timer: noPauses,
    ...more,
  });
  const start = (more: Partial<NetworkOptions> = {}) => installFromNetwork(small.asset, options(more));
  const isInstalled = async () => {
    const installed = await installedAsset(assetsFolder, 'small');
    assert.ok(installed);
    for (const { name, ...content } of installed.files) {
      const lying: Buffer = readFileSync(join(installed.folder, name));
      assert.deepEqual(lying, small.lying.get(name));
      assert.deepEqual(content, contentOfBytes(lying));
    }
    assert.deepEqual(readdirSync(assetsFolder), ['small']);
    assert.deepEqual(readdirSync(installed.folder).sort(), [
      'engine.js',
      'installed.json',
      'lex.bin',
      'model.bin',
    ]);
  };
  const isNotInstalled = async () =>
    assert.deepEqual(await assetState(assetsFolder, 'small'), { kind: 'absent' });

  it('fetches every file, unpacks it and says that all of it is there', async () => {
    const installed = await start();
    assert.equal(installed.version, '1');
    assert.deepEqual(installed, await installedAsset(assetsFolder, 'small'));
    await isInstalled();
  });

  it('tells how much has come of all', async () => {
    const told: [number, number][] = [];
    await start({ onBytes: (bytes, total) => told.push([bytes, total]) });
    const total = [...small.served.values()].reduce((sum, { length }) => sum + length, 0);
    assert.ok(told.every(([, of]) => of === total));
    assert.equal(told.at(-1)?.[0], total);
  });

  it('fetches nothing if it is there', async () => {
    await start();
    const { length } = server.seen;
    await start();
    assert.equal(server.seen.length, length);
  });

  it('replaces another version, and one that is not whole', async () => {
    await start();
    const next = { ...small.asset, version: '2' };
    assert.equal((await installFromNetwork(next, options())).version, '2');
    await isInstalled();
    rmSync(join(assetsFolder, 'small', 'lex.bin'));
    await installFromNetwork(next, options());
    await isInstalled();
  });

  it('is not there before all of it is', async () => {
    server.fail(give(served('model.fa.bin.gz')), answer(404));
    assert.equal((await problemIn(start())).kind, 'refused');
    await isNotInstalled();
  });

  it('takes up what is there after it was cancelled, also within a file', async () => {
    const controller = new AbortController();
    server.fail(stallAfter(1000, () => {}));
    const onBytes = (bytes: number) => bytes > 0 && controller.abort();
    await assert.rejects(start({ signal: controller.signal, onBytes }), { name: 'AbortError' });
    await isNotInstalled();
    await start();
    await isInstalled();
    assert.equal(server.seen[1], 'model.fa.bin.gz bytes=1000-');
  });

  it('fetches no file twice after one of them failed', async () => {
    server.fail(give(served('model.fa.bin.gz')), answer(500));
    await problemIn(start());
    await start();
    assert.equal(server.seen.filter((path) => path === 'model.fa.bin.gz').length, 1);
    await isInstalled();
  });

  it('refuses an exchanged file', async () => {
    server.fail(give(randomBytes(served('model.fa.bin.gz').length)));
    assert.deepEqual(await problemIn(start()), { kind: 'different', file: 'model.bin' });
    await isNotInstalled();
  });

  it('refuses what unpacks to more or to other than it should, even if the packed file is right', async () => {
    const [model, lex] = small.asset.files;
    assert.ok(model?.packing === 'gzip' && lex?.packing === 'gzip');
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const bombs = await startFileServer(new Map([...small.served, ['lex.fa.bin.gz', bomb]]));
    const other = { ...model, unpacked: { ...model.unpacked, sha256: '0'.repeat(64) } };
    for (const files of [[other], [model, { ...lex, packed: contentOfBytes(bomb) }]])
      assert.equal(
        (
          await problemIn(
            installFromNetwork({ ...small.asset, files }, options({ addresses: addressesAt(bombs.url) })),
          )
        ).kind,
        'different',
      );
    await bombs.close();
    await isNotInstalled();
  });

  it('says that an address may not be used before anything is fetched', async () => {
    const addresses = { ...addressesAt(server.url), packages: 'http://mirror.example' };
    assert.deepEqual(await problemIn(start({ addresses })), { kind: 'address', source: 'packages' });
    assert.deepEqual(server.seen, []);
  });

  it('says that the folder cannot be written', async () => {
    writeFileSync(assetsFolder, 'a file');
    const problem = await problemIn(start());
    assert.deepEqual(problem, { kind: 'unwritable', folder: assetsFolder, reason: 'EEXIST' });
  });

  it('is done by one window while another waits, is told how far it is, and finds it there', async () => {
    const time = manualTimer();
    const stalled = Promise.withResolvers<() => void>();
    server.fail((response, file) => {
      response.writeHead(200, { 'content-length': file.length });
      response.write(file.subarray(0, 1000), () => stalled.resolve(() => response.end(file.subarray(1000))));
    });
    const [came, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
    const one = start({ onBytes: (bytes) => bytes > 0 && came.resolve() });
    const [finish] = await Promise.all([stalled.promise, came.promise]);
    const two = start({
      owners: window('window-2'),
      timer: (ms, action) => (ms === 500 ? time.timer(ms, action) : noPauses(ms, action)),
      onBytes: (bytes) => bytes > 0 && waiting.resolve(bytes),
    });
    assert.equal(await waiting.promise, 1000);
    finish();
    const installed = await one;
    while (time.pending === 0) await new Promise(setImmediate);
    time.fire();
    assert.deepEqual(await two, installed);
    assert.equal(server.seen.length, 3);
    await isInstalled();
  });

  it('is done once when two windows begin at the same moment', async () => {
    const windows = [window('window-1'), window('window-2'), window('window-1')];
    await Promise.all(windows.map((owners) => start({ owners })));
    assert.equal(server.seen.length, 3);
    await isInstalled();
  });

  it('is taken over from a window that ended meanwhile, by one only', async () => {
    mkdirSync(join(assetsFolder, 'small.lock'), { recursive: true });
    writeFileSync(join(assetsFolder, 'small.lock', 'window-9.x'), '');
    await Promise.all([start(), start({ owners: window('window-2') })]);
    assert.equal(server.seen.length, 3);
    await isInstalled();
  });

  it('goes on where a lock was left half given back', async () => {
    mkdirSync(join(assetsFolder, 'small.lock'), { recursive: true });
    await start();
    await isInstalled();
  });

  it('can be cancelled while another window is at it', async () => {
    mkdirSync(join(assetsFolder, 'small.lock'), { recursive: true });
    writeFileSync(join(assetsFolder, 'small.lock', 'window-2.x'), '');
    const controller = new AbortController();
    const waiting = start({ signal: controller.signal, onBytes: () => controller.abort() });
    await assert.rejects(waiting, { name: 'AbortError' });
    assert.deepEqual(server.seen, []);
  });

  it('is undone, with what was fetched of it', async () => {
    await start();
    mkdirSync(join(assetsFolder, 'small.part'));
    mkdirSync(join(assetsFolder, 'small.old-x'));
    await remove('small', options());
    assert.deepEqual(readdirSync(assetsFolder), []);
    await remove('small', options());
  });

  function served(path: string): Buffer {
    const file = small.served.get(path);
    assert.ok(file);
    return file;
  }
});

describe('what was fetched in part', () => {
  it('is removed, but for what is being fetched now and what is installed', async () => {
    const folder = temporaryFolder();
    for (const name of ['voice-a.part', 'voice-b.part', 'voice-b.lock', 'voice-c'])
      mkdirSync(join(folder, name));
    await removeUnfinished(folder);
    assert.deepEqual(readdirSync(folder).sort(), ['voice-b.lock', 'voice-b.part', 'voice-c']);
    await removeUnfinished(join(folder, 'none'));
  });
});
