import { isScale, joinedNumber, startOfNumber } from '../english/numberWords.ts';
import type { Elements } from '../syntax/elements.ts';
import { isForm, isOrdinal } from '../syntax/wordClasses.ts';

interface ParsedNumber {
  readonly english: string;
  readonly one: boolean;
  readonly next: number;
  readonly ezafe: boolean;
}

/** A cardinal in digits or words, with its parts: بیست و پنج, سه هزار, 12 میلیون. */
export function parseNumber(elements: Elements, at: number): ParsedNumber | undefined {
  const first = cardinalAt(elements, at);
  if (first === undefined) return undefined;
  let { next, ezafe } = first;
  let english = startOfNumber(first.english);
  for (;;) {
    const isAdded = isForm(elements[next], 'و') && !isForm(elements[next + 1], 'نیم');
    const added = isAdded ? cardinalAt(elements, next + 1) : undefined;
    const part = ezafe ? undefined : (added ?? cardinalAt(elements, next));
    if (part === undefined || (added === undefined && !isScale(part.english))) break;
    english = joinedNumber(english, part.english, added !== undefined);
    ({ next, ezafe } = part);
  }
  english = english.replace(INNER_AND, ' ');
  const end = ezafe || !isForm(elements[next], 'تا') ? undefined : parseNumber(elements, next + 1);
  if (end !== undefined) return { ...end, english: `${english} to ${end.english}`, one: false };
  return { english, one: first.one && next === first.next, next, ezafe };
}

/** `one billion two hundred million`, but `a hundred and two`. */
const INNER_AND = /(?<=illion|thousand) and (?=\S+ (?:hundred|thousand|million|billion))/g;

function cardinalAt(elements: Elements, at: number): ParsedNumber | undefined {
  const element = elements[at];
  if (element?.kind === 'verbatim' && element.tokenKind === 'number')
    return { english: element.text, one: /^[1۱١]$/.test(element.text), next: at + 1, ezafe: false };
  if (element?.kind !== 'word' || element.pronunciation.partOfSpeech !== 'numeral' || isOrdinal(element))
    return undefined;
  const one = element.form === 'یک' || element.form === 'یه';
  return { english: one ? 'one' : element.english, one, next: at + 1, ezafe: element.ezafe };
}

/** `more than` and the like before a number, or undefined. */
export function approximationAt(elements: Elements, at: number): string | undefined {
  const element = elements[at];
  if (element?.kind !== 'fixedPhrase' && element?.kind !== 'word') return undefined;
  const { classes } = element.kind === 'word' ? element.properties : element;
  if (!classes.has('approximate')) return undefined;
  return parseNumber(elements, at + 1) === undefined ? undefined : element.english;
}
