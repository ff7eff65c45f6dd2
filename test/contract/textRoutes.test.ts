import assert from 'node:assert/strict';
import { localRoutes, routes } from '../../src/contract/index.ts';
import { startTestService, type TestService } from '../support/testService.ts';

describe('client and service over a socket', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
  });
  after(() => service.close());

  const post = async (path: string, body: unknown) => {
    const response = await service.socket.fetch(`http://localhost${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.keys.live_key}`, 'content-type': 'application/json' },
      body: new TextEncoder().encode(JSON.stringify(body)),
      redirect: 'manual',
      signal: new AbortController().signal,
    });
    return { status: response.status, answer: JSON.parse(await response.text()) as unknown };
  };

  it('diacritizes', async () => {
    const result = await service.client().diacritize({ text: 'سلام جهان', includeEzafe: true });
    assert.equal(result.diacritized, 'سَلام جَهان');
    assert.equal(result.engineVersion, 'fake-1');
    assert.match(result.requestId ?? '', /^req_[0-9a-f]{32}$/);
    assert.deepEqual(result.warnings, []);
    assert.deepEqual(result.usage, {
      meter: 'text',
      inputCodePoints: 9,
      multiplier: 1,
      units: 9,
      additionalUnits: 0,
      cacheHit: false,
    });
  });

  it('transliterates, with offsets in code points', async () => {
    const result = await service
      .client()
      .pinglish({ text: '😀 سلام', style: 'systematic', vowelNotation: 'macron' });
    assert.equal(result.original, '😀 سلام');
    assert.equal(result.pinglish, '😀 w4');
    assert.equal(result.style, 'systematic');
    assert.equal(result.vowelNotation, 'macron');
    assert.deepEqual(result.alignment, [
      { codePointStart: 2, codePointEnd: 6, source: 'سلام', written: 'w4' },
    ]);
    assert.deepEqual(result.warnings, []);
    assert.equal(result.usage?.units, 6);
  });

  it('warns where Persian and Latin letters touch', async () => {
    const { warnings } = await service
      .client()
      .pinglish({ text: 'یک USBها، PDF', style: 'readable', vowelNotation: 'double_a' });
    assert.deepEqual(warnings, [
      {
        code: 'mixed_script',
        message: '“USBها” has Persian and Latin letters without a space between them.',
        codePointStart: 3,
        codePointEnd: 8,
      },
    ]);
  });

  it('translates at two units for a code point, and names unknown words', async () => {
    const result = await service.client().translate({ text: 'سلام کتاب' });
    assert.equal(result.translation, 'hello w4');
    assert.deepEqual(
      result.warnings.map(({ code, codePointStart, codePointEnd }) => [code, codePointStart, codePointEnd]),
      [['unknown_word', 5, 9]],
    );
    assert.equal(result.usage?.multiplier, 2);
    assert.equal(result.usage?.units, 18);
  });

  it('analyses', async () => {
    const { tokens, engineVersion } = await service.client().analyse({ text: 'دنیا!' });
    const reading = {
      diacritized: 'دَنیا',
      pinglish: 'w4',
      styledPinglish: 'w4',
      lemma: 'دنیا',
      partOfSpeech: 'noun',
      gloss: 'world',
    };
    assert.equal(engineVersion, 'fake-1');
    assert.deepEqual(tokens, [
      {
        codePointStart: 0,
        codePointEnd: 4,
        source: 'دنیا',
        kind: 'word',
        ...reading,
        phonemes: 'w',
        origin: 'context',
        isHomograph: false,
        inflection: {},
        ezafe: 'e',
        confidence: 0.5,
        alternatives: [{ ...reading, phonemes: 'o', confidence: 0.25 }],
      },
      {
        codePointStart: 4,
        codePointEnd: 5,
        source: '!',
        kind: 'other',
        diacritized: null,
        pinglish: null,
        styledPinglish: null,
        phonemes: null,
        lemma: null,
        partOfSpeech: null,
        gloss: null,
        ezafe: null,
        confidence: null,
        alternatives: [],
      },
    ]);
  });

  it('charges a cache hit, and reports usage', async () => {
    const before = await service.client().usage();
    const first = await service.client().translate({ text: 'دنیا' });
    const second = await service.client().translate({ text: 'دنیا' });
    const after = await service.client().usage();
    assert.equal(first.usage?.cacheHit, false);
    assert.equal(second.usage?.cacheHit, true);
    assert.notEqual(first.requestId, second.requestId);
    assert.equal((after.textUnits?.used ?? 0) - (before.textUnits?.used ?? 0), 16);
    assert.equal(after.textUnits?.remaining, 1_000_000 - (after.textUnits?.used ?? 0));
    assert.equal(after.environment, 'production');
    assert.equal(after.accessStatus, 'active');
    assert.equal(after.requestsPerMinute, 1000);
    assert.deepEqual(after.billingPeriod, {
      start: '2026-01-31T12:00:30.000Z',
      end: '2026-02-28T12:00:30.000Z',
    });
  });

  it('counts live and sandbox keys apart', async () => {
    const { keys } = service;
    await service.client(keys.limited_key).diacritize({ text: 'سلام', includeEzafe: false });
    const sandbox = await service.client(keys.test_key).usage();
    assert.equal(sandbox.environment, 'sandbox');
    assert.equal(sandbox.textUnits?.used, 0);
    assert.equal(sandbox.billingPeriod?.end, null);
  });

  it('answers every text route as its row of the table says', async () => {
    for (const route of [routes.diacritize, routes.pinglish, routes.translate, localRoutes.analyse]) {
      const { status, answer } = await post(route.path, { text: 'سلام USBها کتاب' });
      assert.equal(status, route.successStatus);
      assert.doesNotThrow(() => route.response.json.parse(answer), route.path);
    }
    routes.usage.response.json.parse((await service.client().usage()).answer);
  });

  it('fills in the documented defaults', async () => {
    const { answer: marked } = await post(routes.diacritize.path, { text: 'سلام' });
    assert.equal(routes.diacritize.response.json.parse(marked).include_ezafe, true);
    const { answer: latin } = await post(routes.pinglish.path, { text: 'سلام' });
    const { style, vowel_notation } = routes.pinglish.response.json.parse(latin);
    assert.deepEqual([style, vowel_notation], ['readable', 'double_a']);
  });
});
