import type { Pronunciation, Token } from '../types.ts';
import type { ProofSources } from './rule.ts';

/** In nats, of a word that was never counted. */
const UNSEEN = 13;
/** Of an ending or a prefix, beside the word that has it. */
const FORM = 2;
/** Whatever the sum of its parts, a form that was never counted is no commoner. */
const LEAST_UNSEEN = 11;
/** Of what is put together of words that nobody was seen to put together. */
const COMPOUND = 15;
const MOST_COST = 17;

/** How rare a known word is, in nats: by its count, else by that of the word whose form it is. */
export function wordCost(letters: string, { counts, read }: ProofSources): number {
  const counted = counts.word(letters);
  if (counted !== undefined) return counts.cost(counted);
  const forms = read(letters, { without: 'compounds' });
  const costs = forms.map(({ pronunciation }) => {
    const base = pronunciation.origin === 'lexicon' ? UNSEEN : lemmaCost(pronunciation) + FORM;
    return Math.max(LEAST_UNSEEN, base + pronunciation.cost);
  });
  return Math.min(MOST_COST, ...(costs.length > 0 ? costs : [COMPOUND]));

  /** The infinitive of a verb is rarer than its past, and than its participle. */
  function lemmaCost({ lemma, partOfSpeech }: Pronunciation): number {
    const past = lemma.slice(0, -1);
    const names = partOfSpeech === 'verb' ? [lemma, past, `${past}ه`] : [lemma];
    const numbers = names.map((name) => counts.word(name)).filter((number) => number !== undefined);
    return Math.min(UNSEEN, ...numbers.map((number) => counts.cost(number)));
  }
}

/** The counted words on both sides of a place; undefined for what was not counted. */
export interface Neighbours {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** What ends a clause where words are counted. */
const BORDER = /[.!?؟:;؛،«»()\n]/u;

export function neighboursOf(tokens: readonly Token[], at: number, { counts }: ProofSources): Neighbours {
  const beside = (step: 1 | -1): number | undefined => {
    const next = tokens[at + step];
    const token = next?.kind === 'space' && !next.source.includes('\n') ? tokens[at + 2 * step] : next;
    return token === undefined || BORDER.test(token.source) ? counts.border : counts.word(token.source);
  };
  return { before: beside(-1), after: beside(1) };
}

/** How much likelier, in nats, a word is between its neighbours than by itself. */
export function gainBetween(
  letters: string,
  { before, after }: Neighbours,
  { counts }: ProofSources,
): number {
  const word = counts.word(letters);
  const gain = (first: number | undefined, second: number | undefined): number => {
    const cost = first === undefined || second === undefined ? undefined : counts.pairCost(first, second);
    return cost === undefined || second === undefined ? 0 : counts.cost(second) - cost;
  };
  return word === undefined ? 0 : gain(before, word) + gain(word, after);
}
