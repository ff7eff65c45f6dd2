import assert from 'node:assert/strict';
import { parseRetryAfter } from '../../../src/client/errors/retryAfter.ts';

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
