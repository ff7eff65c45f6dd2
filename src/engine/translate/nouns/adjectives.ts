import { comparative, superlative } from '../english/adjectiveForms.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import type { AdjectivePhrase } from '../syntax/phrases.ts';
import {
  coordinator,
  intensifierOf,
  isAdjective,
  isComparative,
  isOrdinal,
  isSuperlative,
} from '../syntax/wordClasses.ts';

/** An adjective in English with its degree. */
export function adjectiveEnglish(element: Word): string {
  const english = element.english;
  if (!element.known) return english;
  if (isSuperlative(element)) return superlative(english);
  return isComparative(element) ? comparative(english) : english;
}

/** An ordinal in English: `third` from a number with the ending م as well. */
export function ordinalEnglish({ english }: Word): string {
  if (/(?:first|second|third|th|nd|st|rd)$/.test(english)) return english;
  if (english.endsWith('y')) return `${english.slice(0, -1)}ieth`;
  const irregular: Readonly<Record<string, string>> = {
    one: 'first',
    two: 'second',
    three: 'third',
    five: 'fifth',
    eight: 'eighth',
    nine: 'ninth',
    twelve: 'twelfth',
  };
  return irregular[english] ?? `${english}th`;
}

export interface ParsedAdjective {
  readonly phrase: AdjectivePhrase;
  readonly next: number;
  /** Whether an ezafe follows its last word. */
  readonly ezafe: boolean;
}

/** Adjective with intensifiers before it, and adjectives joined to it by و. */
export function parseAdjective(
  elements: readonly SentenceElement[],
  at: number,
): ParsedAdjective | undefined {
  const first = parseOne(elements, at);
  if (first === undefined || first.ezafe) return first;
  const conjunction = coordinator(elements[first.next]) ?? hyphen(elements[first.next]);
  const second = conjunction === undefined ? undefined : parseOne(elements, first.next + 1);
  if (second === undefined || conjunction === undefined || !endsPhrase(elements[second.next])) return first;
  const joint = /^\w/.test(conjunction) ? ` ${conjunction} ` : conjunction;
  const english = first.phrase.english + joint + second.phrase.english;
  return { ...second, phrase: { ...second.phrase, english } };
}

/** قلبی-عروقی. */
function hyphen(element: SentenceElement | undefined): string | undefined {
  return element?.kind === 'punctuation' && element.text === '-' ? '-' : undefined;
}

function parseOne(elements: readonly SentenceElement[], at: number): ParsedAdjective | undefined {
  const intensifiers: string[] = [];
  let next = at;
  for (
    let word = intensifierOf(elements[next]);
    word !== undefined && next < at + 2;
    word = intensifierOf(elements[next])
  ) {
    if (isAdjective(elements[next]) && !isAdjective(elements[next + 1])) break;
    intensifiers.push(word);
    next++;
  }
  const element = elements[next];
  if (element?.kind !== 'word' || !(isAdjective(element) || isOrdinal(element))) return undefined;
  const { inflection } = element.pronunciation;
  const english = isOrdinal(element) ? ordinalEnglish(element) : adjectiveEnglish(element);
  const phrase: AdjectivePhrase = {
    kind: 'adjective',
    english: [...intensifiers, english].join(' '),
    comparative: isComparative(element),
    plural: inflection.plural === true,
  };
  return { phrase, next: next + 1, ezafe: element.ezafe };
}

/** A second adjective is joined only where no noun of its own can follow. */
function endsPhrase(element: SentenceElement | undefined): boolean {
  if (
    element === undefined ||
    element.kind === 'verb' ||
    element.kind === 'punctuation' ||
    element.kind === 'fixedPhrase'
  )
    return true;
  return element.kind === 'word' && !['noun', 'name', 'pronoun'].includes(element.pronunciation.partOfSpeech);
}
