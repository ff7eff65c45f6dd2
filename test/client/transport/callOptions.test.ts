import assert from 'node:assert/strict';
import { mostNotable, type RequestProgress } from '../../../src/client/transport/callOptions.ts';

describe('of several requests under way, people see', () => {
  const sending: RequestProgress = { kind: 'sending', attempt: 1 };
  const slow: RequestProgress = { kind: 'slow', attempt: 1 };
  const waiting = (waitMs: number): RequestProgress => ({
    kind: 'waiting',
    waitMs,
    nextAttempt: 2,
    attempts: 5,
    code: 'service_unavailable',
  });

  const check = (expected: RequestProgress, ...requests: RequestProgress[]) => {
    assert.deepEqual(mostNotable(requests), expected);
    assert.deepEqual(mostNotable(requests.toReversed()), expected);
  };

  it('the longest wait, else a slow answer, else any', () => {
    check(waiting(2), sending, waiting(1), slow, waiting(2), sending);
    check(waiting(0), slow, waiting(0), sending);
    check(slow, sending, slow, sending);
    check(sending, sending, sending);
  });

  it('nothing where there is none', () => assert.equal(mostNotable([]), undefined));
});
