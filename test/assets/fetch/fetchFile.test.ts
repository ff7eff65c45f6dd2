import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchFile } from '../../../src/assets/fetch/fetchFile.ts';
import type { AssetFetch } from '../../../src/assets/fetch/openAddress.ts';
import { systemTimer } from '../../../src/platform/clock.ts';
import {
  answer,
  cutAfter,
  type FileServer,
  give,
  ignoreRange,
  stallAfter,
  startFileServer,
} from '../../support/assets/fileServer.ts';
import { manualTimer } from '../../support/assets/manualTimer.ts';
import { problemIn } from '../../support/assets/problemOf.ts';
import { contentOfBytes } from '../../support/assets/smallAsset.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const file = randomBytes(300_000);
const content = contentOfBytes(file);

describe('fetching a file', () => {
  let server: FileServer;
  let path: string;
  beforeEach(async () => {
    server = await startFileServer(new Map([['file', file]]));
    path = join(temporaryFolder(), 'file.part');
  });
  afterEach(() => server.close());

  const start = (more: Partial<Parameters<typeof fetchFile>[0]> = {}) =>
    fetchFile({
      fetch: (url, init) => fetch(url, init),
      url: new URL(`${server.url}/file`),
      name: 'file',
      content,
      path,
      timer: systemTimer,
      signal: new AbortController().signal,
      ...more,
    });
  const isThere = () => assert.deepEqual(readFileSync(path), file);

  it('puts it where it is to lie, and tells how much is there', async () => {
    const told: number[] = [];
    await start({ onBytes: (bytes) => told.push(bytes) });
    isThere();
    assert.equal(told[0], 0);
    assert.equal(told.at(-1), file.length);
    assert.deepEqual(
      told,
      told.toSorted((a, b) => a - b),
    );
  });

  it('goes on where the connection broke', async () => {
    server.fail(cutAfter(100_000), cutAfter(50_000));
    await start();
    isThere();
    // What was on its way when a connection broke may be lost.
    const [first, ...later] = server.seen;
    assert.equal(first, 'file');
    assert.equal(later.length, 2);
    for (const each of later) assert.match(each, /^file bytes=[1-9]\d*-$/);
  });

  it('asks for nothing if all of it is there', async () => {
    writeFileSync(path, file);
    await start();
    assert.deepEqual(server.seen, []);
  });

  it('goes on with what an earlier attempt left', async () => {
    writeFileSync(path, file.subarray(0, 1000));
    await start();
    isThere();
    assert.deepEqual(server.seen, ['file bytes=1000-']);
  });

  it('begins anew where the server gives all of it whatever it is asked for', async () => {
    writeFileSync(path, file.subarray(0, 1000));
    server.fail(ignoreRange);
    await start();
    isThere();
  });

  it('begins anew where what is there is of another file', async () => {
    writeFileSync(path, randomBytes(1000));
    await start();
    isThere();
    assert.deepEqual(server.seen, ['file bytes=1000-', 'file']);
  });

  it('begins anew where what is there is too long', async () => {
    writeFileSync(path, randomBytes(file.length + 1));
    await start();
    isThere();
    assert.deepEqual(server.seen, ['file']);
  });

  for (const [what, range] of [
    ['another place', `bytes 0-${file.length - 1}/${file.length}`],
    ['a file of another length', `bytes 1000-${file.length - 1}/${file.length + 1}`],
    ['a place that makes no sense', 'bytes */*'],
  ] as const)
    it(`begins anew where the server answers with ${what}`, async () => {
      writeFileSync(path, file.subarray(0, 1000));
      server.fail((response) => response.writeHead(206, { 'content-range': range }).end('other'));
      await start();
      isThere();
      assert.deepEqual(server.seen, ['file bytes=1000-', 'file']);
    });

  it('begins anew where the server says that there is no such place', async () => {
    writeFileSync(path, file.subarray(0, 1000));
    server.fail(answer(416));
    await start();
    isThere();
  });

  it('refuses other bytes of the same length, and keeps none of them', async () => {
    server.fail(give(randomBytes(file.length)));
    assert.deepEqual(await problemIn(start()), { kind: 'different', file: 'file' });
    assert.equal(readFileSync(path).length, 0);
  });

  it('refuses a file that is said to be too long or too short without reading it', async () => {
    for (const length of [file.length - 1, file.length + 1]) {
      server.fail(give(randomBytes(length)));
      assert.deepEqual(await problemIn(start()), { kind: 'different', file: 'file' });
      assert.equal(readFileSync(path).length, 0);
    }
  });

  it('stops at the first byte too many where no length is said', async () => {
    server.fail(give(Buffer.concat([file, Buffer.from('!')]), { saysLength: false }));
    assert.deepEqual(await problemIn(start()), { kind: 'different', file: 'file' });
  });

  it('gives up a file that always ends too early', async () => {
    const short = give(file.subarray(0, 1000), { saysLength: false });
    server.fail(short, answer(416), short, answer(416), short, answer(416), short);
    assert.deepEqual(await problemIn(start()), { kind: 'cut', host: server.host });
  });

  it('gives up a server that breaks every connection before it brings anything new', async () => {
    server.fail(cutAfter(1000), (response) => response.destroy());
    assert.deepEqual(await problemIn(start()), {
      kind: 'unreachable',
      host: server.host,
      reason: 'UND_ERR_SOCKET',
    });
    assert.deepEqual(readFileSync(path), file.subarray(0, 1000));
  });

  it('gives up a server that is silent for a minute, and keeps what came', async () => {
    const time = manualTimer();
    const stalled = Promise.withResolvers<void>();
    server.fail(stallAfter(1000, stalled.resolve));
    const came = Promise.withResolvers<void>();
    const onBytes = (bytes: number) => bytes > 0 && came.resolve();
    const failing = problemIn(start({ timer: time.timer, onBytes }));
    await Promise.all([stalled.promise, came.promise]);
    assert.deepEqual(time.fire(), [60_000]);
    assert.deepEqual(await failing, { kind: 'slow', host: server.host, bytes: 1000, seconds: 60 });
    assert.equal(readFileSync(path).length, 1000);
    assert.equal(time.pending, 0);
  });

  it('gives up a server that lets a minute pass with less than 60 kB, and goes on from there the next time', async () => {
    const time = manualTimer();
    const drip = new TransformStream<Uint8Array, Uint8Array>();
    const writer = drip.writable.getWriter();
    const dripping: AssetFetch = async (_url, { signal }) => {
      signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
      return new Response(drip.readable, { headers: { 'content-length': `${file.length}` } });
    };
    let there = 0;
    let came = Promise.withResolvers<void>();
    const onBytes = (bytes: number) => {
      there = bytes;
      came.resolve();
    };
    const send = async (bytes: number) => {
      came = Promise.withResolvers();
      await writer.write(file.subarray(there, there + bytes));
      await came.promise;
    };
    const failing = problemIn(start({ timer: time.timer, fetch: dripping, onBytes }));
    await came.promise;
    for (const bytes of [60_000, 100_000]) {
      await send(bytes);
      assert.deepEqual(time.fire(), [60_000]);
    }
    await send(59_999);
    assert.deepEqual(time.fire(), [60_000]);
    assert.deepEqual(await failing, { kind: 'slow', host: server.host, bytes: 59_999, seconds: 60 });
    assert.equal(time.pending, 0);
    await start();
    isThere();
    assert.deepEqual(server.seen, ['file bytes=219999-']);
  });

  it('stops when it is told to, and goes on from there the next time', async () => {
    const controller = new AbortController();
    server.fail(stallAfter(1000, () => {}));
    const onBytes = (bytes: number) => bytes > 0 && controller.abort();
    await assert.rejects(start({ signal: controller.signal, onBytes }), { name: 'AbortError' });
    await start();
    isThere();
    assert.deepEqual(server.seen, ['file', 'file bytes=1000-']);
  });

  for (const status of [403, 404, 500])
    it(`says that the server answered with ${status}, and keeps what is there`, async () => {
      writeFileSync(path, file.subarray(0, 1000));
      server.fail(answer(status));
      assert.deepEqual(await problemIn(start()), { kind: 'refused', host: server.host, status });
      assert.equal(readFileSync(path).length, 1000);
    });

  it('says why there is no network', async () => {
    await server.close();
    const problem = await problemIn(start());
    assert.deepEqual(problem, { kind: 'unreachable', host: server.host, reason: 'ECONNREFUSED' });
  });

  it('follows the server to another address of this computer', async () => {
    server.fail((response) => response.writeHead(302, { location: `${server.url}/file` }).end());
    await start();
    isThere();
  });

  it('follows a server over HTTPS, and only there', async () => {
    const asked: string[] = [];
    const hop =
      (location: string): AssetFetch =>
      (url) => {
        asked.push(url);
        const isFirst = asked.length === 1;
        return Promise.resolve(
          isFirst
            ? new Response(null, { status: 302, headers: { location } })
            : new Response(new Uint8Array(file)),
        );
      };
    const url = new URL('https://a.example/file');
    await start({ url, fetch: hop('https://a.example/other') });
    isThere();
    assert.deepEqual(asked, ['https://a.example/file', 'https://a.example/other']);
    for (const location of ['http://b.example/file', 'http://127.0.0.1/file', 'data:,x', 'https://']) {
      asked.length = 0;
      writeFileSync(path, '');
      assert.deepEqual(await problemIn(start({ url, fetch: hop(location) })), {
        kind: 'redirected',
        host: 'a.example',
      });
      assert.equal(asked.length, 1);
    }
  });

  it('follows a host only to where its files are known to lie', async () => {
    const problemAfter = (from: string, ...locations: string[]) => {
      writeFileSync(path, '');
      const left = [...locations];
      const hops: AssetFetch = async () => {
        const location = left.shift();
        if (location === undefined) return new Response(new Uint8Array(file));
        return new Response(null, { status: 302, headers: { location } });
      };
      return start({ url: new URL(from), fetch: hops }).then(
        () => undefined,
        (error: unknown) => problemIn(Promise.reject(error)),
      );
    };
    const [voices, models] = ['https://huggingface.co/a', 'https://media.githubusercontent.com/a'];
    for (const [from, ...locations] of [
      [voices, '/api/resolve-cache/a', 'https://us.aws.cdn.hf.co/a?b=c'],
      [voices, 'https://cas-bridge.xethub.hf.co/a'],
      [voices, 'https://cdn-lfs.huggingface.co/a'],
      [models, 'https://github-cloud.githubusercontent.com/a'],
    ] as const)
      assert.equal(await problemAfter(from, ...locations), undefined, locations.join(' '));
    for (const [from, ...locations] of [
      [voices, 'https://b.example/a'],
      [voices, 'https://evilhf.co/a'],
      [voices, 'https://hf.co.b.example/a'],
      [voices, 'https://us.aws.cdn.hf.co/a', 'https://b.example/a'],
      [voices, 'https://github-cloud.githubusercontent.com/a'],
      [voices, 'https://us.aws.cdn.hf.co:8443/a'],
      [models, 'https://us.aws.cdn.hf.co/a'],
      ['https://mirror.example/a', 'https://us.aws.cdn.hf.co/a'],
      ['https://mirror.example/a', 'https://sub.mirror.example/a'],
    ] as const) {
      const next = new URL(locations.at(-1) ?? '').host;
      const host = new URL(locations.at(-2) ?? from).host;
      assert.deepEqual(await problemAfter(from, ...locations), { kind: 'strayed', host, next });
    }
  });

  it('gives up a server that always sends on', async () => {
    const sendOn = answer(307, { location: '/file' });
    server.fail(...Array(7).fill(sendOn));
    assert.deepEqual(await problemIn(start()), { kind: 'redirected', host: server.host });
    assert.equal(server.seen.length, 6);
  });

  it('says that the folder cannot be written', async () => {
    const problem = await problemIn(start({ path: join(path, 'in', 'no', 'folder') }));
    assert.equal(problem.kind, 'unwritable');
    assert.deepEqual(server.seen, []);
  });

  const hasFullDevice = existsSync('/dev/full');
  (hasFullDevice ? it : it.skip)('says that the disk is full', async () => {
    symlinkSync('/dev/full', path);
    assert.deepEqual(await problemIn(start()), { kind: 'disk_full' });
  });
});
