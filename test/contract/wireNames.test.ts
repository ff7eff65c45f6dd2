import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fromWire, toWire } from '../../src/contract/index.ts';

describe('the names of fields', () => {
  it('are those of code once JSON is read, offsets with their unit, and values stay', () => {
    const wire = { source_start: 1, words: [{ part_of_speech: 'x_y', homograph: true, ezafe: null }] };
    const code = { codePointStart: 1, words: [{ partOfSpeech: 'x_y', isHomograph: true, ezafe: null }] };
    assert.deepEqual(fromWire(wire), code);
    assert.deepEqual(toWire(code), wire);
  });

  it('are the same again when what was read is sent', () => {
    const name = fc.stringMatching(/^[a-z]{1,5}(_[a-z]{1,5}){0,3}$/);
    const object = <Value>(value: fc.Arbitrary<Value>) =>
      fc.dictionary(name, value, { noNullPrototype: true });
    const fields = object(fc.oneof(fc.string(), fc.array(object(fc.integer()))));
    fc.assert(fc.property(fields, (wire) => assert.deepEqual(toWire(fromWire(wire)), wire)));
  });

  it('may be what every object has', () => {
    const wire: unknown = JSON.parse('{"__proto__":{"a_b":1},"constructor":2}');
    assert.equal(JSON.stringify(fromWire(wire)), '{"__proto__":{"aB":1},"constructor":2}');
  });
});
