import assert from 'node:assert/strict';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { AUDIO_URL_TTL_MS, speechResponse } from '../../src/contract/index.ts';
import { LONGEST_WAV_CODE_POINTS } from '../support/fakeSynthesiser.ts';
import { assertFailure, send } from '../support/rawRequest.ts';
import { INSTANT, startTestService, type TestService } from '../support/testService.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

describe('the signed download over a socket', () => {
  let service: TestService;
  let now = INSTANT;
  let url: URL;
  let whole: Buffer;
  before(async () => {
    service = await startTestService({ now: () => now });
    url = await speak('سلام دنیا');
    whole = (await download()).bytes;
  });
  beforeEach(() => {
    now = INSTANT;
  });
  after(() => service.close());

  const speak = async (text: string) => {
    const body = { text, tier: 'basic', voice: 'kian' };
    const response = await send(service, { path: '/v1/speech', body });
    return new URL(speechResponse.parse(await response.json()).audio_url);
  };

  /** By Node's own client, which adds and hides nothing. */
  const download = (headers: Record<string, string> = {}, { method = 'GET', from = url } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const { socketPath } = service;
      const path = from.pathname + from.search;
      const request = httpRequest({ socketPath, path, method, headers }, async (response) => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, bytes: await buffer(response) });
      });
      request.on('error', reject).end();
    });

  const etag = async () => (await download({}, { method: 'HEAD' })).headers.etag ?? '';

  it('is the whole file, described by its headers', async () => {
    const { status, headers, bytes } = await download();
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'audio/wav');
    assert.equal(headers['content-length'], String(bytes.length));
    assert.equal(headers['accept-ranges'], 'bytes');
    assert.match(headers.etag ?? '', /^"[0-9a-f]+"$/);
    assert.equal(headers['access-control-allow-origin'], undefined);
    assert.equal(bytes.readUInt32LE(4) + 8, bytes.length);
  });

  it('takes no key, and minds none', async () => {
    assert.equal((await download({ authorization: 'Bearer wrong' })).status, 200);
  });

  it('is described by HEAD, without the file', async () => {
    const { status, headers, bytes } = await download({}, { method: 'HEAD' });
    const { headers: of } = await download();
    assert.deepEqual([status, bytes.length], [200, 0]);
    for (const name of ['content-type', 'content-length', 'accept-ranges', 'etag'])
      assert.equal(headers[name], of[name], name);
    assert.equal((await download({ range: 'bytes=0-9' }, { method: 'HEAD' })).status, 200);
  });

  it('is MP3 where the text is long', async () => {
    const from = await speak('سلام '.repeat(LONGEST_WAV_CODE_POINTS));
    const { headers, bytes } = await download({}, { from });
    assert.equal(headers['content-type'], 'audio/mpeg');
    assert.equal(bytes.readUInt16BE(0) & 0xffe0, 0xffe0);
  });

  it('is any single part of the file', async () => {
    const { length } = whole;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100-199', 100, 199],
      [`bytes=${length - 5}-`, length - 5, length - 1],
      ['bytes=-7', length - 7, length - 1],
      [`bytes=10-${length * 2}`, 10, length - 1],
      [`bytes=-${length * 2}`, 0, length - 1],
    ] as const) {
      const { status, headers, bytes } = await download({ range });
      assert.equal(status, 206, range);
      assert.equal(headers['content-range'], `bytes ${start}-${end}/${length}`);
      assert.equal(headers['content-length'], String(end - start + 1));
      assert.deepEqual(bytes, whole.subarray(start, end + 1));
      assert.equal(headers['content-type'], 'audio/wav');
    }
  });

  it('is the whole file where the range is no single one', async () => {
    for (const range of ['bytes=0-1,3-4', 'items=0-1', 'bytes=5-2', 'nonsense']) {
      const { status, bytes } = await download({ range });
      assert.deepEqual([status, bytes.length], [200, whole.length], range);
    }
  });

  it('says how long the file is where the range lies beyond it', async () => {
    const { status, headers, bytes } = await download({ range: `bytes=${whole.length}-` });
    assert.equal(status, 416);
    assert.equal(headers['content-range'], `bytes */${whole.length}`);
    const { error } = JSON.parse(bytes.toString()) as { error: { code: string; retryable: boolean } };
    assert.deepEqual([error.code, error.retryable], ['range_not_satisfiable', false]);
  });

  it('sends a range only of the file that If-Range names', async () => {
    const range = 'bytes=0-9';
    const status = async (ifRange: string) => (await download({ range, 'if-range': ifRange })).status;
    assert.equal(await status(await etag()), 206);
    assert.equal(await status('"another"'), 200);
    assert.equal(await status(`W/${await etag()}`), 200);
    assert.equal(await status(new Date(INSTANT).toUTCString()), 200);
    const beyond = { range: `bytes=${whole.length}-`, 'if-range': '"another"' };
    assert.equal((await download(beyond)).status, 200);
  });

  it('is not sent again to who has it', async () => {
    const same = await download({ 'if-none-match': await etag() });
    assert.deepEqual([same.status, same.bytes.length], [304, 0]);
    assert.equal(same.headers.etag, await etag());
    const withRange = { 'if-none-match': `"x", W/${await etag()}`, range: 'bytes=0-9' };
    assert.equal((await download(withRange)).status, 304);
    assert.equal((await download({ 'if-none-match': '*' }, { method: 'HEAD' })).status, 304);
    assert.equal((await download({ 'if-none-match': '"x"' })).status, 200);
    // What fetch adds to a condition: it asks no cache on the way, and the answer is the same.
    const noCache = { 'if-none-match': await etag(), 'cache-control': 'no-cache', pragma: 'no-cache' };
    assert.equal((await download(noCache)).status, 304);
  });

  it('ends when the URL expires', async () => {
    now = INSTANT + AUDIO_URL_TTL_MS - 1;
    assert.equal((await download()).status, 200);
    now = INSTANT + AUDIO_URL_TTL_MS;
    assert.equal((await download()).status, 403);
    assert.equal((await download({}, { method: 'HEAD' })).status, 403);
  });

  it('is refused for a forged URL and for any other file', async () => {
    const refused = async (change: (query: URLSearchParams) => void) => {
      const forged = new URL(url);
      change(forged.searchParams);
      const response = await send(service, { path: forged.pathname + forged.search, key: null });
      await assertFailure(response, 'audio_url_invalid');
    };
    await refused((query) => query.set('expires', String(INSTANT * 2)));
    await refused((query) => query.set('audio', '../harf.db'));
    await refused((query) => query.delete('signature'));
    const { audio_url } = service.speech.links.sign('../harf.db', 'http://localhost');
    await refused((query) => {
      for (const [name, value] of new URL(audio_url).searchParams) query.set(name, value);
    });
  });

  it('takes GET and HEAD only', async () => {
    const { status, headers } = await download({}, { method: 'POST' });
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
  });

  it('closes the file, whatever becomes of the answer', async () => {
    const { folder } = service.speech;
    const closed: Promise<unknown>[] = [];
    const open = folder.open.bind(folder);
    folder.open = async (id) => {
      const file = await open(id);
      const { promise, resolve } = Promise.withResolvers<void>();
      closed.push(promise);
      const close = file?.close.bind(file);
      if (file !== undefined) file.close = async () => resolve(await close?.());
      return file;
    };
    const from = await speak('سلام '.repeat(1000));
    await hangUpEarly(from);
    await download({}, { from });
    await download({}, { from, method: 'HEAD' });
    await download({ 'if-none-match': '*' }, { from });
    await download({ range: 'bytes=1000000000-' }, { from });
    assert.equal(closed.length, 5);
    await Promise.all(closed);
  });

  const hangUpEarly = (from: URL) =>
    new Promise((resolve) => {
      const { socketPath } = service;
      httpRequest({ socketPath, path: from.pathname + from.search }, (response) => {
        response.once('data', () => response.destroy());
        response.once('close', resolve);
      }).end();
    });
});
