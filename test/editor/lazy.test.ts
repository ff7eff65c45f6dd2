import assert from 'node:assert/strict';
import { Lazy, LazyDisposable } from '../../src/editor/lazy.ts';

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

describe('what is to be disposed of', () => {
  it('is not loaded for that, and is disposed of if it was loaded', async () => {
    let disposals = 0;
    const lazy = new LazyDisposable(async () => ({ dispose: () => disposals++ }));
    lazy.dispose();
    assert.equal(lazy.loaded, undefined);
    await lazy.get();
    lazy.dispose();
    await lazy.loaded;
    assert.equal(disposals, 1);
  });
});
