import assert from 'node:assert/strict';
import { timerMs, unlessGivenUp, wait, whenQuiet } from '../../src/platform/clock.ts';
import { manualTimer } from '../support/assets/manualTimer.ts';

describe('a timer', () => {
  it('takes whatever wait it is given, and never goes off at once for a long one', () => {
    assert.deepEqual([Number.NaN, -1, 0, 5.5].map(timerMs), [0, 0, 0, 5.5]);
    for (const ms of [2 ** 31, 3e9, Number.POSITIVE_INFINITY]) assert.equal(timerMs(ms), 2 ** 31 - 1);
  });
});

describe('what is to run when it is quiet', () => {
  it('runs once, the whole time after it was last asked for', () => {
    const time = manualTimer();
    let runs = 0;
    const { ask, callOff } = whenQuiet(time.timer, 400, () => runs++);
    ask();
    ask();
    assert.equal(time.pending, 1);
    assert.deepEqual(time.fire(), [400]);
    assert.equal(runs, 1);
    ask();
    callOff();
    assert.deepEqual([time.pending, runs], [0, 1]);
  });
});

describe('a wait', () => {
  it('is over when its time is', async () => {
    const time = manualTimer();
    const waited = wait(time.timer, 700, new AbortController().signal);
    assert.deepEqual(time.fire(), [700]);
    await waited;
  });

  it('ends with the reason of its caller, and leaves no timer behind', async () => {
    const time = manualTimer();
    const caller = new AbortController();
    const waited = wait(time.timer, 700, caller.signal);
    caller.abort('stop');
    await assert.rejects(waited, (reason) => reason === 'stop');
    assert.equal(time.pending, 0);
    await assert.rejects(wait(time.timer, 700, caller.signal), (reason) => reason === 'stop');
    assert.equal(time.pending, 0);
  });
});

describe('work that may be given up', () => {
  it('fails with the reason for that, whatever it makes of its signal', async () => {
    const tooSlow = new Error('too slow');
    const work = unlessGivenUp(new AbortController().signal, async (signal, giveUp) => {
      giveUp(tooSlow);
      signal.throwIfAborted();
    }).catch((error: unknown) => error);
    assert.equal(await work, tooSlow);
    const disguised = unlessGivenUp(new AbortController().signal, async (_, giveUp) => {
      giveUp(tooSlow);
      throw new Error('The connection was ended.');
    });
    await assert.rejects(disguised, tooSlow);
  });
});
