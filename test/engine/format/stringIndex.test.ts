import assert from 'node:assert/strict';
import fc from 'fast-check';
import { packSections, unpackSections } from '../../../src/engine/format/container.ts';
import { buildStringIndex, keyOf, lookUp, openStringIndex } from '../../../src/engine/format/stringIndex.ts';

describe('the index of strings', () => {
  it('gives back what was put in and nothing for other keys', () => {
    const entries = fc.dictionary(fc.string(), fc.array(fc.nat(), { minLength: 1 }));
    fc.assert(
      fc.property(entries, fc.string(), (values, other) => {
        const map = new Map(Object.entries(values));
        const index = openStringIndex(buildStringIndex(map));
        for (const [key, numbers] of map) {
          assert.deepEqual(Array.from(lookUp(index, key)), numbers);
          const middle = key.length >> 1;
          assert.deepEqual(Array.from(lookUp(index, key.slice(0, middle), '', key.slice(middle))), numbers);
        }
        assert.deepEqual(Array.from(lookUp(index, other)), map.get(other) ?? []);
        assert.deepEqual(
          Array.from(map, (_, number) => keyOf(index, number)),
          [...map.keys()],
        );
      }),
    );
  });
});

describe('the compiled file', () => {
  it('keeps its sections apart, wherever its bytes begin', () => {
    const sections = new Map([
      ['one', Uint8Array.of(1, 2, 3)],
      ['two', Uint8Array.of()],
      ['three', Uint8Array.of(4, 5, 6, 7, 8)],
    ]);
    const file = packSections(sections);
    const shifted = new Uint8Array(file.length + 1);
    shifted.set(file, 1);
    for (const [name, bytes] of unpackSections(shifted.subarray(1)))
      assert.deepEqual(Array.from(bytes), Array.from(sections.get(name) ?? []));
  });
});
