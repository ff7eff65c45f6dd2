import assert from 'node:assert/strict';
import fc from 'fast-check';
import { timerMs } from '../../src/client/clock.ts';
import { parseRetryAfter } from '../../src/client/errors/retryAfter.ts';
import {
  type BaseUrlProblem,
  checkApiKey,
  checkBaseUrl,
  measureCodePoints,
  measureJsonBytes,
  redact,
} from '../../src/client/index.ts';
import { routePath } from '../../src/client/transport/routePath.ts';

describe('the check of a base address', () => {
  const accepts = (value: string, baseUrl: string) =>
    assert.deepEqual(checkBaseUrl(value), { ok: true, baseUrl });
  const refuses = (value: string, problem: BaseUrlProblem) =>
    assert.deepEqual(checkBaseUrl(value), { ok: false, problem });

  it('accepts HTTPS, and plain HTTP on this computer, in their normal form', () => {
    accepts(' https://API.example.com/ ', 'https://api.example.com');
    accepts('https://api.example.com:8443/persian//', 'https://api.example.com:8443/persian');
    accepts('http://localhost:8080', 'http://localhost:8080');
    accepts('http://127.0.0.1:1/', 'http://127.0.0.1:1');
    accepts('http://[::1]:1', 'http://[::1]:1');
  });

  it('refuses plain HTTP elsewhere, and other schemes', () => {
    refuses('http://api.example.com', 'plainHttp');
    refuses('http://127.0.0.1.example.com', 'plainHttp');
    refuses('http://localhost.example.com', 'plainHttp');
    refuses('ftp://api.example.com', 'notHttps');
    refuses('file:///etc/passwd', 'notHttps');
  });

  it('refuses what is no URL', () => {
    for (const value of ['', 'api.example.com', 'https://', 'https:\\\\a.example']) refuses(value, 'notUrl');
  });

  it('refuses credentials, queries and fragments', () => {
    refuses('https://user:secret@api.example.com', 'hasCredentials');
    for (const end of ['?', '?a=1', '#']) refuses(`https://api.example.com/${end}`, 'hasQuery');
  });
});

describe('the path of a route', () => {
  it('takes any value as one segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        fc.pre(id !== '.' && id !== '..');
        const path = routePath('/v1/speech/jobs/{id}/events', { id });
        const { pathname, search, hash } = new URL(path, 'https://api.example');
        assert.equal(pathname.split('/').length, 6);
        assert.equal(decodeURIComponent(pathname.split('/')[4] ?? ''), id);
        assert.equal(search + hash, '');
      }),
    );
  });

  it('refuses a segment that is missing, empty or a step', () => {
    for (const parameters of [{}, { id: '' }, { id: '.' }, { id: '..' }])
      assert.throws(() => routePath('/v1/speech/jobs/{id}', parameters), TypeError);
  });
});

describe('redaction', () => {
  it('takes out the key, bearer tokens and the queries of URLs', () => {
    const line =
      'key sk_1 Authorization: Bearer abc.def GET https://a.example/v1/developer/audio?sig=1&x=2 done';
    assert.equal(
      redact(line, 'sk_1'),
      'key (key) Authorization: Bearer (key) GET https://a.example/v1/developer/audio?(redacted) done',
    );
  });

  it('leaves other lines as they are, without a key too', () => {
    assert.equal(redact('POST /v1/pinglish: 200 in 3 ms', ''), 'POST /v1/pinglish: 200 in 3 ms');
  });
});

describe('measuring', () => {
  it('counts code points, and bytes as they are sent', () => {
    assert.equal(measureCodePoints('😀\u200cَ'), 3);
    assert.equal(measureJsonBytes({ text: 'س"\n' }), Buffer.byteLength('{"text":"س\\"\\n"}'));
  });
});

describe('a timer', () => {
  it('takes whatever wait it is given, and never goes off at once for a long one', () => {
    assert.deepEqual([Number.NaN, -1, 0, 5.5].map(timerMs), [0, 0, 0, 5.5]);
    for (const ms of [2 ** 31, 3e9, Number.POSITIVE_INFINITY]) assert.equal(timerMs(ms), 2 ** 31 - 1);
  });
});

describe('Retry-After', () => {
  const unixNowMs = Date.parse('2026-01-01T00:00:00Z');
  const read = (value: string | null, date: string | null = null) =>
    parseRetryAfter(value, { date, unixNowMs });

  it('is read as seconds or as a date', () => {
    assert.equal(read('5'), 5000);
    assert.equal(read('Thu, 01 Jan 2026 00:00:10 GMT'), 10_000);
    assert.equal(read('Wed, 31 Dec 2025 00:00:10 GMT'), 0);
  });

  it('counts a date by the clock of the server that names it', () => {
    assert.equal(read('Fri, 02 Jan 2026 00:00:10 GMT', 'Fri, 02 Jan 2026 00:00:00 GMT'), 10_000);
    assert.equal(read('Thu, 01 Jan 2026 00:00:10 GMT', 'no date'), 10_000);
  });

  it('is left aside if it makes no sense', () => {
    for (const value of [null, '', 'soon', '-5x', '-5', '1e9', '5.5', 'NaN', 'Infinity', '5 May 2026'])
      assert.equal(read(value), undefined, String(value));
  });

  it('is a wait that a clock can tell, however long it is', () => {
    const century = 36_525 * 86_400_000;
    assert.equal(read('9'.repeat(400)), century);
    assert.equal(read('Fri, 31 Dec 9999 23:59:59 GMT'), century);
    assert.equal(read('3000000'), 3_000_000_000);
  });
});

describe('the check of a key', () => {
  it('drops white space around it', () => {
    assert.deepEqual(checkApiKey(' harf_live_1\n'), { ok: true, apiKey: 'harf_live_1' });
  });

  it('refuses what fits into no header, without repeating it', () => {
    for (const value of ['', ' ', 'harf live', 'harf_live_ی', 'harf\nlive']) {
      const check = checkApiKey(value);
      assert.ok(!check.ok, value);
      assert.match(check.message, /^The API key .*; .*\.$/);
      assert.doesNotMatch(check.message, /harf/);
    }
  });
});
