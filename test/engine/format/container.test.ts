import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  compressed,
  decompressed,
  differencesOf,
  isContainer,
  numbersOf,
  packSections,
  unpackSections,
} from '../../../src/engine/format/container.ts';

const container = packSections(new Map([['words', new TextEncoder().encode('کتاب '.repeat(1000))]]));

describe('A compressed container', () => {
  it('is smaller, and opens as what it was', () => {
    const file = compressed(container);
    assert.ok(file.length < container.length / 10);
    assert.ok(!isContainer(file));
    assert.ok(Buffer.from(container).equals(decompressed(file, 20_000)));
  });

  it('is compressed once only', () => {
    const file = compressed(container);
    assert.equal(compressed(file), file);
  });

  it('is as well none, for one who opens it', () => {
    assert.equal(decompressed(container, 20_000), container);
  });

  it('is refused if it is cut, broken or larger than it may be', () => {
    const file = compressed(container);
    for (const broken of [file.subarray(0, 20), new Uint8Array(0), Uint8Array.of(1, 2, 3)])
      assert.throws(() => unpackSections(decompressed(broken, 20_000)), /no compiled lexicon/);
    assert.throws(() => unpackSections(decompressed(file, 1000)), /no compiled lexicon/);
  });
});

describe('numbers that are kept as differences', () => {
  it('come back as they were, however many sequences run side by side', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 3 }), (numbers, columns) => {
        assert.deepEqual([...numbersOf(differencesOf(numbers, columns), columns)], numbers);
      }),
    );
  });
});
