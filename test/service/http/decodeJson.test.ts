import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodeJson } from '../../../src/service/http/body.ts';

const decode = (json: string) => decodeJson(new TextEncoder().encode(json));
const refuses = (json: string, message: RegExp) =>
  assert.throws(() => decode(json), { code: 'invalid_json', message });

describe('strict JSON', () => {
  it('is read as JSON is, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
        assert.deepEqual(decode(JSON.stringify(value, undefined, 1)), JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('has no byte order mark', () => {
    refuses('\ufeff{}', /byte order mark/);
  });

  it('has no field twice in one object, at any depth and however it is spelt', () => {
    refuses('{"a":1,"a":1}', /"a" is given twice/);
    refuses('{"a":1,"\\u0061":1}', /"a" is given twice/);
    refuses('[{"b":{"a":1 , "c":[{}], "a" :1}}]', /"a" is given twice/);
    refuses('{"__proto__":1,"__proto__":1}', /"__proto__" is given twice/);
  });

  it('may have a field in several objects, and values that look like fields', () => {
    decode('{"a":{"a":1},"b":[{"a":1},{"a":1}],"c":"a","d":"{\\"a\\":1,\\"a\\":1}"}');
    decode('["a","a"]');
  });

  it('has no lone surrogate, in a value or in a name', () => {
    refuses('"\\ud83d"', /lone surrogate/);
    refuses('{"\\ude00":1}', /lone surrogate/);
    assert.equal(decode('"\\ud83d\\ude00"'), '😀');
  });

  it('is valid UTF-8', () => {
    assert.throws(() => decodeJson(new Uint8Array([0x22, 0xed, 0xa0, 0xbd, 0x22])), /valid UTF-8/);
  });
});
