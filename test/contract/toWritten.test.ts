import assert from 'node:assert/strict';
import { longToWritten } from '../../src/client/index.ts';
import { localRoutes, MAX_TEXT_CODE_POINTS } from '../../src/contract/index.ts';
import { testEngine } from '../support/engine.ts';
import { startTestService, type TestService } from '../support/testService.ts';

describe('spoken Persian as it is written, over a socket', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ engine: testEngine() });
  });
  after(() => service.close());

  it('has the written text, and of each changed part what it came from', async () => {
    const answer = await service.client().toWritten({ text: '😀 می‌خوام برم خونه، سلام' });
    assert.equal(answer.written, '😀 می‌خواهم به خانه بروم، سلام');
    assert.deepEqual(answer.alignment, [
      { codePointStart: 2, codePointEnd: 9, source: 'می‌خوام', written: 'می‌خواهم' },
      { codePointStart: 10, codePointEnd: 18, source: 'برم خونه', written: 'به خانه بروم' },
    ]);
  });

  it('charges nothing, and is refused for a text that is too long', async () => {
    const client = service.client();
    const before = await client.usage();
    await client.toWritten({ text: 'میرم خونه' });
    assert.deepEqual((await client.usage()).textUnits, before.textUnits);
    assert.equal(localRoutes.toWritten.meter, null);
    const text = 'س'.repeat(MAX_TEXT_CODE_POINTS + 1);
    await assert.rejects(client.toWritten({ text }), { code: 'invalid_request' });
  });

  it('takes a text of any length in sections, and moves their words to their places', async () => {
    const client = service.client();
    const text = 'بهت میگم. '.repeat(1200);
    const sent: string[] = [];
    const { written, alignment } = await longToWritten(text, (section) => {
      sent.push(section);
      return client.toWritten({ text: section });
    });
    assert.ok(sent.length > 1);
    assert.ok(written === 'به تو می‌گویم. '.repeat(1200));
    for (const { codePointStart, codePointEnd, source } of alignment)
      assert.equal(text.slice(codePointStart, codePointEnd), source);
    assert.equal(alignment.length, 2400);
  });
});
