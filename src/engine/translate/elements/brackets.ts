import type { Bracketed, LineElement, LineElements, Punctuation } from '../syntax/elements.ts';

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
const ENGLISH_QUOTES: Readonly<Record<string, { readonly open: string; readonly close: string }>> = {
  '«': { open: '“', close: '”' },
};
const MAX_DEPTH = 6;

/**
 * Puts what stands between matching brackets or quotation marks together. A sign without its partner stays
 * a break; so do pairs nested deeper than a reader follows.
 */
export function withBrackets(elements: LineElements): LineElement[] {
  return bracketRange(elements, partnersOf(elements), { from: 0, to: elements.length, depth: 0 });
}

function partnersOf(elements: LineElements): Map<number, number> {
  const partners = new Map<number, number>();
  const open: { at: number; close: string }[] = [];
  elements.forEach((element, at) => {
    if (element.kind !== 'punctuation') return;
    const last = open.at(-1);
    if (last !== undefined && closes(element, last.close) && mayClose(element, at === last.at + 1)) {
      open.pop();
      if (at > last.at + 1) partners.set(last.at, at);
      return;
    }
    const close = isCommand(element) ? '}' : CLOSING[element.text];
    if (close !== undefined && mayOpen(element)) open.push({ at, close });
  });
  return partners;
}

/** LaTeX's `\emph{`. */
function isCommand({ text }: Punctuation): boolean {
  return /^\\.*\{$/.test(text);
}

/** The bracket behind the text of a link carries the address. */
function closes({ text }: Punctuation, close: string): boolean {
  return text === close || (close === ']' && text.startsWith(']('));
}

/** A sign that opens and closes alike stands close to the text it encloses; twice in a row it opens twice (`**`). */
function mayOpen(element: Punctuation): boolean {
  return CLOSING[element.text] !== element.text || element.spaceAfter === '';
}

function mayClose(element: Punctuation, directlyAfterOpening: boolean): boolean {
  if (CLOSING[element.text] !== element.text) return true;
  return element.spaceBefore === '' && !(directlyAfterOpening && element.text !== '"');
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

function bracketRange(
  elements: LineElements,
  partners: ReadonlyMap<number, number>,
  range: Range,
): LineElement[] {
  const result: LineElement[] = [];
  for (let at = range.from; at < range.to; at++) {
    const element = elements[at];
    if (element === undefined) continue;
    const end = range.depth < MAX_DEPTH ? partners.get(at) : undefined;
    if (end === undefined || element.kind !== 'punctuation') {
      result.push(element);
      continue;
    }
    const content = bracketRange(elements, partners, { from: at + 1, to: end, depth: range.depth + 1 });
    result.push(...bracketedBy(element, elements[end], content));
    at = end;
  }
  return result;
}

/** The bracketed part; after it the white space before a following sign stays with that sign. */
function bracketedBy(open: Punctuation, close: LineElement | undefined, content: LineElements): Bracketed[] {
  if (close?.kind !== 'punctuation') return [];
  const english = ENGLISH_QUOTES[open.text] ?? { open: open.text, close: close.text };
  return [{ kind: 'bracketed', ...english, content, glued: open.spaceBefore === '' }];
}
