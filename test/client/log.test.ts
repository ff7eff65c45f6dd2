import assert from 'node:assert/strict';
import { redact, redactedLog, withoutKey } from '../../src/client/log.ts';

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

  it('knows a token however it is written, and where it ends', () => {
    assert.equal(redact('bearer   a.b-c_d/e= next', ''), 'Bearer (key) next');
    assert.equal(
      redact(`{"a":"Bearer x.y","b":'BEARER z', c}`, ''),
      `{"a":"Bearer (key)","b":'Bearer (key)', c}`,
    );
    assert.equal(redact('forbearer x', ''), 'forbearer x');
    assert.equal(redact('Bearer', ''), 'Bearer');
  });

  it('knows the query of a URL, and where it ends', () => {
    assert.equal(redact('"HTTP://a.example/b?sig=1" c', ''), '"HTTP://a.example/b?(redacted)" c');
    assert.equal(redact("'https://a.example/#sig' ?d=1", ''), "'https://a.example/?(redacted)' ?d=1");
    assert.equal(redact('https://a.example/b?', ''), 'https://a.example/b?(redacted)');
  });

  it('takes out the key wherever it stands', () => {
    assert.equal(withoutKey('sk_1 and sk_1.', 'sk_1'), '(key) and (key).');
    assert.equal(withoutKey('abc', ''), 'abc');
  });

  it('holds for every line of a log, and for none where there is no log', () => {
    const lines: string[] = [];
    const log = {
      debug: (line: string) => lines.push(`d ${line}`),
      warn: (line: string) => lines.push(`w ${line}`),
    };
    for (const each of [redactedLog(log, 'sk_1'), redactedLog(undefined, 'sk_1')]) {
      each.debug('one sk_1');
      each.warn('two sk_1');
    }
    assert.deepEqual(lines, ['d one (key)', 'w two (key)']);
  });
});
