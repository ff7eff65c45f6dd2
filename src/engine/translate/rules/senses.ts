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
  const byLemma = new Map(
    [...Map.groupBy(rows, ([lemma = '']) => lemma)].map(([lemma, ofLemma]) => [
      lemma,
      [...Map.groupBy(ofLemma, ([, id = '']) => id)].map(([id, ofId]) => ({ id, senses: narrowFirst(ofId) })),
    ]),
  );
  return ({ lemma, id, phonemes }) => {
    const entries = byLemma.get(lemma);
    if (entries === undefined) return NONE;
    const own = entries.find((each) => each.id === id || each.id === '-');
    return (own ?? entries.find((each) => phonemes.startsWith(each.id)))?.senses ?? NONE;
  };
}

function narrowFirst(rows: readonly TranslationRow[]): readonly Sense[] {
  return rows.map(senseIn).sort((a, b) => Number(a.near.size === 0) - Number(b.near.size === 0));
}

function senseIn([, , english = '', features = '', near = '']: TranslationRow): Sense {
  const named = features === '-' ? [] : features.split(',');
  return {
    english,
    features: named.filter((feature) => !feature.startsWith('!')),
    without: named.filter((feature) => feature.startsWith('!')).map((feature) => feature.slice(1)),
    near: new Set(near === '-' ? [] : near.split(',')),
  };
}
