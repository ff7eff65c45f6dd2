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

export function sensesIn({ senses: rows }: Pick<TranslationRows, 'senses'>): FindSenses {
  const byLemma = Map.groupBy(rows, ([lemma = '']) => lemma);
  const senses = new Map(
    [...byLemma].map(([lemma, ofLemma]) => [lemma, Map.groupBy(ofLemma.map(entry), ({ id }) => id)]),
  );
  const ordered = new Map(
    [...senses].map(([lemma, byId]) => [
      lemma,
      [...byId].map(([id, entries]) => ({ id, senses: narrowFirst(entries) })),
    ]),
  );
  return ({ lemma, id, phonemes }) => {
    const found = ordered.get(lemma);
    if (found === undefined) return NONE;
    const entry =
      found.find((each) => each.id === id || each.id === '-') ??
      found.find((each) => phonemes.startsWith(each.id));
    return entry?.senses ?? NONE;
  };
}

interface Entry extends Sense {
  readonly id: string;
}

function entry([, id = '', english = '', features = '', near = '']: TranslationRow): Entry {
  const named = features === '-' ? [] : features.split(',');
  return {
    id,
    english,
    features: named.filter((feature) => !feature.startsWith('!')),
    without: named.filter((feature) => feature.startsWith('!')).map((feature) => feature.slice(1)),
    near: new Set(near === '-' ? [] : near.split(',')),
  };
}

function narrowFirst(entries: readonly Entry[]): readonly Sense[] {
  return entries.toSorted((a, b) => Number(a.near.size === 0) - Number(b.near.size === 0));
}
