import { verbOfNoun } from '../english/nounVerbs.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import { isAdjective, isForm, isMeasure } from '../syntax/wordClasses.ts';
import { compoundOf, type FoundCompound, PASSIVE_FEATURES, type VerbDependencies } from './compounds.ts';

const NEAR = 6;

/** The compound with the English that the words before it ask for. */
function inSense(
  compound: FoundCompound,
  before: readonly SentenceElement[],
  { rules }: VerbDependencies,
): FoundCompound {
  const senses = rules.senses({ lemma: compound.infinitive, id: '-', phonemes: '' });
  const words = senses.length === 0 ? [] : before.slice(-NEAR).filter((element) => element.kind === 'word');
  const sense = senses.find(
    ({ near }) =>
      near.size === 0 ||
      words.some(({ form, pronunciation }) => near.has(form) || near.has(pronunciation.lemma)),
  );
  return sense === undefined ? compound : { ...compound, english: sense.english };
}

/** The compound that a verb makes with what stands before it. */
export function compoundBefore(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  const found =
    adjacentCompound(before, verb, dependencies) ??
    partedCompound(before, verb, dependencies) ??
    productiveCompound(before, verb);
  return found && !isSubject(before, verb, found) ? inSense(found, before, dependencies) : undefined;
}

/** «این خانه ساخته شد»: what would be the complement of the active is what the passive tells of. */
function isSubject(
  before: readonly SentenceElement[],
  { pronunciation }: Word,
  { at, english }: FoundCompound,
): boolean {
  if (pronunciation.inflection.passive !== true) return false;
  return / (?:a|an|the) /.test(english) || isForm(before[at - 1], 'این') || isForm(before[at - 1], 'آن');
}

const ACTIVE = new Set(['کردن', 'نمودن']);
const PASSIVE = new Set(['شدن', 'گردیدن', 'گشتن']);
const TRANSITIVE: ReadonlySet<string> = new Set(['transitive']);

/** «غربالگری شوند», which no list has: what the noun says is done. */
function productiveCompound(before: readonly SentenceElement[], verb: Word): FoundCompound | undefined {
  const [outer, noun] = [before.at(-2), before.at(-1)];
  const { lemma } = verb.pronunciation;
  const passive = PASSIVE.has(lemma);
  if (!passive && !ACTIVE.has(lemma)) return undefined;
  if (noun?.kind !== 'word' || noun.ezafe || noun.pronunciation.partOfSpeech !== 'noun') return undefined;
  if (outer?.kind === 'word' && (outer.ezafe || outer.pronunciation.partOfSpeech === 'preposition'))
    return undefined;
  const { plural, indefinite, clitic } = noun.pronunciation.inflection;
  const english = plural || indefinite || clitic !== undefined ? undefined : verbOfNoun(noun.english);
  if (english === undefined) return undefined;
  const features = passive ? PASSIVE_FEATURES : TRANSITIVE;
  const infinitive = `${noun.form} کردن`;
  return { at: before.length - 1, length: 1, infinitive, english, passive, features, object: undefined };
}

const MAX_COMPLEMENT_WORDS = 3;

/** The longest complement directly before the verb. */
function adjacentCompound(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  for (let length = Math.min(MAX_COMPLEMENT_WORDS, before.length); length > 0; length--) {
    const at = before.length - length;
    const words = before.slice(at).filter((word) => word.kind === 'word');
    if (words.length < length || belongsBefore(before[at - 1], verb, dependencies)) continue;
    if (isMeasured(before[at - 2], before[at - 1]) || isProgress(before[at - 1], words[0])) continue;
    const found = compoundOf(words, verb, dependencies);
    if (found !== undefined) return { at, length, ...found };
  }
  return caseOfVerbalNoun(before, verb) ?? describedComplement(before, verb, dependencies);
}

/** What follows a preposition («به مدرسه رفت») or, but for separable verbs, an ezafe («به خاطر باران آمد») is no complement. */
function belongsBefore(
  element: SentenceElement | undefined,
  verb: Word,
  dependencies: VerbDependencies,
): boolean {
  if (element?.kind !== 'word') return false;
  const isInfinitive = verb.pronunciation.inflection.tense === 'infinitive';
  return (
    (element.pronunciation.partOfSpeech === 'preposition' && !isInfinitive) ||
    (element.ezafe && !isSeparable(verb, dependencies))
  );
}

