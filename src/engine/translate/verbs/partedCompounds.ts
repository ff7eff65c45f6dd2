import type { TranslationDependencies } from '../rules/rules.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import { isForm, isSuperlative } from '../syntax/wordClasses.ts';
import {
  compoundOf,
  type FoundCompound,
  hasOwnNoun,
  isCounted,
  isHad,
  isSeparable,
  TRANSITIVE_FEATURES,
} from './compounds.ts';

const MAX_DISTANCE = 8;
const MAX_OBJECT_WORDS = 9;

/** A compound verb whose complement stands apart from its light verb. */
export function partedCompound(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: TranslationDependencies,
): FoundCompound | undefined {
  if (!isSeparable(verb, dependencies)) return undefined;
  return beforePhrase(before, verb, dependencies) ?? beforeObject(before, verb, dependencies);
}

/** The complement before its prepositional phrase: توجه به این موضوع کرد. */
function beforePhrase(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: TranslationDependencies,
): FoundCompound | undefined {
  for (let at = before.length - 2; at > 0 && before.length - at < MAX_DISTANCE; at--) {
    const preposition = before[at];
    if (preposition?.kind !== 'word' || isBorder(preposition)) return undefined;
    const noun = before[at - 1];
    if (!preposition.properties.classes.has('insideCompound') || noun?.kind !== 'word' || noun.ezafe)
      continue;
    if (isCounted(before[at - 2])) continue;
    const found = compoundOf([noun], verb, dependencies);
    if (found !== undefined) return { at: at - 1, length: 1, ...found };
  }
  return undefined;
}

/** Words that are nothing but a part of their verb, so that an ezafe before them is misread. */
const CAUSES = new Set(['باعث', 'سبب', 'موجب', 'مانع', 'خواستار', 'دچار', 'متحمل', 'مرتکب', 'شاهد']);

/** The complement with its object by ezafe: «ابراز نگرانی کرد», «باعث مرگ او شد». */
function beforeObject(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: TranslationDependencies,
): FoundCompound | undefined {
  const isMarked = isForm(before.at(-1), 'را');
  for (let at = before.length - 2; at >= 0 && before.length - at <= MAX_OBJECT_WORDS; at--) {
    const noun = before[at];
    if (noun === undefined || isEnd(noun)) return undefined;
    if (endsPhrase(noun, before[at + 1]) && !isForm(before[at + 1], 'را')) return undefined;
    if (noun.kind !== 'word' || !noun.ezafe || isSomebodyHad(noun, verb)) continue;
    if (!CAUSES.has(noun.form) && isGoverned(before[at - 1])) continue;
    const found = compoundOf([noun], verb, dependencies);
    if (found === undefined || found.passive || found.object !== undefined) continue;
    if (found.english.startsWith('be ') || isHaving(verb, found)) continue;
    if (isMarked && hasOwnNoun(found)) continue;
    return { at, length: 1, ...found, features: TRANSITIVE_FEATURES, parted: true };
  }
  return undefined;
}

/** «دوستِ من سه برادر دارد»: nobody is loved. */
function isSomebodyHad({ pronunciation }: Word, verb: Word): boolean {
  return isHad(verb) && pronunciation.features.has('person');
}

/** «کتابِ من سه فصل دارد»: what stands behind the end of the phrase is not of the complement. */
function endsPhrase(element: SentenceElement, next: SentenceElement | undefined): boolean {
  if (element.kind !== 'word' || next?.kind !== 'word' || element.ezafe) return false;
  const { partOfSpeech, inflection } = element.pronunciation;
  if (isForm(element, 'و') || isForm(next, 'و') || inflection.indefinite) return false;
  if (['determiner', 'numeral', 'preposition', 'adverb'].includes(partOfSpeech) || isSuperlative(element))
    return false;
  return !['preposition', 'adverb'].includes(next.pronunciation.partOfSpeech);
}

/** «درد قفسهٔ سینه دارد»: what is had is no action. */
function isHaving(verb: Word, { features }: Pick<FoundCompound, 'features'>): boolean {
  return isHad(verb) && !features.has('transitive');
}

function isEnd(element: SentenceElement): boolean {
  if (element.kind === 'verb' || element.kind === 'punctuation') return true;
  return element.kind === 'word' && isBorder(element) && element.form !== 'و';
}

function isGoverned(element: SentenceElement | undefined): boolean {
  if (element?.kind !== 'word') return false;
  return element.ezafe || element.pronunciation.partOfSpeech === 'preposition';
}

function isBorder({ form, pronunciation }: Word): boolean {
  return form === 'را' || pronunciation.partOfSpeech === 'conjunction';
}
