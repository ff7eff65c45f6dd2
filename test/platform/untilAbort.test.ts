import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { untilAbort } from '../../src/platform/untilAbort.ts';

describe('work that is waited for until a signal', () => {
  const endless = () => new Promise<never>(() => {});
  let controller: AbortController;

  beforeEach(() => {
    controller = new AbortController();
  });

  it('comes to its end, and listens to the signal no longer', async () => {
    assert.equal(await untilAbort(Promise.resolve(5), controller.signal), 5);
    await assert.rejects(untilAbort(Promise.reject(new Error('failed')), controller.signal), /failed/);
    assert.deepEqual(getEventListeners(controller.signal, 'abort'), []);
  });

  it('is left behind with the reason of the signal', async () => {
    const waiting = untilAbort(endless(), controller.signal);
    controller.abort(new Error('cancelled'));
    await assert.rejects(waiting, /cancelled/);
  });

  it('is not waited for where the signal was aborted before, whatever comes of it', async () => {
    controller.abort(new Error('cancelled'));
    for (const work of [endless(), Promise.resolve(5), Promise.reject(new Error('failed'))])
      await assert.rejects(untilAbort(work, controller.signal), /cancelled/);
  });
});