/** «در حال گرفتن» is no حال گرفتن. */
function isProgress(before: SentenceElement | undefined, first: Word | undefined): boolean {
  return isForm(before, 'در') && first?.form === 'حال';
}

/** «یه لیوان آب بده»: what is measured is the verb's object. */
function isMeasured(number: SentenceElement | undefined, measure: SentenceElement | undefined): boolean {
  if (number?.kind !== 'word' || measure?.kind !== 'word' || measure.ezafe) return false;
  return isMeasure(measure) && ['numeral', 'determiner'].includes(number.pronunciation.partOfSpeech);
}

/** Whether words may come between the verb and the complement of its compounds. */
function isSeparable({ pronunciation }: Word, { rules }: VerbDependencies): boolean {
  return rules.verb(pronunciation.lemma).classes.has('separable');
}

/** توجه زیادی کرد: the adjective of the complement stays behind as an adverb. */
function describedComplement(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  const [noun, adjective] = before.slice(-2);
  if (!isSeparable(verb, dependencies)) return undefined;
  if (noun?.kind !== 'word' || !noun.ezafe || !isAdjective(adjective)) return undefined;
  const found = compoundOf([noun], verb, dependencies);
  if (found === undefined || HAS_NOUN.test(found.english)) return undefined;
  return { at: before.length - 2, length: 1, adverb: true, ...found };
}

/** `have a problem`: the adjective is the noun's in English too. */
const HAS_NOUN = /^(?:have|take|make|give|pay) | an? /;

/** مورد بررسی قرار گرفتن، مورد استفاده قرار دادن: the noun's own verb, passive or active. */
function caseOfVerbalNoun(before: readonly SentenceElement[], verb: Word): FoundCompound | undefined {
  const [first, noun, light] = before.slice(-3);
  if (first?.kind !== 'word' || noun?.kind !== 'word' || light?.kind !== 'word') return undefined;
  if (!first.properties.classes.has('verbalizing') || light.form !== 'قرار') return undefined;
  const passive = verb.pronunciation.lemma === 'گرفتن';
  if (!passive && verb.pronunciation.lemma !== 'دادن') return undefined;
  const features = passive ? PASSIVE_FEATURES : TRANSITIVE;
  return {
    at: before.length - 3,
    length: 3,
    infinitive: `${noun.form} کردن`,
    english: verbOfNoun(noun.english) ?? noun.english,
    features,
    passive,
    object: undefined,
  };
}

const MAX_DISTANCE = 8;
const MAX_OBJECT_WORDS = 9;

/** A compound verb whose complement stands apart from its light verb. */
function partedCompound(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  if (!isSeparable(verb, dependencies)) return undefined;
  return beforePhrase(before, verb, dependencies) ?? beforeObject(before, verb, dependencies);
}

/** The complement before its prepositional phrase: توجه به این موضوع کرد. */
function beforePhrase(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
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

/** «هر دردی در سینه دارد» has a pain and does not hurt. */
function isCounted(element: SentenceElement | undefined): boolean {
  return (
    element?.kind === 'word' &&
    (element.ezafe || ['determiner', 'numeral'].includes(element.pronunciation.partOfSpeech))
  );
}

/** Words that are nothing but a part of their verb, so that an ezafe before them is misread. */
const CAUSES = new Set(['باعث', 'سبب', 'موجب', 'مانع', 'خواستار', 'دچار', 'متحمل', 'مرتکب', 'شاهد']);

/** The complement with its object by ezafe: «ابراز نگرانی کرد», «باعث مرگ او شد». */
function beforeObject(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  for (let at = before.length - 2; at >= 0 && before.length - at <= MAX_OBJECT_WORDS; at--) {
    const noun = before[at];
    if (noun === undefined || isEnd(noun)) return undefined;
    if (noun.kind !== 'word' || !noun.ezafe) continue;
    if (!CAUSES.has(noun.form) && isGoverned(before[at - 1])) continue;
    const found = compoundOf([noun], verb, dependencies);
    if (found === undefined || found.passive || found.object !== undefined) continue;
    if (found.english.startsWith('be ') || isHaving(verb, found)) continue;
    return { at, length: 1, ...found, features: TRANSITIVE, parted: true };
  }
  return undefined;
}

/** «درد قفسهٔ سینه دارد»: what is had is no action. */
function isHaving({ pronunciation }: Word, { features }: Pick<FoundCompound, 'features'>): boolean {
  return pronunciation.lemma === 'داشتن' && !features.has('transitive');
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
