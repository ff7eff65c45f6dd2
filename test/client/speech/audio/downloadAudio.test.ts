import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  createClient,
  type DownloadOptions,
  type FetchInit,
  type FetchLike,
} from '../../../../src/client/index.ts';
import { fakeClock } from '../../../support/fakeClock.ts';

const URL_OF_AUDIO = 'https://files.example/v1/developer/audio?sig=secret';
const FILE = Buffer.from('0123456789');

type Reply = (init: FetchInit) => Response;

interface ReplyParts {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** How much of the body comes before it breaks; all of it if it is left out. */
  readonly cutAfter?: number;
}

function body(bytes: Uint8Array, { status = 200, headers = {}, cutAfter }: ReplyParts = {}): Reply {
  return () => {
    const sent = bytes.subarray(0, cutAfter ?? bytes.length);
    let isSent = false;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!isSent && sent.length > 0) controller.enqueue(sent);
        else if (cutAfter === undefined) controller.close();
        else controller.error(new Error('reset'));
        isSent = true;
      },
    });
    return new Response(stream, { status, headers });
  };
}

/** The file from `start` on, as a good server sends it. */
function file(start = 0, cutAfter?: number, { bytes = FILE, etag = '"a"' } = {}): Reply {
  const headers: Record<string, string> = {
    'content-type': 'audio/mpeg',
    'content-length': String(bytes.length - start),
    etag,
  };
  if (start > 0) headers['content-range'] = `bytes ${start}-${bytes.length - 1}/${bytes.length}`;
  const cut = cutAfter === undefined ? {} : { cutAfter };
  return body(bytes.subarray(start), { status: start > 0 ? 206 : 200, headers, ...cut });
}

const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, retryable: false, category: 'authorization' } }, { status });

function download(replies: readonly Reply[], more: Partial<DownloadOptions> & { url?: string } = {}) {
  const clock = fakeClock({ auto: true });
  const seen: { url: string; headers: Record<string, string> }[] = [];
  const logged: string[] = [];
  const fetch: FetchLike = async (url, init) => {
    const reply = replies[Math.min(seen.length, replies.length - 1)];
    seen.push({ url, headers: init.headers });
    if (reply === undefined) throw new Error('No reply.');
    return reply(init);
  };
  const client = createClient({
    fetch,
    baseUrl: 'https://api.example',
    apiKey: 'key',
    clock,
    log: { debug: (line) => logged.push(line), warn: (line) => logged.push(line) },
  });
  const written: Buffer[] = [];
  const sink = {
    write: (bytes: Uint8Array) => void written.push(Buffer.from(bytes)),
    restart: () => void written.splice(0),
  };
  const { url = URL_OF_AUDIO, ...options } = more;
  const result = client.downloadAudio({ url, expiresAt: undefined }, { sink, ...options });
  return { result, seen, logged, content: () => Buffer.concat(written).toString() };
}

const rangesOf = (seen: readonly { headers: Record<string, string> }[]) =>
  seen.map(({ headers }) => headers['range']);

