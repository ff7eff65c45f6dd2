import assert from 'node:assert/strict';
import { testEngine } from '../support/engine.ts';
import { startTestService, type TestService } from '../support/testService.ts';

describe('the spelling of a text over a socket', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ engine: testEngine() });
  });
  after(() => service.close());

  it('tells what is written otherwise in standard orthography', async () => {
    const { changes } = await service.client().spelling({ text: '😀 من می روم و اعتباررا دارم.' });
    assert.deepEqual(changes, [
      { codePointStart: 5, codePointEnd: 11, text: 'می\u200cروم', kind: 'halfSpaces' },
      { codePointStart: 14, codePointEnd: 22, text: 'اعتبار را', kind: 'joinedWords' },
    ]);
    assert.deepEqual((await service.client().spelling({ text: 'سلام' })).changes, []);
  });

  it('refuses a text that is too long', async () => {
    await assert.rejects(service.client().spelling({ text: 'س'.repeat(6001) }), { code: 'invalid_request' });
  });
});
