import type { Calibration } from '../../format/calibration.ts';
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