describe('a download of audio', () => {
  it('carries no key and no signature into the log', async () => {
    const { result, seen, logged, content } = download([file()]);
    assert.deepEqual(await result, { bytes: 10, mimeType: 'audio/mpeg' });
    assert.equal(content(), '0123456789');
    assert.deepEqual(seen, [
      { url: URL_OF_AUDIO, headers: { accept: 'audio/*', 'accept-encoding': 'identity' } },
    ]);
    assert.doesNotMatch(logged.join(), /secret/);
  });

  it('goes on where it broke, if the file is still the same', async () => {
    const { result, seen, content } = download([file(0, 4), file(4, 3), file(7)]);
    assert.equal((await result).bytes, 10);
    assert.equal(content(), '0123456789');
    assert.deepEqual(rangesOf(seen), [undefined, 'bytes=4-', 'bytes=7-']);
    assert.equal(seen[1]?.headers['if-range'], '"a"');
  });

  it('begins anew where the file has changed', async () => {
    const other = { bytes: Buffer.from('abcdef'), etag: '"b"' };
    const { result, content } = download([file(0, 4), file(0, undefined, other)]);
    assert.equal((await result).bytes, 6);
    assert.equal(content(), 'abcdef');
  });

  it('passes over what is there already where the server knows no ranges', async () => {
    const { result, content } = download([file(0, 4), file()]);
    await result;
    assert.equal(content(), '0123456789');
  });

  it('begins anew without a strong validator', async () => {
    const { result, seen, content } = download([file(0, 4, { bytes: FILE, etag: 'W/"a"' }), file()]);
    await result;
    assert.equal(content(), '0123456789');
    assert.deepEqual(rangesOf(seen), [undefined, undefined]);
  });

  it('begins anew after a range that does not fit', async () => {
    const headers = { 'content-range': 'bytes 2-9/10', etag: '"a"' };
    const wrong = body(FILE.subarray(2), { status: 206, headers });
    const { result, content } = download([file(0, 4), wrong, file()]);
    await result;
    assert.equal(content(), '0123456789');
  });

  it('begins anew where its range is beyond the end', async () => {
    const { result, content } = download([file(0, 4), refused(416, 'range_not_satisfiable'), file()]);
    await result;
    assert.equal(content(), '0123456789');
  });

  it('is checked for its length, both ways', async () => {
    const headers = { 'content-length': '12', etag: '"a"' };
    const short = download([body(FILE, { headers })]);
    await assert.rejects(short.result, { code: 'connection_failed' });
    const long = download([body(FILE, { headers: { 'content-length': '5', etag: '"a"' } })]);
    await assert.rejects(long.result, { code: 'unreadable_answer' });
    assert.equal(long.content(), '');
  });

  it('is not measured by the length of its encoding, nor cut by ranges of it', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-length': '5', etag: '"a"' };
    const { result, seen, content } = download([
      body(FILE, { headers, cutAfter: 4 }),
      body(FILE, { headers }),
    ]);
    await result;
    assert.equal(content(), '0123456789');
    assert.deepEqual(rangesOf(seen), [undefined, undefined]);
  });

  it('takes a file whose length is not told', async () => {
    const { result, content } = download([body(FILE)]);
    assert.deepEqual(await result, { bytes: 10, mimeType: undefined });
    assert.equal(content(), '0123456789');
  });

  it('goes on with a renewed URL where the old one has expired', async () => {
    let renewals = 0;
    const { result, seen, content } = download([file(0, 4), refused(403, 'audio_url_invalid'), file(4)], {
      renew: async () => {
        renewals++;
        return { url: `${URL_OF_AUDIO}2`, expiresAt: undefined };
      },
    });
    await result;
    assert.equal(content(), '0123456789');
    assert.deepEqual(
      [renewals, seen.at(-1)?.url, rangesOf(seen).at(-1)],
      [1, `${URL_OF_AUDIO}2`, 'bytes=4-'],
    );
  });

  it('does not ask for URLs for ever, nor without a way to', async () => {
    let renewals = 0;
    const renew = async () => {
      renewals++;
      return { url: URL_OF_AUDIO, expiresAt: undefined };
    };
    await assert.rejects(download([refused(403, 'audio_url_invalid')], { renew }).result, {
      code: 'audio_url_invalid',
    });
    assert.equal(renewals, 1);
    await assert.rejects(download([refused(403, 'audio_url_invalid')]).result, { code: 'audio_url_invalid' });
  });

  it('is given up after five attempts that bring nothing', async () => {
    const nothing = download([file(0, 0)]);
    await assert.rejects(nothing.result, { code: 'connection_failed' });
    assert.equal(nothing.seen.length, 5);
  });

  it('is given up where it comes byte by byte, or grows with every range', async () => {
    const bytes = Buffer.alloc(200, 'a');
    const crumbs = download(Array.from({ length: 100 }, (_, at) => file(at, 1, { bytes, etag: '"a"' })));
    await assert.rejects(crumbs.result, { code: 'connection_failed' });
    assert.equal(crumbs.seen.length, 50);
    const piece = Buffer.alloc(16 * 1024 * 1024);
    const growing = Array.from({ length: 9 }, (_, at) => {
      const start = at * piece.length;
      const range = { 'content-range': `bytes ${start}-${start + piece.length}/*`, etag: '"a"' };
      const headers: Record<string, string> = at === 0 ? { etag: '"a"' } : range;
      return body(piece, { status: at === 0 ? 200 : 206, headers, cutAfter: piece.length });
    });
    let written = 0;
    const write = ({ byteLength }: Uint8Array) => {
      written += byteLength;
    };
    const grown = download(growing, { sink: { write, restart: () => {} } });
    await assert.rejects(grown.result, { code: 'answer_too_large', retryable: false });
    assert.deepEqual([written, grown.seen.length], [4 * piece.length, 5]);
  });

  it('goes nowhere but to HTTPS, and follows no redirect', async () => {
    for (const url of ['http://files.example/a', 'http://127.0.0.1/a', 'file:///etc/passwd', 'nonsense']) {
      const { result, seen } = download([file()], { url });
      await assert.rejects(result, { code: 'unreadable_answer' });
      assert.deepEqual(seen, []);
    }
    const moved = () => new Response('', { status: 302, headers: { location: 'https://evil.example' } });
    await assert.rejects(download([moved]).result, { code: 'redirect_refused' });
  });

  it('fails with what the sink fails with, and can be cancelled', async () => {
    const full = new Error('no space');
    const sink = { write: () => Promise.reject(full), restart: () => {} };
    await assert.rejects(download([file()], { sink }).result, full);
    const signal = AbortSignal.abort('stop');
    await assert.rejects(download([file()], { signal }).result, (reason) => reason === 'stop');
  });

  it('is tried again where a server is silent', async () => {
    const silent: Reply = ({ signal }) =>
      new Response(
        new ReadableStream({
          start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
        }),
      );
    const { result, content } = download([silent, file()]);
    await result;
    assert.equal(content(), '0123456789');
  });

  it('has every byte once and in order, wherever it breaks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }), async (cuts) => {
        let at = 0;
        const replies = cuts.map((cut) => {
          const length = Math.min(cut, FILE.length - at - 1);
          const reply = file(at, length);
          at += length;
          return reply;
        });
        const { result, content } = download([...replies, file(at)]);
        await result;
        assert.equal(content(), '0123456789');
      }),
    );
  });
});
