import assert from 'node:assert/strict';
import { withWatchdog } from '../../../src/client/transport/timeLimits.ts';
import { fakeClock } from '../../support/fakeClock.ts';

const never = new AbortController().signal;

/** Lasts until its signal is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The connection was ended.')));
  });

describe('a connection that is watched', () => {
  it('gives what it brings; nothing that it left open outlives it', async () => {
    const clock = fakeClock();
    const signals: AbortSignal[] = [];
    const brought = await withWatchdog(clock, { signal: never }, async (signal) => {
      signals.push(signal);
      assert.ok(!signal.aborted);
      return 'brought';
    });
    assert.deepEqual([brought, signals[0]?.aborted, clock.pending], ['brought', true, 0]);
  });

  it('is given up when nothing was heard for 30 seconds, and that is told first', async () => {
    const clock = fakeClock();
    const told: string[] = [];
    const run = withWatchdog(clock, { signal: never, onSilence: () => told.push('silent') }, (signal) => {
      signal.addEventListener('abort', () => told.push('ended'));
      return untilAborted(signal);
    });
    clock.advance(29_999);
    assert.deepEqual(told, []);
    clock.advance(1);
    await assert.rejects(run, { code: 'connection_failed' });
    assert.deepEqual(told, ['silent', 'ended']);
    assert.equal(clock.pending, 0);
  });

  it('is given up without anybody to tell', async () => {
    const clock = fakeClock();
    const run = withWatchdog(clock, { signal: never }, untilAborted);
    clock.advance(30_000);
    await assert.rejects(run, { code: 'connection_failed' });
  });

  it('goes on as long as it is heard', async () => {
    const clock = fakeClock();
    const run = withWatchdog(clock, { signal: never }, async (signal, heard) => {
      for (let count = 0; count < 10; count++) {
        clock.advance(20_000);
        heard();
        assert.equal(clock.pending, 1);
      }
      return signal.aborted;
    });
    assert.equal(await run, false);
    assert.equal(clock.pending, 0);
  });

  it('ends with the reason of its caller', async () => {
    const clock = fakeClock();
    const caller = new AbortController();
    const run = withWatchdog(clock, { signal: caller.signal }, untilAborted);
    caller.abort('stop');
    await assert.rejects(run, (reason) => reason === 'stop');
    assert.equal(clock.pending, 0);
  });

  it('fails as it fails', async () => {
    const clock = fakeClock();
    const broken = new Error('broken');
    await assert.rejects(
      withWatchdog(clock, { signal: never }, () => Promise.reject(broken)),
      broken,
    );
    assert.equal(clock.pending, 0);
  });
});
