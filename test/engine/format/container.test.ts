import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import {
  deflateSections,
  differencesOf,
  inflateSections,
  numbersOf,
  packSections,
  unpackSections,
} from '../../../src/engine/format/container.ts';

const words = new TextEncoder().encode('کتاب '.repeat(1000));
/** The second is longer when it is deflated. */
const sections = new Map([
  ['words', words],
  ['one', Uint8Array.of(1)],
  ['more words', words.subarray(0, 5000)],
]);
const container = packSections(sections);
const deflate = (bytes: Uint8Array) => deflateRawSync(bytes);
const deflated = deflateSections(container, deflate);
const LIMIT = 20_000;

const plain = (found: ReadonlyMap<string, Uint8Array>) =>
  [...found].map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')]);

describe('A container with deflated sections', () => {
  it('is smaller, and has the same sections', async () => {
    assert.ok(deflated.length < container.length / 10);
    assert.deepEqual(plain(await inflateSections(deflated, LIMIT)), plain(sections));
  });

  it('is deflated once only', () => {
    assert.deepEqual(deflateSections(deflated, deflate), deflated);
  });

  it('is opened in the same way if nothing of it is deflated', async () => {
    assert.deepEqual(plain(await inflateSections(container, LIMIT)), plain(sections));
    assert.deepEqual(plain(unpackSections(container)), plain(sections));
  });

  it('is not opened at once, and says why', () => {
    assert.throws(() => unpackSections(deflated), /is deflated for a package/);
  });

  it('is opened wherever it lies in memory, each section where numbers can be read', async () => {
    for (const file of [container, deflated]) {
      const shifted = new Uint8Array(file.length + 1);
      shifted.set(file, 1);
      const found = await inflateSections(shifted.subarray(1), LIMIT);
      assert.deepEqual(plain(found), plain(sections));
      for (const { byteOffset } of found.values()) assert.equal(byteOffset % 4, 0);
    }
  });

  it('is refused if it is cut, broken or larger than it may be', async () => {
    const broken = deflated.slice().fill(255, -60);
    const cut = [20, 100, deflated.length - 60].map((length) => deflated.subarray(0, length));
    for (const file of [...cut, broken, new Uint8Array(0), Uint8Array.of(1, 2, 3)])
      await assert.rejects(inflateSections(file, LIMIT), /no compiled lexicon/);
    for (const file of [container, deflated])
      await assert.rejects(inflateSections(file, 14_000), /no compiled lexicon/);
  });

  it('is refused if a section has more than its header says', async () => {
    const header = new TextDecoder('latin1').decode(deflated);
    const at = header.indexOf('"inflatedLength":9000');
    assert.ok(at > 0);
    const lying = deflated.slice();
    lying.set(new TextEncoder().encode('"inflatedLength":8000'), at);
    await assert.rejects(inflateSections(lying, LIMIT), /no compiled lexicon/);
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
