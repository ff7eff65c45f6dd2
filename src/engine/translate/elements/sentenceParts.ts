import type { Bracketed, LineElement, LineElements, Punctuation } from '../syntax/elements.ts';

const ENDS_PART = new Set(['.', '!', '?', '…', ':', ';', '|', '•']);

/** A part of a line that is a sentence of its own, with the signs behind it. */
interface Part {
  readonly body: LineElements;
  readonly signs: readonly Punctuation[];
  readonly next: number;
}

/** The part that begins at `from`. */
export function nextPart(elements: LineElements, from: number): Part {
  const first = behindOpening(elements, from);
  if (isSaidAlone(elements, first))
    return { body: elements.slice(from, first + 1), signs: [], next: first + 1 };
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

const MOST_OPENING = 8;

/** Behind the signs that a line may open with, a list's dash or a heading's #. */
function behindOpening(elements: LineElements, from: number): number {
  let at = from;
  while (at < from + MOST_OPENING && elements[at]?.kind === 'punctuation' && !isSign(elements[at])) at++;
  return at;
}

const ENDS_SENTENCE = new Set(['.', '!', '?', '…']);
const SAYING = new Set(['گفتن', 'پرسیدن', 'دادن', 'زدن', 'نوشتن', 'افزودن', 'کردن']);
const MOST_OF_SPEAKER = 8;

/** A quotation that is a sentence: «کجا بودی؟». */
export function isQuotedSentence(element: LineElement | undefined): element is Bracketed {
  if (element?.kind !== 'bracketed' || !QUOTES.has(element.open)) return false;
  const last = element.content.at(-1);
  return last?.kind === 'punctuation' && ENDS_SENTENCE.has(last.text);
}

const QUOTES = new Set(['“', '"']);

/** Whether a quotation stands by itself, before another, or before who said it: «بیا!» «نه.», «کجایی؟» پرسید. */
function isSaidAlone(elements: LineElements, at: number): boolean {
  if (!isQuotedSentence(elements[at])) return false;
  const next = elements[at + 1];
  if (next === undefined || next.kind === 'bracketed' || isColon(elements[at - 1])) return true;
  const behind = elements.slice(at + 1, at + 1 + MOST_OF_SPEAKER);
  const end = behind.findIndex(({ kind }) => kind !== 'word');
  if (end >= 0 && isColon(behind[end])) return true;
  return behind.slice(0, end < 0 ? behind.length : end).some(isSaying);
}

/** A colon, behind which somebody speaks. */
export function isColon(element: LineElement | undefined): boolean {
  return element?.kind === 'punctuation' && element.text === ':';
}

function isSaying(element: LineElement): boolean {
  return (
    element.kind === 'word' &&
    element.pronunciation.partOfSpeech === 'verb' &&
    SAYING.has(element.pronunciation.lemma)
  );
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
