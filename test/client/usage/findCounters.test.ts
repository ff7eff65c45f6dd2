import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { JsonObject } from '../../../src/client/decode/jsonObject.ts';
import { answerFields, keyEnvironment } from '../../../src/client/index.ts';
import { findCounters } from '../../../src/client/usage/findCounters.ts';
import { decodeUsageAnswer } from '../../../src/client/usage/usageAnswer.ts';

const period = { start: '2026-01-15T00:00:00Z', end: '2026-02-15T00:00:00Z' };

describe('the counters of a usage answer', () => {
  const check = (answer: JsonObject, ...expected: readonly (readonly unknown[])[]) =>
    assert.deepEqual(
      findCounters(answer).map(({ label, used, allowance, remaining }) => [
        label,
        used,
        allowance,
        remaining,
      ]),
      expected,
    );

  it('are read from the answer of the local service', () => {
    const answer = {
      request_id: 'r',
      environment: 'live',
      plan: 'local',
      billing_period: period,
      text_units: { used: 5, allowance: 100, remaining: 95 },
      basic_seconds: { used: 0, allowance: null, remaining: null },
      additional_text_usage: { approved_units: 10, used_units: 2 },
      rate_limit: { requests_per_minute: 60 },
    };
    check(
      answer,
      ['text units', 5, 100, 95],
      ['basic seconds', 0, null, null],
      ['additional text usage units', 2, 10, 8],
    );
    for (const counter of findCounters(answer)) assert.deepEqual(counter.period, period);
    assert.deepEqual(
      findCounters(answer).map(({ meter }) => meter),
      ['text', 'basic_seconds', 'additional_text'],
    );
  });

  it('are read from flat fields, in any spelling', () => {
    check({ text_units_used: 5, text_units_limit: 20 }, ['text units', 5, 20, 15]);
    check({ usedTextUnits: 5, remainingTextUnits: 15 }, ['text units', 5, 20, 15]);
    check({ basicSecondsAllowance: '60', basicSecondsRemaining: '12.5' }, ['basic seconds', 47.5, 60, 12.5]);
  });

  it('are read from lists, and from deeper levels', () => {
    const meters = [
      { name: 'text', used: 1, quota: 10 },
      { name: 'premium_seconds', used: 2, quota: 20 },
    ];
    check({ data: { meters } }, ['data text', 1, 10, 9], ['data premium seconds', 2, 20, 18]);
  });

  it('have the period that stands nearest', () => {
    const answer = {
      current_period: period,
      text: { used: 1, resets_at: '2026-03-01T00:00:00Z' },
      speech: { used: 2 },
    };
    assert.deepEqual(
      findCounters(answer).map(({ period: each }) => each?.end),
      ['2026-03-01T00:00:00Z', period.end],
    );
  });

  it('need something used or remaining', () => {
    check({ limit: 5, rate_limit: { limit: 60 }, used: 'much', remaining: null, total: Number.NaN });
    check({ used: 5 }, ['', 5, undefined, undefined]);
  });

  it('never go below zero', () => {
    check({ text: { used: 12, limit: 10 } }, ['text', 12, 10, 0]);
  });

  it('are found in any answer without a fuss', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (answer) => {
        for (const { used, remaining } of findCounters(answer))
          assert.ok(typeof used === 'number' || typeof remaining === 'number');
      }),
    );
  });

  it('stand in for fields that have other names', () => {
    const usage = decodeUsageAnswer({ usage: { text: { used: 1, limit: 4 } } });
    assert.deepEqual(usage.textUnits, { used: 1, allowance: 4, remaining: 3 });
    assert.equal(usage.basicSeconds, undefined);
  });
});

describe('the whole of a usage answer', () => {
  it('is listed value by value with the way to each', () => {
    assert.deepEqual(answerFields({ plan: 'p', meters: [{ used: 1 }, null], none: {} }), [
      { path: 'plan', value: 'p' },
      { path: 'meters › 0 › used', value: '1' },
      { path: 'meters › 1', value: 'null' },
    ]);
  });

  it('is never too long to show', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (answer) => {
        assert.ok(answerFields(answer).length <= 100);
      }),
    );
    assert.equal(answerFields({ many: Array.from({ length: 1000 }, (_, at) => at) }).length, 100);
  });
});

describe('the environment of a key', () => {
  it('is told by its prefix, whatever the service calls itself', () => {
    assert.equal(keyEnvironment('harf_test_abc'), 'sandbox');
    assert.equal(keyEnvironment('pla_live_abc'), 'live');
    for (const key of ['', 'abc', 'harf_other_abc', '_test_abc', 'x harf_test_a'])
      assert.equal(keyEnvironment(key), undefined);
  });
});
