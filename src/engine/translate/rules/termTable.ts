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
    const key = termKey(term);
    entries.set(key, { english, ...kind([features]) });
    for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1))
      beginnings.add(key.slice(0, at + 1));
  }
  return {
    terms: entries,
    beginnings,
    singulars: new Map(plurals.map(([plural = '', singular = '']) => [plural, singular])),
  };
}

/** A term without the ی that writes an ezafe. */
function termKey(term: string): string {
  return spaced(term.replaceAll(WRITTEN_EZAFE, '~'));
}

const WRITTEN_EZAFE = /(?<=[او])ی~|\u200cی~/g;

/** شورای with ezafe is شورا. */
export function withoutEzafe(form: string): string {
  return spaced(form.replace(/(?<=[او])ی$|\u200cی$/, ''));
}

export function spaced(form: string): string {
  return form.replaceAll('\u200c', ' ');
}

function termKind([features = '']: readonly string[]): TermKind {
  const { adjective, name, ...rest } = Object.groupBy(namesIn(TERM_FEATURES, features), (each) => each);
  return {
    partOfSpeech: name ? 'name' : adjective ? 'adjective' : 'noun',
    features: new Set(Object.keys(rest)),
  };
}
