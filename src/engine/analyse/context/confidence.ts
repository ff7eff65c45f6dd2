import type { Calibration } from '../../format/trained.ts';
import type { Alternative, Pronunciation } from '../../types.ts';
import type { State } from './node.ts';
import type { Decision } from './viterbi.ts';

/** Whether two states mark a word alike: the same sound and ezafe. */
export function soundsAlike(a: State | undefined, b: State | undefined): boolean {
  return a?.ezafe === b?.ezafe && a?.candidate.pronunciation.phonemes === b?.candidate.pronunciation.phonemes;
}

/** How much the cheapest path that reads or links the word otherwise costs more; undefined if there is none. */
export function marginOf({ ranked }: Decision): number | undefined {
  const best = ranked[0];
  const other = ranked.find(({ state }) => !soundsAlike(state, best?.state));
  return best === undefined || other === undefined ? undefined : other.pathCost - best.pathCost;
}

/** 0 to 1: the share of decisions like this one that were right on sentences that nothing was learned from. */
export function confidenceOf(decision: Decision, { slope, offset }: Calibration): number {
  const margin = marginOf(decision);
  const confidence = margin === undefined ? 1 : 1 / (1 + Math.exp(-(slope * margin + offset)));
  return isSoundedOut(decision) ? Math.min(confidence, MOST_OF_SOUNDED_OUT) : confidence;
}

/** The margin tells how sure the context is, not whether letters that no list has were sounded out well. */
const MOST_OF_SOUNDED_OUT = 0.85;
/** Each consonant has its vowel written behind it, but perhaps the last. */
const NO_CHOICE = /^(?:[^اآویه]?[اآ])+[^اآویه]?$/;

function isSoundedOut({ best }: Decision): boolean {
  const { origin, lemma } = best.candidate.pronunciation;
  return origin === 'letters' && !NO_CHOICE.test(lemma);
}

/** How sure the engine is of what was decided, shared out: what it could be else. */
interface Shares {
  /** The readings but the chosen one, likeliest first. */
  readonly alternatives: readonly Alternative[];
  /** Of the chosen sound with ezafe where it was decided to have none, or without it. */
  readonly otherEzafe: number;
}

/**
 * The shares of what a word could also be. Those with another sound or ezafe share what `confidence` leaves; those that
 * sound as the chosen one have a part of it.
 */
export function sharesOf(best: State, ranked: Decision['ranked'], confidence: number): Shares {
  const chosen = best.candidate.pronunciation;
  const least = ranked[0]?.pathCost ?? 0;
  const weightOf = (pathCost: number): number => Math.exp(least - pathCost);
  const others = cheapestOfEach(ranked).filter(({ pronunciation }) => !readsAlike(pronunciation, chosen));
  const isAlike = ({ pronunciation }: Weighed): boolean => pronunciation.phonemes === chosen.phonemes;
  const cheapestWith = (isSo: (state: State) => boolean): number => {
    const found = ranked.find(
      ({ state }) => state.candidate.pronunciation.phonemes === chosen.phonemes && isSo(state),
    );
    return found === undefined ? 0 : weightOf(found.pathCost);
  };
  const sum = (some: readonly Weighed[]): number =>
    some.reduce((total, { pathCost }) => total + weightOf(pathCost), 0);
  const own = cheapestWith((state) => state === best);
  // What the rules chose among readings that sound alike is no less likely than those that they left.
  const alikeWeight = ({ pathCost }: Weighed): number => Math.min(weightOf(pathCost), own);
  const ezafeWeight = cheapestWith(({ ezafe }) => ezafe !== best.ezafe);
  const alikeTotal = others.filter(isAlike).reduce((total, other) => total + alikeWeight(other), own);
  const otherTotal = sum(others.filter((other) => !isAlike(other))) + ezafeWeight;
  const share = (weight: number, total: number, of: number): number =>
    total === 0 ? 0 : (of * weight) / total;
  return {
    otherEzafe: share(ezafeWeight, otherTotal, 1 - confidence),
    alternatives: others.map((other) => ({
      pronunciation: other.pronunciation,
      confidence: isAlike(other)
        ? share(alikeWeight(other), alikeTotal, confidence)
        : share(weightOf(other.pathCost), otherTotal, 1 - confidence),
    })),
  };
}

export const NO_ALTERNATIVES: readonly Alternative[] = [];

interface Weighed {
  readonly pronunciation: Pronunciation;
  readonly pathCost: number;
}

/** Each reading once, with its cheapest path; the cheapest first. */
function cheapestOfEach(ranked: Decision['ranked']): readonly Weighed[] {
  const pronunciations: Weighed[] = [];
  for (const { state, pathCost } of ranked) {
    const { pronunciation } = state.candidate;
    if (!pronunciations.some((cheaper) => readsAlike(cheaper.pronunciation, pronunciation)))
      pronunciations.push({ pronunciation, pathCost });
  }
  return pronunciations;
}

/** Whether two readings are the same to a reader. */
function readsAlike(a: Pronunciation, b: Pronunciation): boolean {
  if (a === b) return true;
  return a.phonemes === b.phonemes && a.lemma === b.lemma && a.partOfSpeech === b.partOfSpeech;
}
