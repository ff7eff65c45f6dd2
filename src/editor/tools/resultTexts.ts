import type { Tool } from '../../tools/index.ts';
import { UserError } from '../failures/userError.ts';
import type { Translate } from '../wording/translate.ts';

/** The longest text that a tool gives back, in UTF-16 units; a service may answer with anything. */
const MAX_RESULT = 100_000;
/** The longest JSON beside it, in UTF-16 units. */
const MAX_JSON = 100_000;

/** How much a caller takes, as a model counts. */
export interface TokenBudget {
  readonly tokenBudget: number;
  readonly countTokens: (text: string) => PromiseLike<number>;
}

type Output = Readonly<Record<string, unknown>>;

/**
 * The text of what a tool gave, and the JSON of all else. Items at the end of its list are left off where it would be
 * too long, and `left_off` says how many. Throws a `UserError` if the text itself is too long.
 */
export async function resultTexts(
  tool: Pick<Tool, 'textOf' | 'list'>,
  output: Output,
  budget: TokenBudget | undefined,
  t: Translate,
): Promise<readonly string[]> {
  const text = tool.textOf(output);
  if (text.length > MAX_RESULT) throw new UserError(t('The result is too long. Send the text in parts.'));
  const { [tool.list ?? '']: list, ...others } = output;
  const facts = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== text));
  if (tool.list === undefined || !Array.isArray(list)) return [text, JSON.stringify(facts)];
  const room = Math.min(MAX_JSON, await roomBeside(text, budget)) - JSON.stringify(facts).length;
  const items = itemsWithin(list, room);
  const leftOff = list.length - items.length;
  return [text, JSON.stringify({ [tool.list]: items, ...facts, ...(leftOff > 0 && { left_off: leftOff }) })];
}

/** In UTF-16 units: no model needs more than a token for one of them on average. */
async function roomBeside(text: string, budget: TokenBudget | undefined): Promise<number> {
  if (budget === undefined) return MAX_JSON;
  return Math.max(0, budget.tokenBudget - (await budget.countTokens(text)));
}

function itemsWithin(items: readonly unknown[], room: number): readonly unknown[] {
  let length = 0;
  const end = items.findIndex((item) => {
    length += JSON.stringify(item).length + 1;
    return length > room;
  });
  return end < 0 ? items : items.slice(0, end);
}
