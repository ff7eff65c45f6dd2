import assert from 'node:assert/strict';
import { testEngine } from '../support/engine.ts';
import { startTestService, type TestService } from '../support/testService.ts';

describe('the proofreading of a text over a socket', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService({ engine: testEngine() });
  });
  after(() => service.close());

  it('tells what is likely to be an error, by which rule, and what may be meant', async () => {
    const { findings } = await service.client().proofread({ text: '😀 کتابه من روی میز است.' });
    assert.deepEqual(findings, [
      {
        codePointStart: 2,
        codePointEnd: 7,
        rule: 'he-for-ezafe',
        severity: 'warning',
        reason: {
          en: '"کتابه" belongs to what follows: an ezafe is a kasra, which is not written with ه ("کتاب").',
          fa: '«کتابه» به واژهٔ پس از خود افزوده شده است و کسرهٔ اضافه را با «ه» نمی‌نویسند («کتاب»).',
        },
        suggestions: ['کتاب', 'کتاب\u0650'],
      },
    ]);
    assert.deepEqual((await service.client().proofread({ text: 'کتاب من' })).findings, []);
  });

  it('finds by the rules that are asked for, and tells each change that makes a text tidy', async () => {
    const text = '😀 كتابه من می روم و اعتباررا دارم ,خوب.';
    const { findings } = await service
      .client()
      .proofread({ text, rules: ['half-spaces', 'joined-words', 'latin-punctuation', 'punctuation'] });
    assert.deepEqual(
      findings.map(({ codePointStart, codePointEnd, rule, suggestions }) => [
        codePointStart,
        codePointEnd,
        rule,
        ...suggestions,
      ]),
      [
        [11, 17, 'half-spaces', 'می\u200cروم'],
        [20, 28, 'joined-words', 'اعتبار را'],
        [33, 34, 'punctuation', ''],
        [34, 35, 'punctuation', '، '],
      ],
    );
    assert.deepEqual((await service.client().proofread({ text, rules: [] })).findings, []);
  });

  it('puts a half-space behind letters that are joined to none only if it is wanted', async () => {
    const spelt = async (halfSpaceBehindUnjoined: boolean) => {
      const { findings } = await service
        .client()
        .proofread({ text: 'این کار ها و دلم', rules: ['half-spaces'], halfSpaceBehindUnjoined });
      return findings.map(({ suggestions }) => suggestions[0]);
    };
    assert.deepEqual(await spelt(false), ['کارها']);
    assert.deepEqual(await spelt(true), ['کار\u200cها']);
  });

  it('refuses a text that is too long', async () => {
    await assert.rejects(service.client().proofread({ text: 'س'.repeat(6001) }), { code: 'invalid_request' });
  });
});
