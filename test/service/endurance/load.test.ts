import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { usageResponse } from '../../../src/contract/index.ts';
import { openStore } from '../../../src/service/database/openStore.ts';
import { send } from '../../support/rawRequest.ts';
import { inTime } from '../../support/soak.ts';
import { finishedJob } from '../../support/speechJobs.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { startTestService, type TestApp, testApp } from '../../support/testService.ts';

const UNLIMITED = 1_000_000;
/** So many requests, and what all of them together may leave in memory. */
const MANY = inTime({
  usual: { requests: 1500, bytes: 2_000_000 },
  soak: { requests: 5000, bytes: 4_000_000 },
});
const text = 'سلام';

const usageOf = async (tested: TestApp) =>
  usageResponse.parse(await (await send(tested, { path: '/v1/usage' })).json());

describe('the service under load', () => {
  it('answers 500 parallel requests, and charges each of them once', async () => {
    const service = await startTestService({ requestsPerMinute: UNLIMITED, basicSeconds: UNLIMITED });
    const fetchOne = async (number: number) => {
      const isText = number % 5 !== 0;
      const response = await service.socket.fetch(`http://localhost/v1/${isText ? 'diacritize' : 'speech'}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${service.keys.live_key}`,
          'content-type': 'application/json',
          'idempotency-key': `request number ${number}`,
        },
        body: Buffer.from(
          JSON.stringify(isText ? { text } : { text: `${text} ${number}`, tier: 'basic', voice: 'ava' }),
        ),
        redirect: 'manual',
        signal: new AbortController().signal,
      });
      await response.text();
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: 500 }, (_, number) => fetchOne(number)));
    assert.deepEqual(new Set(statuses), new Set([200]));
    const { text_units, basic_seconds } = await usageOf(service);
    assert.deepEqual([text_units.used, basic_seconds.used], [400 * 4, 100]);
    assert.deepEqual(service.unexpected, []);
    await service.close();
  }).timeout(60_000);

  it('does the work of 500 parallel requests with one key once', async () => {
    const tested = testApp({ requestsPerMinute: UNLIMITED });
    const request = { path: '/v1/translate', body: { text }, headers: { 'idempotency-key': 'the one key' } };
    const responses = await Promise.all(Array.from({ length: 500 }, () => send(tested, request)));
    const statuses = responses.map(({ status }) => status);
    assert.ok(statuses.includes(200));
    assert.deepEqual(
      [...new Set(statuses)].filter((status) => status !== 200 && status !== 409),
      [],
    );
    assert.equal((await usageOf(tested)).text_units.used, 8);
  }).timeout(60_000);

  it(`takes no more memory after ${MANY.requests} requests than before`, async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const store = openStore(join(temporaryFolder(), 'harf.db'));
    const tested = testApp({
      store,
      requestsPerMinute: UNLIMITED,
      textUnits: 1000 * UNLIMITED,
      basicSeconds: UNLIMITED,
    });
    const work = async (from: number, count: number) => {
      for (let number = from; number < from + count; number++) {
        const body = { text: `${text} ${number} `.repeat(20) };
        const headers = { 'idempotency-key': `request number ${number}` };
        const response = await send(tested, { path: '/v1/translate', body, headers });
        assert.equal(response.status, 200);
        await response.arrayBuffer();
        if (number % 100 === 0)
          await finishedJob(tested, { text: `${text} ${number}`, tier: 'basic', voice: 'kian' });
      }
    };
    const heap = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    // So many fill the cache of results.
    await work(0, 1500);
    const before = heap();
    await work(1500, MANY.requests);
    const grown = heap() - before;
    assert.ok(grown < MANY.bytes, `${grown} bytes more`);
  }).timeout(110_000);
});
