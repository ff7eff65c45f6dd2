import assert from 'node:assert/strict';
import { type Client, hasServiceCode, isClientFailure } from '../../src/client/index.ts';
import type { ErrorCode } from '../../src/contract/index.ts';
import {
  parseKeySpecs,
  printedKeys,
  withKeys,
  withRevokedKey,
  withRotatedKey,
} from '../../src/service/emulator/keySet.ts';
import {
  cancelled,
  resumed,
  type Subscription,
  withApproval,
} from '../../src/service/emulator/subscription.ts';
import { startTestService, type TestService, type TestServiceOptions } from '../support/testService.ts';

const HOUR_MS = 3_600_000;
const text = 'سلام';
/** Four units. */
const marked = { text, includeEzafe: true };
const basic = { text, tier: 'basic', voice: 'kian', pace: 1 } as const;
const JANUARY_31 = '2026-01-31T10:00:00.000Z';
const FEBRUARY_28 = '2026-02-28T10:00:00.000Z';
const MARCH_31 = '2026-03-31T10:00:00.000Z';

describe('the keys and the plan of an organization', () => {
  let service: TestService;
  let now: number;
  const start = async (options: TestServiceOptions = {}) => {
    now = Date.parse(JANUARY_31);
    service = await startTestService({ ...options, now: () => now });
  };
  afterEach(() => service.close());

  const refusal = async (call: Promise<unknown>, code: ErrorCode) => {
    const error: unknown = await call.then(
      () => assert.fail('the call succeeded'),
      (reason: unknown) => reason,
    );
    assert.ok(isClientFailure(error) && hasServiceCode(error, code), String(error));
    return error;
  };
  const rotate = (name: string) => service.changeKeys((keys) => withRotatedKey(keys, name, now));
  const revoke = (name: string) => service.changeKeys((keys) => withRevokedKey(keys, name, now));
  const changePlan = (change: (plan: Subscription) => Subscription) =>
    service.changeKeys((keys) => ({ ...keys, subscription: change(keys.subscription) }));
  const period = async (client: Client = service.client()) => {
    const { accessStatus, billingPeriod } = await client.usage();
    return [accessStatus, billingPeriod?.start, billingPeriod?.end];
  };

  describe('several keys', () => {
    it('have their own scopes, and share the meters of their environment', async () => {
      await start();
      const specs = parseKeySpecs('ci=text+usage,trial=text+usage@sandbox,voice=speech');
      const { keys = {} } = printedKeys(service.changeKeys((before) => withKeys(before, specs)));
      const [ci, trial, voice] = ['ci', 'trial', 'voice'].map((name) => service.client(keys[name]));
      await ci?.translate({ text });
      await trial?.diacritize(marked);
      const error = await refusal(voice?.translate({ text }) ?? assert.fail(), 'insufficient_scope');
      assert.match(error.message, /lacks the scope "text"/);
      await refusal(voice?.usage() ?? assert.fail(), 'insufficient_scope');
      assert.equal((await service.client().usage()).textUnits?.used, 8);
      assert.equal((await service.client(service.keys.test_key).usage()).textUnits?.used, 4);
    });
  });

  describe('a rotated key', () => {
    it('is valid for 24 hours more beside the new one, and not a moment longer', async () => {
      await start();
      const { live_key: renewed } = printedKeys(rotate('live'));
      const [previous, next] = [service.client(), service.client(renewed)];
      now += 24 * HOUR_MS - 1;
      await previous.translate({ text });
      assert.equal((await next.usage()).textUnits?.used, 8);
      now += 1;
      const error = await refusal(previous.translate({ text }), 'invalid_api_key');
      assert.match(error.message, /"live" has been replaced, .* was valid until 2026-02-01T10:00:00\.000Z/);
      assert.equal(error.action, 'Send the key that replaced it.');
      await next.translate({ text });
    });
  });

  describe('a revoked key', () => {
    it('stops at once, with those that it replaced', async () => {
      await start();
      const { live_key: renewed } = printedKeys(rotate('live'));
      await service.client(renewed).translate({ text });
      revoke('live');
      for (const key of [renewed, service.keys.live_key]) {
        const error = await refusal(service.client(key).usage(), 'invalid_api_key');
        assert.match(error.message, /"live" was revoked on 2026-01-31T10:00:00\.000Z/);
        assert.deepEqual([error.status, error.action], [401, 'Create a new key and send that.']);
      }
      await service.client(service.keys.limited_key).translate({ text });
    });
  });

  describe('a paid plan', () => {
    it('renews on its anniversary, on the last day of a month without it', async () => {
      await start({ textUnits: 4 });
      const client = service.client();
      await client.diacritize(marked);
      assert.deepEqual(await period(), ['active', JANUARY_31, FEBRUARY_28]);
      now = Date.parse(FEBRUARY_28) - 1;
      const error = await refusal(client.diacritize(marked), 'text_quota_exhausted');
      assert.equal(error.action, `Send less text, or wait for the allowance to renew on ${FEBRUARY_28}.`);
      now += 1;
      assert.deepEqual(await period(), ['active', FEBRUARY_28, MARCH_31]);
      await client.diacritize(marked);
      now = Date.parse(MARCH_31);
      assert.deepEqual((await client.usage()).textUnits, { used: 0, allowance: 4, remaining: 4 });
    });

    it('that is cancelled has access to the end of its paid period, and then to what was paid for', async () => {
      await start();
      const client = service.client();
      changePlan((plan) => cancelled(plan, now));
      assert.deepEqual(await period(), ['cancelled', JANUARY_31, FEBRUARY_28]);
      now = Date.parse(FEBRUARY_28) - 1;
      await client.translate({ text });
      const { id } = await client.runSpeechJob(basic);
      now += 1;
      for (const call of [
        client.translate({ text }),
        client.speech(basic),
        service.client(service.keys.limited_key).diacritize(marked),
        client.runSpeechJob(basic),
      ]) {
        const error = await refusal(call, 'access_ended');
        assert.match(error.message, /its paid period ended on 2026-02-28T10:00:00\.000Z/);
        assert.deepEqual([error.status, error.category, error.retryable], [403, 'authorization', false]);
      }
      assert.deepEqual(await period(), ['ended', JANUARY_31, FEBRUARY_28]);
      assert.equal((await client.usage()).textUnits?.used, 8);
      assert.equal((await client.speechJob(id)).status, 'succeeded');
      await service.client(service.keys.test_key).translate({ text });
    });

    it('that is cancelled and used up says that it will not renew', async () => {
      await start({ textUnits: 3, basicSeconds: 0 });
      changePlan((plan) => cancelled(plan, now));
      const wayOut = `resume the plan, which was cancelled and ends on ${FEBRUARY_28}.`;
      const texts = await refusal(service.client().diacritize(marked), 'text_quota_exhausted');
      assert.equal(texts.action, `Send less text, or ${wayOut}`);
      const speech = await refusal(service.client().speech(basic), 'basic_speech_quota_exhausted');
      assert.equal(speech.action, `R${wayOut.slice(1)}`);
    });

    it('goes on when it is resumed in time, and begins anew when it is resumed later', async () => {
      await start();
      await service.client().translate({ text });
      changePlan((plan) => resumed(cancelled(plan, now), now + 1));
      assert.deepEqual(await period(), ['active', JANUARY_31, FEBRUARY_28]);
      changePlan((plan) => cancelled(plan, now));
      now = Date.parse('2026-03-15T08:00:00.000Z');
      assert.deepEqual(await period(), ['ended', JANUARY_31, FEBRUARY_28]);
      changePlan((plan) => resumed(plan, now));
      assert.deepEqual(await period(), ['active', '2026-03-15T08:00:00.000Z', '2026-04-15T08:00:00.000Z']);
      assert.equal((await service.client().usage()).textUnits?.used, 0);
      await service.client().translate({ text });
    });

    it('is approved more text units for one period, while the service runs', async () => {
      await start({ textUnits: 4, additionalTextUnits: 1 });
      const client = service.client();
      await refusal(client.translate({ text }), 'text_quota_exhausted');
      changePlan((plan) => withApproval(plan, 3, now));
      assert.equal((await client.translate({ text })).usage?.additionalUnits, 4);
      const { additionalTextUsage, textUnits } = await client.usage();
      assert.deepEqual(additionalTextUsage, { approvedUnits: 4, usedUnits: 4 });
      assert.deepEqual(textUnits, { used: 4, allowance: 4, remaining: 0 });
      now = Date.parse(FEBRUARY_28);
      assert.deepEqual((await client.usage()).additionalTextUsage, { approvedUnits: 1, usedUnits: 0 });
    });
  });

  describe('a sandbox', () => {
    it('is spent for good, whatever the paid plan does', async () => {
      await start({ textUnits: 4, basicSeconds: 1, additionalTextUnits: 100 });
      const sandbox = service.client(service.keys.test_key);
      await sandbox.diacritize(marked);
      await sandbox.speech(basic);
      changePlan((plan) => withApproval(cancelled(plan, now), 50, now));
      now = Date.parse('2031-05-05T00:00:00.000Z');
      changePlan((plan) => resumed(plan, now));
      const texts = await refusal(sandbox.diacritize(marked), 'text_quota_exhausted');
      assert.match(texts.action, /^Send less text, or use a key of a paid plan: .* does not renew\.$/);
      const speech = await refusal(sandbox.speech(basic), 'basic_speech_quota_exhausted');
      assert.match(speech.action, /^Use a key of a paid plan: .* does not renew\.$/);
      assert.deepEqual(await period(sandbox), ['active', JANUARY_31, null]);
      const { textUnits, additionalTextUsage } = await sandbox.usage();
      assert.deepEqual(textUnits, { used: 4, allowance: 4, remaining: 0 });
      assert.deepEqual(additionalTextUsage, { approvedUnits: 0, usedUnits: 0 });
    });
  });
});
