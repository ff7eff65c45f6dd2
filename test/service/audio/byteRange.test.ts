import assert from 'node:assert/strict';
import fc from 'fast-check';
import { byteRange } from '../../../src/service/audio/audioRoute.ts';

describe('a Range header', () => {
  const check = (header: string | undefined, expected: [number, number] | 'unsatisfiable' | undefined) => {
    const [start, end] = Array.isArray(expected) ? expected : [];
    assert.deepEqual(byteRange(header, 100), Array.isArray(expected) ? { start, end } : expected, header);
  };

  it('is a first and a last byte, a first byte, or a number of last bytes', () => {
    check('bytes=0-0', [0, 0]);
    check('bytes=10-19', [10, 19]);
    check('bytes=99-', [99, 99]);
    check('bytes=-1', [99, 99]);
    check('Bytes=5-6', [5, 6]);
  });

  it('ends with the file', () => {
    check('bytes=90-1000', [90, 99]);
    check('bytes=-1000', [0, 99]);
    check(`bytes=0-${'9'.repeat(400)}`, [0, 99]);
  });

  it('cannot be satisfied beyond the file', () => {
    check('bytes=100-', 'unsatisfiable');
    check('bytes=100-200', 'unsatisfiable');
    check('bytes=-0', 'unsatisfiable');
    check(`bytes=${'9'.repeat(400)}-`, 'unsatisfiable');
  });

  it('is passed over if it is no single range of bytes', () => {
    for (const header of [
      undefined,
      '',
      'bytes',
      'bytes=',
      'bytes=-',
      'bytes=a-b',
      'bytes=1.5-2',
      'bytes=3-2',
    ])
      check(header, undefined);
    for (const header of ['bytes=0-1,5-6', 'bytes=0-1, -1', 'items=0-1', 'bytes 0-1', 'bytes=--1'])
      check(header, undefined);
  });

  it('never leaves the file', () => {
    const number = fc.oneof(fc.nat(50), fc.maxSafeNat(), fc.constant(''));
    fc.assert(
      fc.property(number, number, fc.nat(40), (first, last, size) => {
        const range = byteRange(`bytes=${first}-${last}`, size);
        if (range === undefined || range === 'unsatisfiable') return;
        assert.ok(0 <= range.start && range.start <= range.end && range.end < size);
      }),
    );
  });
});
