import { classAfterEzafeCost, classPairCost } from './classPairs.ts';
import { isParticiple, type Node, type State, type WordClass } from './node.ts';

const EZAFE_BEFORE_COMPLEMENT = 2;
const EZAFE_ON_COMPLEMENT = 1;
const COMPLEMENT_WITHOUT_EZAFE = -0.6;
const COMPOUND_VERB = -1;
const ADJECTIVE_AFTER_PREPOSITION = 1;
const VERB_OF_TWO_WORDS = -1;
const PARTICIPLE_WITHOUT_AUXILIARY = 3;
const INDEFINITE_WITH_ADJECTIVE = 0.2;
const NUMERAL_AFTER_NUMERAL_AND = -4;
const AUXILIARIES = new Set(['است', 'هست', 'نیست', 'بودن', 'شدن']);

/** What it costs that `next` follows `previous`. */
export function pairCost(previous: State, next: State, nextNode: Node): number {
  if (isVerbOfTwoWords(previous, next)) return VERB_OF_TWO_WORDS;
  if (previous.wordClass === 'verb' && isParticiple(previous.candidate)) return PARTICIPLE_WITHOUT_AUXILIARY;
  if (isIndefiniteWithAdjective(previous, next)) return INDEFINITE_WITH_ADJECTIVE;
  if (previous.ezafe) return ezafePairCost(previous, next, nextNode);
  return (
    classPairCost(previous.view.wordClass, next.view.wordClass) +
    (nextNode.afterNumeralAnd && next.wordClass === 'numeral' ? NUMERAL_AFTER_NUMERAL_AND : 0) +
    (nextNode.complementOfNext && isNominal(previous.wordClass) ? COMPLEMENT_WITHOUT_EZAFE : 0) +
    (isCompoundVerb(next, nextNode) ? COMPOUND_VERB : 0)
  );
}

function isCompoundVerb({ candidate }: State, { compoundLemmas }: Node): boolean {
  return compoundLemmas.length > 0 && compoundLemmas.includes(candidate.pronunciation.lemma);
}

/** A preposition has its ezafe for a noun: برای سلامتی is not "for a healthy one". */
function ezafePairCost(previous: State, next: State, { complementOfNext, compoundLemmas }: Node): number {
  const isForNoun = previous.wordClass === 'preposition' && next.wordClass === 'adjective';
  return (
    classAfterEzafeCost(next.view.wordClass) +
    (complementOfNext ? EZAFE_BEFORE_COMPLEMENT : 0) +
    (compoundLemmas.length > 0 ? EZAFE_ON_COMPLEMENT : 0) +
    (isForNoun ? ADJECTIVE_AFTER_PREPOSITION : 0)
  );
}

/** نوشته است، نوشته بود، نوشته شد، خواهد نوشت. */
function isVerbOfTwoWords(previous: State, next: State): boolean {
  if (next.wordClass !== 'verb') return false;
  if (previous.candidate.pronunciation.inflection.tense === 'future')
    return next.candidate.pronunciation.inflection.tense === 'past';
  const isMainVerb = previous.wordClass === 'verb' && isParticiple(previous.candidate);
  return isMainVerb && AUXILIARIES.has(next.candidate.pronunciation.lemma);
}

/** مردی بزرگ: an indefinite noun takes its adjective without ezafe. */
function isIndefiniteWithAdjective(previous: State, next: State): boolean {
  if (previous.wordClass !== 'noun' || next.wordClass !== 'adjective') return false;
  return previous.candidate.pronunciation.inflection.indefinite === true;
}

function isNominal(wordClass: WordClass): boolean {
  return wordClass === 'noun' || wordClass === 'adjective' || wordClass === 'name';
}
