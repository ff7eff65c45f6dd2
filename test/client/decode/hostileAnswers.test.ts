import assert from 'node:assert/strict';
import { pipeline, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { type Client, createClient, isClientFailure } from '../../../src/client/index.ts';
import { cpuStopwatch } from '../../support/cpuStopwatch.ts';
import { JOB_ID } from '../../support/fakeJob.ts';
import { type Reply, type ScriptedServer, startScriptedServer } from '../../support/scriptedServer.ts';

const MEGABYTE = 1024 * 1024;

/** 1.5 MB that unpack to 1.5 GB. */
const bomb = Buffer.concat(new Array(96).fill(gzipSync(Buffer.alloc(16 * MEGABYTE))));

/** Far more than an answer takes, and far less than what the answers here would fill. */
const MOST_MEMORY = 200 * MEGABYTE;
const MOST_MILLISECONDS = 5000;

interface Hostility {
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

/** Sends `piece` again and again for as long as anybody takes it. */
function endless(piece: Buffer, { status = 200, headers = {} }: Hostility = {}): Reply {
  const pieces = function* () {
    for (;;) yield piece;
  };
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    pipeline(Readable.from(pieces(), { objectMode: false }), response, () => {});
  };
}

const packed =
  (status = 200, type = 'application/json'): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' }).end(bomb);

describe('an answer that is far too long', function () {
  this.timeout(30_000);
  let server: ScriptedServer | undefined;
  afterEach(() => server?.close());

  /** Asks once; the failure, and what it took. */
  const refused = async (reply: Reply, ask: (client: Client, baseUrl: string) => Promise<unknown>) => {
    server = await startScriptedServer([reply]);
    const { baseUrl, seen } = server;
    const client = createClient({ fetch: (url, init) => fetch(url, init), baseUrl, apiKey: 'key' });
    const [memory, used] = [process.memoryUsage.rss(), cpuStopwatch()];
    let peak = memory;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 5);
    const error: unknown = await ask(client, baseUrl).then(
      () => assert.fail('the call succeeded'),
      (reason: unknown) => reason,
    );
    clearInterval(watch);
    const milliseconds = used();
    assert.ok(isClientFailure(error), String(error));
    assert.ok(peak - memory < MOST_MEMORY, `${Math.round((peak - memory) / MEGABYTE)} MB`);
    assert.ok(milliseconds < MOST_MILLISECONDS, `${Math.round(milliseconds)} ms`);
    assert.match(error.message, /\.$/);
    return { code: error.code, retryable: error.retryable, requests: seen.length };
  };
  const tooLarge = { code: 'answer_too_large', retryable: false, requests: 1 };
  const translate = (client: Client) => client.translate({ text: 'سلام' });
  const usage = (client: Client) => client.usage();
  const zeros = Buffer.alloc(64 * 1024, '0');

  it('is refused once, however small it is while it is packed', async () => {
    assert.deepEqual(await refused(packed(), translate), tooLarge);
    assert.deepEqual(await refused(packed(), usage), tooLarge);
  });

  it('is refused once where it never ends, packed or not', async () => {
    assert.deepEqual(await refused(endless(zeros), translate), tooLarge);
    const headers = { 'content-encoding': 'gzip' };
    assert.deepEqual(await refused(endless(bomb, { headers }), usage), tooLarge);
  });

  it('is refused once where it says what went wrong', async () => {
    for (const status of [400, 429, 503]) {
      assert.deepEqual(await refused(endless(zeros, { status }), translate), tooLarge);
      assert.deepEqual(await refused(packed(status), usage), tooLarge);
    }
  });

  it('is not read at all where it is a redirect', async () => {
    const away = { status: 302, headers: { location: 'http://127.0.0.1:1/' } };
    const redirected = { code: 'redirect_refused', retryable: false, requests: 1 };
    assert.deepEqual(await refused(endless(zeros, away), translate), redirected);
  });

  it('is refused where it is the state of a job, or stands for its events', async () => {
    const job = (client: Client) => client.speechJob(JOB_ID);
    assert.deepEqual(await refused(endless(zeros), job), tooLarge);
    const watch = (client: Client) => client.watchSpeechJob({ id: JOB_ID });
    const headers = { 'content-type': 'text/event-stream' };
    const line = endless(Buffer.concat([Buffer.from('data: '), zeros]), { headers });
    assert.deepEqual(await refused(line, watch), { ...tooLarge, requests: 2 });
    assert.deepEqual(await refused(packed(200, 'text/event-stream'), watch), { ...tooLarge, requests: 2 });
  });

  it('fills no memory where it is an event stream of comments, and can be left at any time', async () => {
    const headers = { 'content-type': 'text/event-stream' };
    const comments = endless(Buffer.from(': still here\n\n'.repeat(4096)), { headers });
    server = await startScriptedServer([comments]);
    const { baseUrl } = server;
    const client = createClient({ fetch: (url, init) => fetch(url, init), baseUrl, apiKey: 'key' });
    const memory = process.memoryUsage.rss();
    const signal = AbortSignal.timeout(1000);
    await assert.rejects(client.watchSpeechJob({ id: JOB_ID }, { signal }), { name: 'TimeoutError' });
    const grown = process.memoryUsage.rss() - memory;
    assert.ok(grown < MOST_MEMORY, `${Math.round(grown / MEGABYTE)} MB`);
  });

  it('is refused where it is audio of more than 64 MB, which is not written', async () => {
    let written = 0;
    const write = (bytes: Uint8Array) => {
      written += bytes.byteLength;
    };
    const sink = { write, restart: () => {} };
    const download = (client: Client, baseUrl: string) => {
      written = 0;
      return client.downloadAudio({ url: `${baseUrl}/a`, expiresAt: undefined }, { sink });
    };
    const audio = { 'content-type': 'audio/mpeg' };
    assert.deepEqual(await refused(endless(zeros, { headers: audio }), download), tooLarge);
    assert.ok(written <= 64 * MEGABYTE && written > 63 * MEGABYTE, `${written} bytes`);
    assert.deepEqual(await refused(packed(200, 'audio/mpeg'), download), tooLarge);
    const headers = { ...audio, 'content-length': String(100 * MEGABYTE) };
    assert.deepEqual(await refused(endless(zeros, { headers }), download), tooLarge);
    assert.equal(written, 0);
  });
});
