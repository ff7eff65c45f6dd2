import assert from 'node:assert/strict';
import { longFromPinglish } from '../../src/client/index.ts';
import { localRoutes, MAX_CHOSEN_WORDS, MAX_TEXT_CODE_POINTS } from '../../src/contract/index.ts';
import { testEngineWithCounts } from '../support/engine.ts';
import { startTestService, type TestService } from '../support/testService.ts';

describe('Pinglish to Persian over a socket', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ engine: testEngineWithCounts() });
  });
  after(() => service.close());

  it('has the Persian, and of each word what it came from', async () => {
    const answer = await service.client().fromPinglish({ text: 'salam, ketab ha ye man' });
    assert.equal(answer.persian, 'سلام، کتاب‌های من');
    assert.deepEqual(answer.alignment, [
      { codePointStart: 0, codePointEnd: 5, source: 'salam', written: 'سلام', candidates: [] },
      { codePointStart: 7, codePointEnd: 18, source: 'ketab ha ye', written: 'کتاب‌های', candidates: [] },
      { codePointStart: 19, codePointEnd: 22, source: 'man', written: 'من', candidates: [] },
    ]);
  });

  it('leaves loan words Latin where it is asked to', async () => {
    const client = service.client();
    const text = 'file ro befrest';
    assert.equal((await client.fromPinglish({ text })).persian, 'فایل رو بفرست');
    assert.equal((await client.fromPinglish({ text, loanWords: 'latin' })).persian, 'file رو بفرست');
  });

  it('has candidates where they are asked for, and writes what was chosen', async () => {
    const client = service.client();
    const { alignment } = await client.fromPinglish({ text: 'sad nafar', withCandidates: true });
    assert.equal(alignment[0]?.candidates[0], 'سد');
    const chosen = [{ typed: 'sad', persian: 'سد' }];
    assert.equal((await client.fromPinglish({ text: 'sad nafar', chosen })).persian, 'سد نفر');
  });

  it('takes as many chosen words as a list can have, and none that is no line', async () => {
    const client = service.client();
    const chosen = Array.from({ length: MAX_CHOSEN_WORDS }, (_, at) => ({
      typed: `w${at}`.padEnd(64, 'x'),
      persian: 'س'.repeat(64),
    }));
    assert.equal((await client.fromPinglish({ text: 'salam', chosen })).persian, 'سلام');
    for (const wrong of [
      { typed: 'a\tb', persian: 'سد' },
      { typed: 'سد', persian: 'سد' },
      { typed: 'sad', persian: 'sad' },
    ])
      await assert.rejects(client.fromPinglish({ text: 'salam', chosen: [wrong] }), {
        code: 'invalid_request',
      });
  });

  it('charges nothing', async () => {
    const client = service.client();
    const before = await client.usage();
    await client.fromPinglish({ text: 'salam' });
    assert.deepEqual((await client.usage()).textUnits, before.textUnits);
    assert.equal(localRoutes.fromPinglish.meter, null);
  });

  it('is refused without a key, and for a text that is too long', async () => {
    const client = service.client();
    const text = 'a'.repeat(MAX_TEXT_CODE_POINTS + 1);
    await assert.rejects(client.fromPinglish({ text }), { code: 'invalid_request' });
    const answer = await service.socket.fetch(`http://localhost${localRoutes.fromPinglish.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode('{"text":"salam"}'),
      redirect: 'manual',
      signal: new AbortController().signal,
    });
    assert.equal(answer.status, 401);
  });

  it('takes a text of any length in sections, and moves their words to their places', async () => {
    const client = service.client();
    const text = 'salam donya. '.repeat(1200);
    const sent: string[] = [];
    const { persian, alignment } = await longFromPinglish(text, (section) => {
      sent.push(section);
      return client.fromPinglish({ text: section });
    });
    assert.ok(sent.length > 2);
    assert.equal(sent.join(''), text);
    assert.equal(persian, 'سلام دنیا. '.repeat(1200));
    assert.equal(alignment.length, 2400);
    const last = alignment.at(-1);
    assert.equal(text.slice(last?.codePointStart, last?.codePointEnd), 'donya');
    assert.ok((last?.codePointStart ?? 0) > text.length - 10);
  });
});
