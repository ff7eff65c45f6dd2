import { comparative, superlative } from '../english/adjectiveForms.ts';
import { ordinal } from '../english/numberWords.ts';
import type { Elements, SentenceElement, Word } from '../syntax/elements.ts';
import type { Adjective, AdjectivePhrase } from '../syntax/phrases.ts';
import {
  coordinator,
  intensifierOf,
  isAdjective,
  isComparative,
  isOrdinal,
  isSuperlative,
} from '../syntax/wordClasses.ts';

/** An adjective or ordinal in English, in its degree. */
export function adjectiveOf(word: Word): Adjective {
  const { classes } = word.properties;
  if (isOrdinal(word)) return { english: ordinal(word.english), comparative: false, ordinal: true, classes };
  return {
    english: inDegree(word),
    comparative: isComparative(word),
    ordinal: classes.has('ordinal'),
    classes,
  };
}

function inDegree(word: Word): string {
  const { english, known } = word;
  if (!known) return english;
  if (isSuperlative(word)) return superlative(english);
  return isComparative(word) ? comparative(english) : english;
}

interface ParsedAdjective {
  readonly phrase: AdjectivePhrase;
  readonly next: number;
  /** Whether an ezafe follows its last word. */
  readonly ezafe: boolean;
}

/** Adjective with intensifiers before it, and adjectives joined to it by و. */
export function parseAdjective(elements: Elements, at: number): ParsedAdjective | undefined {
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

function parseOne(elements: Elements, at: number): ParsedAdjective | undefined {
  const intensifiers: string[] = [];
  let next = at;
  while (next < at + 2) {
    const word = intensifierOf(elements[next]);
    if (word === undefined || (isAdjective(elements[next]) && !isAdjective(elements[next + 1]))) break;
    intensifiers.push(word);
    next++;
  }
  const element = elements[next];
  if (element?.kind !== 'word' || !(isAdjective(element) || isOrdinal(element))) return undefined;
  const adjective = adjectiveOf(element);
  const phrase: AdjectivePhrase = {
    kind: 'adjective',
    ...adjective,
    english: [...intensifiers.map((word) => inFront(word, adjective)), adjective.english].join(' '),
  };
  return { phrase, next: next + 1, ezafe: element.ezafe };
}

/** `very easy`, but `much easier`. */
function inFront(intensifier: string, { comparative: isMore }: Adjective): string {
  return isMore && intensifier === 'very' ? 'much' : intensifier;
}

/** A second adjective is joined only where no noun of its own can follow. */
function endsPhrase(element: SentenceElement | undefined): boolean {
  if (element === undefined || ['verb', 'punctuation', 'fixedPhrase'].includes(element.kind)) return true;
  return element.kind === 'word' && !['noun', 'name', 'pronoun'].includes(element.pronunciation.partOfSpeech);
}
