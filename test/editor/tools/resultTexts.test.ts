import assert from 'node:assert/strict';
import { resultTexts } from '../../../src/editor/tools/resultTexts.ts';

const t = (message: string) => message;

const tool = { list: 'alignment', textOf: () => 'ketaab' };

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ source_start: at, source: 'کتاب' }));

async function jsonOf(output: Readonly<Record<string, unknown>>, tokens?: number) {
  const budget =
    tokens === undefined
      ? undefined
      : { tokenBudget: tokens, countTokens: async (text: string) => text.length };
  const [text = '', json = ''] = await resultTexts(tool, output, budget, t);
  return { text, json, value: JSON.parse(json) };
}

describe('the result of a tool', () => {
  it('is a text, and the JSON of all that the text does not say', async () => {
    const { text, value } = await jsonOf({ pinglish: 'ketaab', alignment: items(2), warnings: [] });
    assert.equal(text, 'ketaab');
    assert.deepEqual(value, { alignment: items(2), warnings: [] });
  });

  it('leaves off the end of a list that is too long, and says how much', async () => {
    const { json, value } = await jsonOf({ alignment: items(10_000) });
    assert.ok(json.length <= 100_100 && json.length > 99_000, `${json.length}`);
    assert.equal(value.alignment.length + value.left_off, 10_000);
    assert.deepEqual(value.alignment, items(value.alignment.length));
  });

  it('keeps to what the caller takes', async () => {
    const { text, json, value } = await jsonOf({ alignment: items(100) }, 1000);
    assert.ok(text.length + json.length < 1050);
    assert.equal(value.alignment.length + value.left_off, 100);
    assert.deepEqual((await jsonOf({ alignment: items(1) }, 0)).value, { alignment: [], left_off: 1 });
  });

  it('is refused where the text itself is too long', async () => {
    const long = { ...tool, textOf: () => 'a'.repeat(100_001) };
    await assert.rejects(resultTexts(long, {}, undefined, t), /Send the text in parts/);
  });
});
