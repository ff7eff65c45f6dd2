import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { IdleTimer } from '../../../src/service/entry/main.ts';

describe('the idle timer', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  const create = () => {
    const fired = mock.fn();
    return { timer: new IdleTimer(600, fired), count: () => fired.mock.callCount() };
  };

  it('fires when nothing has ever begun', () => {
    const { count } = create();
    mock.timers.tick(599);
    assert.equal(count(), 0);
    mock.timers.tick(1);
    assert.equal(count(), 1);
  });

  it('waits for everything that has begun, and its whole time after that', () => {
    const { timer, count } = create();
    mock.timers.tick(500);
    const endFirst = timer.begin();
    const endSecond = timer.begin();
    mock.timers.tick(5000);
    endFirst();
    mock.timers.tick(5000);
    assert.equal(count(), 0);
    endSecond();
    mock.timers.tick(599);
    assert.equal(count(), 0);
    mock.timers.tick(1);
    assert.equal(count(), 1);
  });
});
