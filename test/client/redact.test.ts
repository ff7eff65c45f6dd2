import assert from 'node:assert/strict';
import { redact } from '../../src/client/log.ts';

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
