import type { TranslationRow, TranslationRows } from '../../format/translationTables.ts';
import type { Pronunciation } from '../../types.ts';

/** The English of a word where certain others stand near it. */
export interface Sense {
  readonly english: string;
  readonly features: readonly string[];
  /** Features that the word has in the lexicon and not in this sense. */
  readonly without: readonly string[];
  /** Forms or lemmas; empty for a sense that holds everywhere. */
  readonly near: ReadonlySet<string>;
}

/** Stands among the words near for any number directly beside the word. */
export const NUMBER_NEAR = '#';

/** Finds the senses of a word or of a compound verb, which has the lemma of its infinitive; the narrower ones first. */
export type FindSenses = (word: Pick<Pronunciation, 'lemma' | 'id' | 'phonemes'>) => readonly Sense[];

const NONE: readonly Sense[] = [];

export function sensesIn({ senses: rows }: TranslationRows): FindSenses {
  const byLemma = new Map(
    [...Map.groupBy(rows, ([lemma = '']) => lemma)].map(([lemma, ofLemma]) => [lemma, ofLemma.map(entryIn)]),
  );
  return ({ lemma, id, phonemes }) => {
    const entries = byLemma.get(lemma);
    if (entries === undefined) return NONE;
    const isNamed = entries.some((entry) => entry.id === id);
    const own = entries.filter(
      (entry) => entry.id === '-' || (isNamed ? entry.id === id : phonemes.startsWith(entry.id)),
    );
    return narrowFirst(own.map(({ sense }) => sense));
  };
}

interface Entry {
  readonly id: string;
  readonly sense: Sense;
}

function entryIn([, id = '', ...row]: TranslationRow): Entry {
  return { id, sense: senseIn(row) };
}

function narrowFirst(senses: readonly Sense[]): readonly Sense[] {
  return senses.toSorted((a, b) => Number(a.near.size === 0) - Number(b.near.size === 0));
}

function senseIn([english = '', features = '', near = '']: TranslationRow): Sense {
  const named = features === '-' ? [] : features.split(',');
  return {
    english,
    features: named.filter((feature) => !feature.startsWith('!')),
    without: named.filter((feature) => feature.startsWith('!')).map((feature) => feature.slice(1)),
    near: new Set(near === '-' ? [] : near.split(',')),
  };
}
