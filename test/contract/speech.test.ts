import assert from 'node:assert/strict';
import { routes, speechResponse } from '../../src/contract/index.ts';
import { startTestService, type TestService } from '../support/testService.ts';

const body = new TextEncoder().encode(JSON.stringify({ text: 'سلام دنیا', tier: 'basic', voice: 'leyla' }));

describe('synchronous speech over a socket', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService({ faults: true });
  });
  afterEach(() => service.close());

  const post = (headers: Record<string, string>) =>
    service.socket.fetch(`http://localhost${routes.speech.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.keys.live_key}`,
        'content-type': 'application/json',
        ...headers,
      },
      body,
      redirect: 'manual',
      signal: new AbortController().signal,
    });

  const used = async () => (await service.client().usage()).basicSeconds?.used;

  it('is charged once where the connection breaks, whether before or after the work', async () => {
    for (const [index, fault] of ['drop-before-response', 'drop-after-response'].entries()) {
      const headers = { 'idempotency-key': `key for ${fault}`, 'x-harf-fault': `${fault};times=1` };
      await assert.rejects(post(headers));
      assert.equal(await used(), index === 0 ? 0 : 2);
      const answer = speechResponse.parse(JSON.parse(await (await post(headers)).text()));
      assert.equal(answer.usage.seconds, 1);
      assert.equal(await used(), index + 1);
    }
  });

  it('fails as told, and then succeeds with the same key', async () => {
    const fault = 'status=503;code=service_unavailable;times=2;retry-after=1';
    const headers = { 'idempotency-key': 'key for failures', 'x-harf-fault': fault };
    const statuses: number[] = [];
    for (let times = 0; times < 3; times++) statuses.push((await post(headers)).status);
    assert.deepEqual(statuses, [503, 503, 200]);
    assert.equal(await used(), 1);
  });
});
