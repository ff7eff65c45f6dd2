import assert from 'node:assert/strict';
import { resultTexts } from '../../../src/editor/tools/resultTexts.ts';

const t = (message: string) => message;

const listOf = (count: number) => ({
  name: 'alignment',
  items: Array.from({ length: count }, (_, at) => ({ source_start: at, source: 'کتاب' })),
});

async function jsonOf(findings: Parameters<typeof resultTexts>[0], tokens?: number) {
  const budget =
    tokens === undefined
      ? undefined
      : { tokenBudget: tokens, countTokens: async (text: string) => text.length };
  const [text, json = ''] = await resultTexts(findings, budget, t);
  return { text, json, value: JSON.parse(json) };
}

describe('the result of a tool', () => {
  it('is a text and its JSON', async () => {
    const { text, value } = await jsonOf({ text: 'ketaab', facts: { draft: true }, list: listOf(2) });
    assert.equal(text, 'ketaab');
    assert.deepEqual(value, { draft: true, alignment: listOf(2).items });
  });

  it('leaves off the end of a list that is too long, and says how much', async () => {
    const { json, value } = await jsonOf({ text: 'ketaab', list: listOf(10_000) });
    assert.ok(json.length <= 100_100 && json.length > 99_000, `${json.length}`);
    assert.equal(value.alignment.length + value.left_off, 10_000);
    assert.deepEqual(value.alignment, listOf(value.alignment.length).items);
  });

  it('keeps to what the caller takes', async () => {
    const { text = '', json, value } = await jsonOf({ text: 'ketaab', list: listOf(100) }, 1000);
    assert.ok(text.length + json.length < 1050);
    assert.equal(value.alignment.length + value.left_off, 100);
    assert.deepEqual((await jsonOf({ text: 'ketaab', list: listOf(1) }, 0)).value, {
      alignment: [],
      left_off: 1,
    });
  });

  it('is refused where the text itself is too long', async () => {
    await assert.rejects(jsonOf({ text: 'a'.repeat(100_001) }), /Send the text in parts/);
  });
});
