import type { SentenceItem } from './syntax.ts';
import { isForm, isOrdinal } from './wordClasses.ts';

export interface ParsedNumber {
  readonly english: string;
  readonly one: boolean;
  readonly next: number;
  readonly ezafe: boolean;
}

const TENS = /(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;
const SCALE = /^(?:hundred|thousand|million|billion|trillion)$/;

/** A cardinal in digits or words, with its parts: بیست و پنج, سه هزار, 12 میلیون. */
export function parseNumber(items: readonly SentenceItem[], at: number): ParsedNumber | undefined {
  const first = cardinalAt(items, at);
  if (first === undefined) return undefined;
  let { english, next, ezafe } = startOfNumber(first);
  for (;;) {
    const joined = isForm(items[next], 'و') ? cardinalAt(items, next + 1) : undefined;
    const part = ezafe ? undefined : (joined ?? cardinalAt(items, next));
    if (part === undefined || (joined === undefined && !SCALE.test(part.english))) break;
    english +=
      (TENS.test(english)
        ? '-'
        : joined !== undefined && SCALE.test(lastWord(english)) && !SCALE.test(part.english)
          ? ' and '
          : ' ') + part.english;
    ({ next, ezafe } = part);
  }
  return { english, one: first.one && next === first.next, next, ezafe };
}

/** `hundred` alone is `a hundred`. */
function startOfNumber(first: ParsedNumber): ParsedNumber {
  return SCALE.test(first.english) ? { ...first, english: `a ${first.english}` } : first;
}

function lastWord(english: string): string {
  return english.slice(english.lastIndexOf(' ') + 1);
}

function cardinalAt(items: readonly SentenceItem[], at: number): ParsedNumber | undefined {
  const item = items[at];
  if (item?.kind === 'raw' && item.tokenKind === 'number')
    return { english: item.text, one: /^[1۱١]$/.test(item.text), next: at + 1, ezafe: false };
  if (item?.kind !== 'word' || item.pronunciation.partOfSpeech !== 'numeral' || isOrdinal(item))
    return undefined;
  const one = item.form === 'یک' || item.form === 'یه';
  return { english: one ? 'one' : item.english, one, next: at + 1, ezafe: item.ezafe };
}

const APPROXIMATIONS = new Set(['more than', 'less than', 'about', 'close to', 'around', 'over']);

/** `more than` and the like before a number, or undefined. */
export function approximationAt(items: readonly SentenceItem[], at: number): string | undefined {
  const item = items[at];
  const isPreposition =
    item?.kind === 'phrase' || (item?.kind === 'word' && item.pronunciation.partOfSpeech === 'preposition');
  if (!isPreposition || !APPROXIMATIONS.has(item.english)) return undefined;
  return parseNumber(items, at + 1) === undefined ? undefined : item.english;
}
