import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MemoryIdempotency } from '../../../src/service/idempotency/memoryIdempotency.ts';
import { fakeEngine } from '../../support/fakeEngine.ts';
import { send } from '../../support/rawRequest.ts';
import { testApp } from '../../support/testService.ts';

/** Records, and how often the work of a key was done. */
class Trial {
  now = 1;
  runs = 0;
  readonly records = new MemoryIdempotency({
    maxRecords: 3,
    maxBytes: 10_000,
    retentionMs: 1000,
    now: () => this.now,
  });

  once(id: string, { body = 'a body', json = '{}', wait = Promise.resolve() } = {}) {
    return this.records.once({ id, bodyHash: body }, async () => {
      this.runs++;
      await wait;
      return () => ({ status: 200, json });
    });
  }
}

describe('idempotency in memory', () => {
  let trial: Trial;
  beforeEach(() => {
    trial = new Trial();
  });

  it('does the work of a key once, for one body only', async () => {
    const first = await trial.once('k', { json: '{"a":1}' });
    assert.deepEqual(await trial.once('k', { json: '{"a":2}' }), first);
    assert.equal(trial.runs, 1);
    await assert.rejects(trial.once('k', { body: 'another' }), { code: 'idempotency_conflict' });
  });

  it('lets nobody else begin what is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = trial.once('k', { wait: promise });
    await assert.rejects(trial.once('k'), { code: 'request_in_progress' });
    await assert.rejects(trial.once('k', { body: 'another' }), { code: 'idempotency_conflict' });
    resolve();
    assert.equal((await first).status, 200);
    await trial.once('k');
    assert.equal(trial.runs, 1);
  });

  it('frees a key that failed, for the same body only', async () => {
    await assert.rejects(trial.once('k', { wait: Promise.reject(new Error('no')) }), /no/);
    await assert.rejects(trial.once('k', { body: 'another' }), { code: 'idempotency_conflict' });
    assert.equal((await trial.once('k')).status, 200);
    assert.equal(trial.runs, 2);
  });

  it('forgets the oldest beyond its number, beyond its bytes, and beyond its time', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await trial.once(id);
    await trial.once('d');
    assert.equal(trial.runs, 4);
    await trial.once('a');
    assert.equal(trial.runs, 5);
    await trial.once('large', { json: 'x'.repeat(4500) });
    await trial.once('d');
    assert.equal(trial.runs, 7);
    trial.now += 1001;
    await trial.once('d');
    assert.equal(trial.runs, 8);
  });

  it('does not keep an answer that is too large, and still gives it', async () => {
    const json = 'x'.repeat(10_000);
    assert.equal((await trial.once('k', { json })).json, json);
    await trial.once('k', { json });
    assert.equal(trial.runs, 2);
  });

  it('keeps to its bound through 700 requests of 6,000 code points', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const heap = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const textIdempotency = new MemoryIdempotency({
      maxRecords: 500,
      maxBytes: 4_000_000,
      retentionMs: 600_000,
    });
    const tested = testApp({ textIdempotency, engine: fakeEngine(), requestsPerMinute: 1e6, textUnits: 1e9 });
    const work = async (from: number, to: number) => {
      for (let number = from; number < to; number++) {
        const body = { text: `${number} `.padEnd(6000, 'سلام ') };
        const headers = { 'idempotency-key': `request number ${number}` };
        const { status } = await send(tested, { path: '/v1/diacritize', body, headers });
        assert.equal(status, 200);
      }
    };
    await work(0, 200);
    const before = heap();
    await work(200, 700);
    const grown = heap() - before;
    assert.ok(grown < 4_000_000, `${grown} bytes more`);
  }).timeout(60_000);
});
