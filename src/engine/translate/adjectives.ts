import { comparative, superlative } from './english/adjectiveForms.ts';
import type { WordItem } from './items.ts';
import type { AdjectivePhrase, SentenceItem } from './syntax.ts';
import {
  coordinator,
  intensifierOf,
  isAdjective,
  isComparative,
  isOrdinal,
  isSuperlative,
} from './wordClasses.ts';

/** An adjective in English with its degree. */
export function adjectiveEnglish(item: WordItem): string {
  const english = item.english;
  if (!item.known) return english;
  if (isSuperlative(item)) return superlative(english);
  return isComparative(item) ? comparative(english) : english;
}

/** An ordinal in English: `third` from a number with the ending م as well. */
export function ordinalEnglish({ english }: WordItem): string {
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
export function parseAdjective(items: readonly SentenceItem[], at: number): ParsedAdjective | undefined {
  const first = parseOne(items, at);
  if (first === undefined || first.ezafe) return first;
  const conjunction = coordinator(items[first.next]) ?? hyphen(items[first.next]);
  const second = conjunction === undefined ? undefined : parseOne(items, first.next + 1);
  if (second === undefined || conjunction === undefined || !endsPhrase(items[second.next])) return first;
  const joint = /^\w/.test(conjunction) ? ` ${conjunction} ` : conjunction;
  const english = first.phrase.english + joint + second.phrase.english;
  return { ...second, phrase: { ...second.phrase, english } };
}

/** قلبی-عروقی. */
function hyphen(item: SentenceItem | undefined): string | undefined {
  return item?.kind === 'break' && item.text === '-' ? '-' : undefined;
}

function parseOne(items: readonly SentenceItem[], at: number): ParsedAdjective | undefined {
  const intensifiers: string[] = [];
  let next = at;
  for (
    let word = intensifierOf(items[next]);
    word !== undefined && next < at + 2;
    word = intensifierOf(items[next])
  ) {
    if (isAdjective(items[next]) && !isAdjective(items[next + 1])) break;
    intensifiers.push(word);
    next++;
  }
  const item = items[next];
  if (item?.kind !== 'word' || !(isAdjective(item) || isOrdinal(item))) return undefined;
  const { inflection } = item.pronunciation;
  const english = isOrdinal(item) ? ordinalEnglish(item) : adjectiveEnglish(item);
  const phrase: AdjectivePhrase = {
    kind: 'adjective',
    english: [...intensifiers, english].join(' '),
    comparative: isComparative(item),
    plural: inflection.plural === true,
  };
  return { phrase, next: next + 1, ezafe: item.ezafe };
}

/** A second adjective is joined only where no noun of its own can follow. */
function endsPhrase(item: SentenceItem | undefined): boolean {
  if (item === undefined || item.kind === 'verb' || item.kind === 'break' || item.kind === 'phrase')
    return true;
  return item.kind === 'word' && !['noun', 'name', 'pronoun'].includes(item.pronunciation.partOfSpeech);
}
