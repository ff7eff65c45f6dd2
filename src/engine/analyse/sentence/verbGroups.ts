import type { Inflection, Tense, Token, WordAnalysis } from '../../types.ts';

/** The words of a sentence by the index of their token. */
type Analyses = (WordAnalysis | undefined)[];

/**
 * Joins the verbs of several words that stand together: رفته بود, رفته باشد, رفته است, گفته شد, خواهد رفت. The main verb gets
 * the whole inflection, the others are attached to it.
 */
export function groupVerbs(tokens: readonly Token[]): readonly Token[] {
  const analyses = tokens.map(({ word }) => word);
  let isJoined = false;
  let previous: number | undefined;
  for (let at = 0; at < analyses.length; at++) {
    const word = analyses[at];
    if (word === undefined || word.attachedTo === 'next') continue;
    const head = previous === undefined ? undefined : joinPair(analyses, previous, at);
    previous = head ?? at;
    isJoined ||= head !== undefined;
  }
  if (!isJoined) return tokens;
  return tokens.map((token, at) => {
    const word = analyses[at];
    return word === undefined || word === token.word ? token : { ...token, word };
  });
}

/** Joins the two words if they are one verb, and returns the index of its head. */
function joinPair(analyses: Analyses, first: number, second: number): number | undefined {
  const left = analyses[first];
  const right = analyses[second];
  if (left === undefined || right === undefined || !areNeighbours(analyses, first, second)) return undefined;
  const auxiliary = joinAuxiliary(left, right);
  if (auxiliary !== undefined) {
    analyses[first] = withInflection(left, auxiliary);
    analyses[second] = { ...right, attachedTo: 'previous' };
    return first;
  }
  if (!isFutureAuxiliary(left) || !isPastStem(right)) return undefined;
  analyses[first] = { ...left, attachedTo: 'next' };
  analyses[second] = withInflection(right, { ...left.pronunciation.inflection, tense: 'future' });
  return second;
}

/** Nothing but a space, or a piece of the second word, stands between. */
function areNeighbours(analyses: Analyses, first: number, second: number): boolean {
  if (second - first > 4) return false;
  for (let at = first + 1; at < second; at++) {
    const between = analyses[at];
    if (between !== undefined && between.attachedTo === undefined) return false;
  }
  return true;
}

const PERFECT_TENSES: Readonly<Partial<Record<Tense, Tense>>> = {
  past: 'pluperfect',
  subjunctive: 'perfect_subjunctive',
  perfect: 'perfect',
};

function joinAuxiliary(left: WordAnalysis, right: WordAnalysis): Inflection | undefined {
  const { inflection } = left.pronunciation;
  if (inflection.tense !== 'participle' && !(inflection.passive && inflection.tense === 'perfect'))
    return undefined;
  const { lemma, inflection: outer } = right.pronunciation;
  const negative = inflection.negative || outer.negative ? { negative: true as const } : {};
  if (['است', 'هست', 'نیست'].includes(lemma))
    return {
      ...inflection,
      tense: 'perfect',
      person: 3,
      ...(lemma === 'نیست' ? { negative: true } : negative),
    };
  if (lemma === 'بودن') return perfectOf(inflection, outer, negative);
  if (lemma === 'شدن' && left.pronunciation.partOfSpeech === 'adjective')
    return { ...outer, ...negative, passive: true };
  return undefined;
}

function perfectOf(
  inner: Inflection,
  outer: Inflection,
  negative: { readonly negative?: true },
): Inflection | undefined {
  const tense = outer.tense === undefined ? undefined : PERFECT_TENSES[outer.tense];
  if (tense === undefined) return undefined;
  return { ...inner, tense, ...(outer.person && { person: outer.person }), ...negative };
}

/** نخواهم by itself is a subjunctive. */
function isFutureAuxiliary({ normalised, pronunciation: { lemma, inflection } }: WordAnalysis): boolean {
  if (lemma !== 'خواستن') return false;
  return (
    inflection.tense === 'future' || (inflection.tense === 'subjunctive' && normalised.startsWith('نخواه'))
  );
}

function isPastStem({ pronunciation }: WordAnalysis): boolean {
  return pronunciation.inflection.tense === 'past' && pronunciation.inflection.person === 3;
}

function withInflection(word: WordAnalysis, inflection: Inflection): WordAnalysis {
  return {
    ...word,
    ezafe: 'none',
    pronunciation: { ...word.pronunciation, partOfSpeech: 'verb', inflection },
  };
}
