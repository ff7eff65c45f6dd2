import assert from 'node:assert/strict';
import { withBoundMemory } from '../../../../src/engine/speech/natural/piperVoice.ts';

const PAGES_OF_A_GIB = 16_384;

describe('the memory of what runs natural voices', () => {
  for (const shared of [false, true])
    it(`does not grow beyond 1.5 GiB where it is ${shared ? '' : 'not '}shared between threads`, async () => {
      const memory = await withBoundMemory(
        async () => new WebAssembly.Memory({ initial: 1, maximum: 65_536, shared }),
      );
      memory.grow(PAGES_OF_A_GIB - 1);
      assert.throws(() => memory.grow(PAGES_OF_A_GIB), RangeError);
    });

  it('is that of others as it was before, also after a failure', async () => {
    const { Memory } = WebAssembly;
    await assert.rejects(withBoundMemory(() => Promise.reject(new Error('No model.'))));
    assert.equal(WebAssembly.Memory, Memory);
  });
});
