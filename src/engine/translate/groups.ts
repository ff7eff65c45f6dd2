import type { BreakItem, GroupItem, LineItem } from './items.ts';

const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '«': '»',
  '“': '”',
  '"': '"',
  '*': '*',
  _: '_',
};
const MAX_DEPTH = 6;

/**
 * Puts what stands between matching brackets or quotation marks into groups. A sign without its partner stays
 * a break; so do pairs nested deeper than a reader follows.
 */
export function grouped(items: readonly LineItem[]): LineItem[] {
  return groupRange(items, partnersOf(items), { from: 0, to: items.length, depth: 0 });
}

function partnersOf(items: readonly LineItem[]): Map<number, number> {
  const partners = new Map<number, number>();
  const open: { at: number; close: string }[] = [];
  items.forEach((item, at) => {
    if (item.kind !== 'break') return;
    const last = open.at(-1);
    if (last !== undefined && closes(item, last.close) && mayClose(item, at === last.at + 1)) {
      open.pop();
      if (at > last.at + 1) partners.set(last.at, at);
      return;
    }
    const close = isCommand(item) ? '}' : CLOSING[item.text];
    if (close !== undefined && mayOpen(item)) open.push({ at, close });
  });
  return partners;
}

/** LaTeX's `\emph{`. */
function isCommand({ text }: BreakItem): boolean {
  return /^\\.*\{$/.test(text);
}

/** The bracket behind the text of a link carries the address. */
function closes({ text }: BreakItem, close: string): boolean {
  return text === close || (close === ']' && text.startsWith(']('));
}

/** A sign that opens and closes alike stands close to the text it encloses; twice in a row it opens twice (`**`). */
function mayOpen(item: BreakItem): boolean {
  return CLOSING[item.text] !== item.text || item.spaceAfter === '';
}

function mayClose(item: BreakItem, directlyAfterOpening: boolean): boolean {
  if (CLOSING[item.text] !== item.text) return true;
  return item.spaceBefore === '' && !(directlyAfterOpening && item.text !== '"');
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

function groupRange(
  items: readonly LineItem[],
  partners: ReadonlyMap<number, number>,
  range: Range,
): LineItem[] {
  const result: LineItem[] = [];
  for (let at = range.from; at < range.to; at++) {
    const item = items[at];
    if (item === undefined) continue;
    const end = range.depth < MAX_DEPTH ? partners.get(at) : undefined;
    if (end === undefined || item.kind !== 'break') {
      result.push(item);
      continue;
    }
    const content = groupRange(items, partners, { from: at + 1, to: end, depth: range.depth + 1 });
    result.push(...groupOf(item, items[end], content));
    at = end;
  }
  return result;
}

/** The group, and after it the white space before a following sign stays with that sign. */
function groupOf(open: BreakItem, close: LineItem | undefined, content: readonly LineItem[]): GroupItem[] {
  if (close?.kind !== 'break') return [];
  return [{ kind: 'group', open: open.text, close: close.text, content, glued: open.spaceBefore === '' }];
}
