import assert from 'node:assert/strict';
import { Lazy } from '../../src/editor/lazy.ts';

describe('what is loaded when it is needed', () => {
  it('is loaded once, however many ask, and by nobody who only looks', async () => {
    let loads = 0;
    const lazy = new Lazy(async () => ++loads);
    assert.equal(lazy.loaded, undefined);
    assert.deepEqual(await Promise.all([lazy.get(), lazy.get(), lazy.loaded]), [1, 1, 1]);
    assert.equal(await lazy.get(), 1);
  });

  it('is loaded again where that failed', async () => {
    let loads = 0;
    const lazy = new Lazy(async () => {
      if (++loads === 1) throw new Error('not this time');
      return loads;
    });
    await assert.rejects(lazy.get(), /not this time/);
    assert.equal(lazy.loaded, undefined);
    assert.equal(await lazy.get(), 2);
  });
});
