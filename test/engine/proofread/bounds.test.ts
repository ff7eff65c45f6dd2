import assert from 'node:assert/strict';
import { testEngineWithCounts } from '../../support/engine.ts';

/** Of this thread, in milliseconds; a rule that tries everything takes minutes. */
const LIMIT_MS = 3000;

describe('proofreading 6,000 letters that were made to be slow', () => {
  const texts = {
    'an ezafe with ه behind the other, without an end': 'کتابه '.repeat(1000),
    'one word of letters that sound like others': 'زذضظسصثتطهحغق'.repeat(461),
    'unknown words of such letters': 'زسطحغاضثتهقعظذ '.repeat(400),
    'a kasra at every word': 'خوبِ '.repeat(1200),
  };
  for (const [name, text] of Object.entries(texts))
    it(`is bounded for ${name}`, () => {
      const engine = testEngineWithCounts();
      const analysis = engine.analyse(text);
      const before = process.threadCpuUsage();
      engine.proofread(analysis);
      const { user, system } = process.threadCpuUsage(before);
      assert.ok((user + system) / 1000 < LIMIT_MS, `${(user + system) / 1000} ms`);
    });
});
