import type { LineElement, LineElements, Punctuation } from '../syntax/elements.ts';

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

/** The elements of a range, what its pairs enclose as one each. */
function bracketRange(
  elements: LineElements,
  partners: ReadonlyMap<number, number>,
  { from, to, depth }: { readonly from: number; readonly to: number; readonly depth: number },
): LineElement[] {
  const result: LineElement[] = [];
  for (let at = from; at < to; at++) {
    const open = elements[at];
    if (open === undefined) continue;
    const end = depth < MAX_DEPTH ? partners.get(at) : undefined;
    const close = end === undefined ? undefined : elements[end];
    if (end === undefined || open.kind !== 'punctuation' || close?.kind !== 'punctuation') {
      result.push(open);
      continue;
    }
    const content = bracketRange(elements, partners, { from: at + 1, to: end, depth: depth + 1 });
    const english = ENGLISH_QUOTES[open.text] ?? { open: open.text, close: close.text };
    result.push({ kind: 'bracketed', ...english, content, glued: open.spaceBefore === '' });
    at = end;
  }
  return result;
}
