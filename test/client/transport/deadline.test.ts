import assert from 'node:assert/strict';
import { withDeadline } from '../../../src/client/transport/timeLimits.ts';
import { fakeClock } from '../../support/fakeClock.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('an action with a deadline', () => {
  it('ends at it, with an error that names it', async () => {
    const clock = fakeClock();
    const run = withDeadline(
      clock,
      { deadlineMs: 5_000, signal: new AbortController().signal },
      untilAborted,
    );
    clock.advance(4_999);
    assert.equal(clock.pending, 1);
    clock.advance(1);
    await assert.rejects(run, { code: 'request_timeout', message: /5 seconds/ });
  });

  it('has time without end where there is none', async () => {
    const clock = fakeClock();
    const result = await withDeadline(clock, { deadlineMs: null, signal: undefined }, async (signal) => {
      clock.advance(1e9);
      return signal.aborted;
    });
    assert.equal(result, false);
    assert.deepEqual(clock.waits, []);
  });

  it('ends with the reason of its caller', async () => {
    const clock = fakeClock();
    const caller = new AbortController();
    const run = withDeadline(clock, { deadlineMs: 5_000, signal: caller.signal }, untilAborted);
    caller.abort('stop');
    await assert.rejects(run, (reason) => reason === 'stop');
    assert.equal(clock.pending, 0);
  });

  it('leaves no timer behind when it is done', async () => {
    const clock = fakeClock();
    const done = () => Promise.resolve('done');
    assert.equal(await withDeadline(clock, { deadlineMs: 5_000, signal: undefined }, done), 'done');
    assert.equal(clock.pending, 0);
  });
});
