import type { SentenceElement } from '../syntax/elements.ts';
import { isForm, isOrdinal } from '../syntax/wordClasses.ts';

export interface ParsedNumber {
  readonly english: string;
  readonly one: boolean;
  readonly next: number;
  readonly ezafe: boolean;
}

const TENS = /(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;
const SCALE = /^(?:hundred|thousand|million|billion|trillion)$/;

/** A cardinal in digits or words, with its parts: بیست و پنج, سه هزار, 12 میلیون. */
export function parseNumber(elements: readonly SentenceElement[], at: number): ParsedNumber | undefined {
  const first = cardinalAt(elements, at);
  if (first === undefined) return undefined;
  let { english, next, ezafe } = startOfNumber(first);
  for (;;) {
    const joined = isForm(elements[next], 'و') ? cardinalAt(elements, next + 1) : undefined;
    const part = ezafe ? undefined : (joined ?? cardinalAt(elements, next));
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

function cardinalAt(elements: readonly SentenceElement[], at: number): ParsedNumber | undefined {
  const element = elements[at];
  if (element?.kind === 'verbatim' && element.tokenKind === 'number')
    return { english: element.text, one: /^[1۱١]$/.test(element.text), next: at + 1, ezafe: false };
  if (element?.kind !== 'word' || element.pronunciation.partOfSpeech !== 'numeral' || isOrdinal(element))
    return undefined;
  const one = element.form === 'یک' || element.form === 'یه';
  return { english: one ? 'one' : element.english, one, next: at + 1, ezafe: element.ezafe };
}

const APPROXIMATIONS = new Set(['more than', 'less than', 'about', 'close to', 'around', 'over']);

/** `more than` and the like before a number, or undefined. */
export function approximationAt(elements: readonly SentenceElement[], at: number): string | undefined {
  const element = elements[at];
  const isPreposition =
    element?.kind === 'fixedPhrase' ||
    (element?.kind === 'word' && element.pronunciation.partOfSpeech === 'preposition');
  if (!isPreposition || !APPROXIMATIONS.has(element.english)) return undefined;
  return parseNumber(elements, at + 1) === undefined ? undefined : element.english;
}
