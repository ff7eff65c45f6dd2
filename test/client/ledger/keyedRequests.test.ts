import assert from 'node:assert/strict';
import { ConnectionError } from '../../../src/client/errors/clientFailure.ts';
import {
  createClient,
  createFileLedger,
  type FetchInit,
  isClientFailure,
} from '../../../src/client/index.ts';
import { fakeClock } from '../../support/fakeClock.ts';
import { memoryFiles } from '../../support/memoryFiles.ts';

const text = 'سلام';
const answer = () => Response.json({ request_id: 'r', engine_version: 'e', translation: 'hello' });

/** A client, its ledger and the keys that it sent; `respond` is its server. */
function clientOf(respond: (init: FetchInit) => Promise<Response> | Response) {
  const clock = fakeClock({ auto: true });
  const files = memoryFiles();
  const ledger = createFileLedger('', { files, now: () => clock.unixNow() });
  const sent: string[] = [];
  const noted: number[] = [];
  const client = createClient({
    baseUrl: 'https://api.example',
    apiKey: 'key',
    clock,
    async fetch(_, init) {
      sent.push(init.headers['idempotency-key'] ?? '');
      noted.push((await files.list()).length);
      return respond(init);
    },
  });
  return { client, ledger, sent, noted, entries: () => files.list() };
}

const refused = (status: number, code: string, retryable: boolean) =>
  Response.json({ error: { code, retryable, category: 'service' } }, { status });

describe('the keys of a command', () => {
  it('are noted before the first attempt, and kept until the result is applied', async () => {
    const { client, ledger, sent, noted, entries } = clientOf(answer);
    const keys = ledger.command();
    await client.translate({ text }, { keys });
    assert.deepEqual(noted, [1]);
    assert.equal((await entries())[0]?.startsWith(sent[0] ?? '-'), true);
    await keys.settle();
    assert.deepEqual(await entries(), []);
  });

  it('are taken up again after attempts without success', async () => {
    const replies = Array.from({ length: 5 }, () => refused(503, 'service_unavailable', true));
    const { client, ledger, sent } = clientOf(() => replies.shift() ?? answer());
    await assert.rejects(client.translate({ text }, { keys: ledger.command() }), isClientFailure);
    await client.translate({ text }, { keys: ledger.command() });
    assert.deepEqual([sent.length, new Set(sent).size], [6, 1]);
  });

  it('are taken up again where an answer was too long, or asked to wait for days', async () => {
    const long = () => new Response('0'.repeat(5 * 1024 * 1024));
    const days = { status: 503, headers: { 'retry-after': '3000000' } };
    const later = () =>
      Response.json({ error: { code: 'speech_job_start_uncertain', retryable: true } }, days);
    for (const [reply, code] of [
      [long, 'answer_too_large'],
      [later, 'speech_job_start_uncertain'],
    ] as const) {
      const replies = [reply];
      const { client, ledger, sent } = clientOf(() => (replies.pop() ?? answer)());
      const failed = client.translate({ text }, { keys: ledger.command() });
      await assert.rejects(failed, { code, retryable: false });
      await client.translate({ text }, { keys: ledger.command() });
      assert.deepEqual([sent.length, new Set(sent).size], [2, 1], code);
    }
  });

  it('are taken up again after a cancellation and after a timeout', async () => {
    const never = ({ signal }: FetchInit) =>
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    let isSilent = true;
    const { client, ledger, sent } = clientOf((init) => (isSilent ? never(init) : answer()));
    const { signal } = ((controller) => {
      setImmediate(() => controller.abort('stop'));
      return controller;
    })(new AbortController());
    await assert.rejects(client.translate({ text }, { keys: ledger.command(), signal }));
    await assert.rejects(client.translate({ text }, { keys: ledger.command() }), { code: 'request_timeout' });
    isSilent = false;
    await client.translate({ text }, { keys: ledger.command() });
    assert.deepEqual([sent.length, new Set(sent).size], [3, 1]);
  });

  it('are forgotten when the failure is final', async () => {
    const replies = [refused(402, 'text_quota_exhausted', false)];
    const { client, ledger, sent, entries } = clientOf(() => replies.shift() ?? answer());
    await assert.rejects(client.translate({ text }, { keys: ledger.command() }), isClientFailure);
    assert.deepEqual(await entries(), []);
    await client.translate({ text }, { keys: ledger.command() });
    assert.equal(new Set(sent).size, 2);
  });

  it('are taken up again where the server has ended, and another one is started', async () => {
    let isGone = true;
    const { client, ledger, sent } = clientOf(async () => {
      if (!isGone) return answer();
      isGone = false;
      throw new ConnectionError(new Error('gone'), { retryable: false });
    });
    const keys = ledger.command();
    await assert.rejects(client.translate({ text }, { keys }), { code: 'connection_failed' });
    await client.translate({ text }, { keys });
    assert.deepEqual([sent.length, new Set(sent).size], [2, 1]);
  });

  it('are not asked for where nothing is sent', async () => {
    const { client, ledger, entries, sent } = clientOf(answer);
    const signal = AbortSignal.abort('stop');
    await assert.rejects(client.translate({ text }, { keys: ledger.command(), signal }));
    assert.deepEqual([await entries(), sent], [[], []]);
  });
});
