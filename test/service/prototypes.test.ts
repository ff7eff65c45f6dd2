import assert from 'node:assert/strict';
import { errorCodes } from '../../src/contract/index.ts';
import { parseCommandLine } from '../../src/service/entry/commandLineOptions.ts';
import { testEngine } from '../support/engine.ts';
import { assertFailure, send } from '../support/rawRequest.ts';
import { finishedJob, newJob } from '../support/speechJobs.ts';
import { testApp } from '../support/testService.ts';

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
const text = 'سلام';
const keyed = (name: string) => ({ 'idempotency-key': `${name} ${name}` });

describe('the names of prototypes', () => {
  const tested = testApp({ engine: testEngine(), faults: true });

  for (const name of NAMES) {
    it(`are unknown fields: ${name}`, async () => {
      const bodies = {
        '/v1/diacritize': `{"text": "${text}", "${name}": {"include_ezafe": false}}`,
        '/v1/pinglish': `{"text": "${text}", "${name}": 1}`,
        '/v1/translate': `{"${name}": {"text": "${text}"}, "text": "${text}"}`,
        '/v1/speech': `{"text": "${text}", "tier": "basic", "voice": "ava", "${name}": null}`,
        '/v1/speech/jobs': `{"text": "${text}", "tier": "basic", "voice": "ava", "${name}": []}`,
        '/x/analyse': `{"text": "${text}", "${name}": "x"}`,
      };
      for (const [path, body] of Object.entries(bodies)) {
        const answer = await send(tested, { path, body, headers: keyed(name) });
        const { message } = await assertFailure(answer, 'invalid_request');
        assert.match(message, new RegExp(`"${name}" is not known`), path);
      }
      const only = await send(tested, { body: `{"${name}": {"text": "${text}"}}` });
      await assertFailure(only, 'invalid_request');
    });

    it(`are no values: ${name}`, async () => {
      const bodies = [
        { text, tier: name, voice: 'ava' },
        { text, tier: 'basic', voice: name },
        { text, tier: 'basic', voice: 'ava', pace: name },
      ];
      for (const body of bodies)
        await assertFailure(await send(tested, { path: '/v1/speech', body }), 'invalid_request');
      const styled = await send(tested, { path: '/v1/pinglish', body: { text, style: name } });
      await assertFailure(styled, 'invalid_request');
    });

    it(`are text and keys like any other: ${name}`, async () => {
      for (const path of ['/v1/diacritize', '/v1/translate', '/v1/pinglish', '/x/analyse']) {
        const body = { text: `${text} ${name}` };
        const answer = await send(tested, { path, body, headers: { 'idempotency-key': `text ${name}` } });
        assert.equal(answer.status, 200, path);
        assert.ok((await answer.text()).includes(name));
      }
      const words = [{ form: name, phonemes: 'salAm' }];
      const pinned = await send(tested, { path: '/x/words', method: 'PUT', body: { words } });
      assert.ok([200, 400].includes(pinned.status));
      const body = { text: `${text} ${name}`, tier: 'basic', voice: 'ava' };
      assert.equal((await finishedJob(tested, body, `${name} as a key`)).status, 'succeeded');
    });

    it(`are no jobs, paths, ids of events, faults or options: ${name}`, async () => {
      await assertFailure(await send(tested, { path: `/v1/speech/jobs/${name}` }), 'job_not_found');
      await assertFailure(await send(tested, { path: `/x/speech/${name}/words` }), 'not_found');
      await assertFailure(await send(tested, { path: `/${name}` }), 'not_found');
      const { id } = await newJob(tested, { text, tier: 'basic', voice: 'ava' });
      const events = `/v1/speech/jobs/${id}/events`;
      const resumed = await send(tested, { path: events, headers: { 'last-event-id': name } });
      await assertFailure(resumed, 'invalid_request');
      for (const fault of [
        name,
        `status=503;code=${name}`,
        `${name}=503;code=internal_error`,
        `status=${name}`,
      ])
        await assertFailure(
          await send(tested, { path: '/v1/usage', headers: { 'x-harf-fault': fault } }),
          'invalid_request',
        );
      assert.throws(() => parseCommandLine([`--${name}`, '1']));
      assert.throws(() => parseCommandLine(['--unavailable-voices', name]), /takes kian/);
      assert.throws(() => parseCommandLine(['--environment', name]), /production or staging/);
    });
  }

  it('leave the prototypes as they were', () => {
    assert.deepEqual(Object.keys(Object.prototype), []);
    assert.ok(!Object.keys(errorCodes).some((code) => NAMES.includes(code)));
    assert.deepEqual(tested.unexpected, []);
  });
});
