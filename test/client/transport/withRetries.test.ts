import assert from 'node:assert/strict';
import { ConnectionError, RedirectError } from '../../../src/client/errors/clientFailure.ts';
import { withRetries } from '../../../src/client/transport/retries.ts';
import { fakeClock } from '../../support/fakeClock.ts';

describe('attempts that are repeated', () => {
  const run = async (attempt: (number: number) => Promise<string>, signal = new AbortController().signal) => {
    const clock = fakeClock({ auto: true });
    let number = 0;
    const options = { attempts: 3, deadlineAt: Number.POSITIVE_INFINITY, signal, onProgress: undefined };
    const result = withRetries({ clock, random: () => 0.5 }, options, () => attempt(++number));
    const outcome = await result.catch((error: unknown) => ({ error }));
    return { outcome, number };
  };

  it('go on until one succeeds', async () => {
    const lost = new ConnectionError(new Error());
    const third = await run(async (number) => (number < 3 ? Promise.reject(lost) : 'done'));
    assert.deepEqual(third, { outcome: 'done', number: 3 });
    const none = await run(() => Promise.reject(lost));
    assert.deepEqual(none, { outcome: { error: lost }, number: 3 });
  });

  it('end with a failure that is final, and with what is none of the client', async () => {
    for (const error of [new RedirectError(302), new TypeError('a mistake'), { retryable: true }])
      assert.deepEqual(await run(() => Promise.reject(error)), { outcome: { error }, number: 1 });
  });

  it('are not begun once they are cancelled', async () => {
    const cancelled = await run(async () => 'done', AbortSignal.abort('stop'));
    assert.deepEqual(cancelled, { outcome: { error: 'stop' }, number: 0 });
  });

  it('end with the reason of the signal, even where the attempt under way fails for good', async () => {
    const controller = new AbortController();
    const cancelled = await run(() => {
      controller.abort('stop');
      return Promise.reject(new RedirectError(302));
    }, controller.signal);
    assert.deepEqual(cancelled, { outcome: { error: 'stop' }, number: 1 });
  });
});
