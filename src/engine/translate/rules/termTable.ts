import { namesIn, TERM_FEATURES, type TranslationRows } from '../../format/translationTables.ts';
import type { PartOfSpeech } from '../../types.ts';
import { shared } from './shared.ts';

/** Several words with one English: وزیر نیرو. */
export interface TermEntry extends TermKind {
  readonly english: string;
}

interface TermKind {
  readonly partOfSpeech: PartOfSpeech;
  readonly features: ReadonlySet<string>;
}

export interface TermTable {
  /** By their words, `~` behind those that carry ezafe, a space for a ZWNJ. */
  readonly terms: ReadonlyMap<string, TermEntry>;
  /** What the terms begin with, up to the space before a word, so that most words of a text are passed at once. */
  readonly beginnings: ReadonlySet<string>;
  /** The singular of a plural that has a form of its own: وزیر of وزرا. */
  readonly singulars: ReadonlyMap<string, string>;
}

/** Makes the table; linear. */
export function termTableIn({ terms, plurals }: Pick<TranslationRows, 'terms' | 'plurals'>): TermTable {
  const kind = shared(termKind);
  const entries = new Map<string, TermEntry>();
  const beginnings = new Set<string>();
  for (const [term = '', english = '', features = ''] of terms) {
    const words = term.split(' ').map(termWord);
    entries.set(words.join(' '), { english, ...kind([features]) });
    for (const beginning of beginningsOf(words.join(' '))) beginnings.add(beginning);
  }
  return {
    terms: entries,
    beginnings,
    singulars: new Map(plurals.map(([plural = '', singular = '']) => [plural, singular])),
  };
}

/** A word as the keys have it: without the ی that writes its ezafe. */
function termWord(word: string): string {
  return word.endsWith('~') ? `${withoutEzafe(word.slice(0, -1))}~` : spaced(word);
}

/** شورای with ezafe is شورا. */
export function withoutEzafe(form: string): string {
  return spaced(form.replace(/(?<=[او])ی$|\u200cی$/, ''));
}

export function spaced(form: string): string {
  return form.replaceAll('\u200c', ' ');
}

function beginningsOf(term: string): string[] {
  return [...term.matchAll(/ /g)].map(({ index }) => term.slice(0, index + 1));
}

function termKind([features = '']: readonly string[]): TermKind {
  const { adjective, name, ...rest } = Object.groupBy(namesIn(TERM_FEATURES, features), (each) => each);
  return {
    partOfSpeech: name ? 'name' : adjective ? 'adjective' : 'noun',
    features: new Set(Object.keys(rest)),
  };
}
