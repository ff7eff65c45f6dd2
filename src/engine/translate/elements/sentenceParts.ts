import type { LineElement, LineElements, Punctuation } from '../syntax/elements.ts';

const ENDS_PART = new Set(['.', '!', '?', '…', ':', ';', '|', '•']);

/** A part of a line that is a sentence of its own, with the signs behind it. */
interface Part {
  readonly body: LineElements;
  readonly signs: readonly Punctuation[];
  readonly next: number;
}

/** The part that begins at `from`. */
export function nextPart(elements: LineElements, from: number): Part {
  let at = from;
  while (at < elements.length && !isSign(elements[at])) at++;
  const body = elements.slice(from, at);
  const signs: Punctuation[] = [];
  for (let element = elements[at]; isSign(element); element = elements[at]) {
    signs.push(element);
    at++;
  }
  return { body, signs, next: at };
}

/** The signs that some elements begin with, and what stands behind them. */
export function withoutSigns(elements: LineElements): {
  readonly signs: string;
  readonly words: LineElements;
} {
  const start = elements.findIndex(({ kind }) => kind !== 'punctuation');
  const words = start < 0 ? [] : elements.slice(start);
  const signs = elements
    .slice(0, elements.length - words.length)
    .map((element) => (element.kind === 'punctuation' ? element.text + element.spaceAfter : ''));
  return { signs: signs.join(''), words };
}

function isSign(element: LineElement | undefined): element is Punctuation {
  return element?.kind === 'punctuation' && (ENDS_PART.has(element.text) || isTag(element.text));
}

/** Whether a sign is a tag, which parts what is before it from what is behind it as the end of a sentence does. */
export function isTag(sign: string): boolean {
  return /^(?:<.|-->)/.test(sign);
}
