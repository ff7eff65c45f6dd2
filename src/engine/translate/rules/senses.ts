import type { TranslationRow, TranslationRows } from '../../format/translationTables.ts';
import type { Pronunciation } from '../../types.ts';
import { glossesOf } from '../english/gloss.ts';

/** The English of a word beside its neighbours. */
export interface Sense {
  readonly english: string;
  readonly features: readonly string[];
  /** Features that the word has in the lexicon and not in this sense. */
  readonly without: readonly string[];
}

/** A word, or a compound verb, which has the lemma of its infinitive and the id `-`. */
export type Ambiguous = Pick<Pronunciation, 'lemma' | 'id' | 'phonemes' | 'partOfSpeech' | 'gloss'>;

/** Stands among the words near for any number directly beside the word. */
export const NUMBER_NEAR = '#';

export interface Senses {
  /** All English of a word: what the tables say first where they say it everywhere, then the glosses. */
  candidates(word: Ambiguous): readonly string[];
  /**
   * The sense that is likeliest beside some forms and lemmas; undefined for the first gloss. It counts how often a sense
   * was seen in translated sentences, and beside which neighbours, and above all what the tables say.
   */
  choose(word: Ambiguous, near: ReadonlySet<string>): Sense | undefined;
}

export function sensesIn(rows: Pick<TranslationRows, 'senses' | 'learnedSenses'>): Senses {
  const listed = listedSenses(rows.senses);
  const learned = readWhenAsked(
    Map.groupBy(rows.learnedSenses, ([lemma = '', partOfSpeech = '']) => `${lemma}\t${partOfSpeech}`),
    ([row = []]) => learnedIn(row),
  );
  const sensesOf = (word: Ambiguous): ListedSense[] => {
    const own = listed(word);
    const plain = glossesOf(word.gloss).map((english) => ({ ...PLAIN, english }));
    return [
      ...own.filter(({ near }) => near.size === 0),
      ...plain.filter(({ english }) => !own.some((each) => each.near.size === 0 && each.english === english)),
      ...own.filter(({ near }) => near.size > 0),
    ];
  };
  return {
    candidates: (word) => [...new Set(sensesOf(word).map(({ english }) => english))],
    choose(word, near) {
      const seen = learned(`${word.lemma}\t${word.partOfSpeech}`) ?? NOTHING_LEARNED;
      if (seen === NOTHING_LEARNED && listed(word).length === 0) return undefined;
      const senses = sensesOf(word);
      let best: { readonly sense: ListedSense; readonly score: number } | undefined;
      senses.forEach((sense, place) => {
        const score = scoreOf({ sense, place }, near, seen);
        if (best === undefined || score > best.score) best = { sense, score };
      });
      return best?.sense;
    },
  };
}

interface ListedSense extends Sense {
  /** Forms or lemmas; empty for a sense that holds everywhere. */
  readonly near: ReadonlySet<string>;
  readonly isEverywhere: boolean;
}

const PLAIN: Omit<ListedSense, 'english'> = {
  features: [],
  without: [],
  near: new Set(),
  isEverywhere: false,
};

/** What translated sentences say of a lemma. */
interface LearnedSenses {
  readonly total: number;
  /** How often each English was seen. */
  readonly counts: ReadonlyMap<string, number>;
  /** How much a neighbour speaks for each English: a difference of natural logarithms. */
  readonly weights: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const NOTHING_LEARNED: LearnedSenses = { total: 0, counts: new Map(), weights: new Map() };

/** How much less likely each English is than the one before it where nothing was seen. */
const BEHIND = 0.6;
/** How many sentences the order of the glosses is worth. */
const ORDER = 10;
/** How much a neighbour that the tables name speaks for a sense; more than two say no more than two. */
const NAMED = 4;
const EVERYWHERE = 2;
const MOST_NAMED = 2;

function scoreOf(
  { sense, place }: { readonly sense: ListedSense; readonly place: number },
  near: ReadonlySet<string>,
  { total, counts, weights }: LearnedSenses,
): number {
  const named = [...near].filter((word) => sense.near.has(word)).length;
  const count = counts.get(sense.english) ?? 0;
  if (sense.near.size > 0 && named === 0 && count === 0) return Number.NEGATIVE_INFINITY;
  let score = Math.log((count + ORDER * BEHIND ** place) / (total + ORDER));
  if (sense.isEverywhere) score += EVERYWHERE;
  for (const word of near) score += weights.get(word)?.get(sense.english) ?? 0;
  return score + NAMED * Math.min(named, MOST_NAMED);
}

/** `time:57;load:8` and, in the order of these, tenths for each neighbour: `مثبت:-9,14;…`. */
function learnedIn([, , seen = '', neighbours = '']: TranslationRow): LearnedSenses {
  const counts = pairsOf(seen).map(([english, count]) => [english, Number(count)] as const);
  const weightsOf = (tenths: string) =>
    new Map(tenths.split(',').map((tenth, at) => [counts[at]?.[0] ?? '', Number(tenth) / 10]));
  return {
    total: counts.reduce((sum, [, count]) => sum + count, 0),
    counts: new Map(counts),
    weights: new Map(pairsOf(neighbours).map(([word, tenths]) => [word, weightsOf(tenths)])),
  };
}

function pairsOf(column: string): [string, string][] {
  if (column === '-') return [];
  return column.split(';').map((pair) => {
    const at = pair.lastIndexOf(':');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

function listedSenses(rows: readonly TranslationRow[]): (word: Ambiguous) => readonly ListedSense[] {
  const ofLemma = readWhenAsked(
    Map.groupBy(rows, ([lemma = '']) => lemma),
    (own) => own.map(entryIn),
  );
  return ({ lemma, id, phonemes }) => {
    const entries = ofLemma(lemma);
    if (entries === undefined) return NONE;
    const isNamed = entries.some((entry) => entry.id === id);
    return entries
      .filter((entry) => entry.id === '-' || (isNamed ? entry.id === id : phonemes.startsWith(entry.id)))
      .map(({ sense }) => sense);
  };
}

/** Makes a value of the rows of a key when it is first asked for: a text has few of the lemmas. */
function readWhenAsked<Value>(
  rows: ReadonlyMap<string, readonly TranslationRow[]>,
  make: (rows: readonly TranslationRow[]) => Value,
): (key: string) => Value | undefined {
  const made = new Map<string, Value>();
  return (key) => {
    const own = rows.get(key);
    if (own === undefined || made.has(key)) return made.get(key);
    const value = make(own);
    made.set(key, value);
    return value;
  };
}

const NONE: readonly ListedSense[] = [];

interface Entry {
  readonly id: string;
  readonly sense: ListedSense;
}

function entryIn([, id = '', english = '', features = '', near = '']: TranslationRow): Entry {
  const named = features === '-' ? [] : features.split(',');
  const sense = {
    english,
    features: named.filter((feature) => !feature.startsWith('!')),
    without: named.filter((feature) => feature.startsWith('!')).map((feature) => feature.slice(1)),
    near: new Set(near === '-' ? [] : near.split(',')),
    isEverywhere: near === '-',
  };
  return { id, sense };
}
