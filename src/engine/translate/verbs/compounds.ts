import { firstGloss } from '../english/gloss.ts';
import { verbOfNoun } from '../english/nounVerbs.ts';
import type { Dependencies } from '../rules/rules.ts';
import type { Elements, SentenceElement, Word } from '../syntax/elements.ts';
import { neighboursOf } from '../syntax/neighbours.ts';
import type { Verb } from '../syntax/verb.ts';
import { isAdjective, isForm, isGoverning, isMeasure, isSuperlative } from '../syntax/wordClasses.ts';

/** A compound verb in a sentence. */
export interface FoundCompound {
  /** Where its complement stands among the elements before the light verb, and of how many it is. */
  readonly at: number;
  readonly length: number;
  /** In the letters under which the compound is listed. */
  readonly complement: string;
  /** Of the verb that the English is of: منتشر کردن for «منتشر شد». */
  readonly infinitive: string;
  readonly english: string;
  /** All its English, commonest first. */
  readonly gloss: string;
  readonly passive: boolean;
  readonly features: ReadonlySet<string>;
  readonly object: Verb['object'];
  /** Its object stands between complement and verb: «ابراز نگرانی کرد». */
  readonly parted?: true;
  /** The adjective left before the verb tells how it is done. */
  readonly adverb?: true;
}

const INTRANSITIVE: ReadonlySet<string> = new Set(['intransitive']);
export const TRANSITIVE: ReadonlySet<string> = new Set(['transitive']);

/** Finds the compound that a verb makes with what stands before it; undefined if there is none. */
type Finder = (before: Elements, verb: Word, dependencies: Dependencies) => FoundCompound | undefined;

/** The first that finds one is right: a complement directly before the verb, then parted ones, then those of no list. */
const FINDERS: readonly Finder[] = [
  directlyBefore,
  caseOfVerbalNoun,
  withDescription,
  withArticle,
  beforePhrase,
  beforeObject,
  beforeHearer,
  unlisted,
];

/** The compound that a verb makes with what stands before it, with the English that the words there ask for. */
export const compoundBefore: Finder = (before, verb, dependencies) => {
  for (const find of FINDERS) {
    const found = find(before, verb, dependencies);
    if (found !== undefined)
      return isSubject(before, verb, found) ? undefined : inSense(found, before, dependencies);
  }
  return undefined;
};

/** «این خانه ساخته شد»: what would be the complement of the active is what the passive tells of. */
function isSubject(before: Elements, { pronunciation }: Word, { at, english }: FoundCompound): boolean {
  if (pronunciation.inflection.passive !== true) return false;
  return / (?:a|an|the) /.test(english) || isForm(before[at - 1], 'این') || isForm(before[at - 1], 'آن');
}

function inSense(compound: FoundCompound, before: Elements, { rules }: Dependencies): FoundCompound {
  const { infinitive, gloss } = compound;
  const word = { lemma: infinitive, id: '-', phonemes: '', partOfSpeech: 'verb', gloss } as const;
  const sense = rules.senses.choose(word, neighboursOf(before, before.length));
  return sense === undefined ? compound : { ...compound, english: sense.english };
}

/** The compound, or its passive, that the words at `at` make with a light verb. */
function compoundOf(
  words: readonly Word[],
  at: number,
  verb: Word,
  dependencies: Dependencies,
): FoundCompound | undefined {
  const complement = words.map(complementLetters).join(' ');
  const lemmas = words.map(lemmaOf).join(' ');
  const find = (infinitive: string) =>
    dependencies.findCompound(complement, infinitive) ?? dependencies.findCompound(lemmas, infinitive);
  const { lemma } = verb.pronunciation;
  const direct = find(lemma);
  const compound = direct ?? (lemma === 'شدن' ? find('کردن') : undefined);
  return (
    compound && {
      at,
      length: words.length,
      complement,
      infinitive: `${complement} ${direct === undefined ? 'کردن' : lemma}`,
      english: firstGloss(compound.gloss),
      gloss: compound.gloss,
      features: direct?.features ?? INTRANSITIVE,
      passive: direct === undefined,
      object: words.at(-1)?.pronunciation.inflection.clitic,
    }
  );
}

/** تایید is listed as تأیید; a word with endings is no complement. */
function lemmaOf({ form, pronunciation }: Word): string {
  const { indefinite, plural, degree } = pronunciation.inflection;
  return indefinite || plural || degree !== undefined ? form : pronunciation.lemma;
}

/** The letters under which a complement is listed: without a clitic, else as written. */
function complementLetters({ form, pronunciation }: Word): string {
  return pronunciation.inflection.clitic === undefined ? form : pronunciation.lemma;
}

/** Whether words may come between the verb and the complement of its compounds. */
function isSeparable({ pronunciation }: Word, { rules }: Dependencies): boolean {
  return rules.verb(pronunciation.lemma).classes.has('separable');
}

/** «دوست خوبی دارم», «دوستی دارم»: what is had is no part of the verb. */
function isHad({ pronunciation }: Word): boolean {
  return pronunciation.lemma === 'داشتن';
}

/** «هر دردی در سینه دارد» has a pain and does not hurt. */
function isCounted(element: SentenceElement | undefined): boolean {
  if (element?.kind !== 'word') return false;
  return element.ezafe || ['determiner', 'numeral'].includes(element.pronunciation.partOfSpeech);
}

const MAX_COMPLEMENT_WORDS = 3;

/** The longest complement directly before the verb. */
function directlyBefore(...[before, verb, dependencies]: Parameters<Finder>): FoundCompound | undefined {
  for (let length = Math.min(MAX_COMPLEMENT_WORDS, before.length); length > 0; length--) {
    const at = before.length - length;
    const words = before.slice(at).filter((word) => word.kind === 'word');
    if (words.length < length || belongsBefore(before[at - 1], verb, dependencies)) continue;
    // «یه لیوان آب بده»: what is measured is the verb's object. «در حال گرفتن» is no حال گرفتن.
    if (isMeasured(before[at - 2], before[at - 1])) continue;
    if (isForm(before[at - 1], 'در') && words[0]?.form === 'حال') continue;
    const found = compoundOf(words, at, verb, dependencies);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What follows a preposition («به مدرسه رفت») or, but for separable verbs, an ezafe («به خاطر باران آمد») is no complement. */
function belongsBefore(
  element: SentenceElement | undefined,
  verb: Word,
  dependencies: Dependencies,
): boolean {
  if (element?.kind !== 'word') return false;
  const isInfinitive = verb.pronunciation.inflection.tense === 'infinitive';
  const isObject = element.pronunciation.partOfSpeech === 'preposition' && !isInfinitive;
  return isObject || (element.ezafe && !isSeparable(verb, dependencies));
}

function isMeasured(number: SentenceElement | undefined, measure: SentenceElement | undefined): boolean {
  if (number?.kind !== 'word' || measure?.kind !== 'word' || measure.ezafe) return false;
  return isMeasure(measure) && ['numeral', 'determiner'].includes(number.pronunciation.partOfSpeech);
}

/** مورد بررسی قرار گرفتن, مورد استفاده قرار دادن: the noun's own verb, passive or active. */
function caseOfVerbalNoun(before: Elements, verb: Word): FoundCompound | undefined {
  const [first, noun, light] = before.slice(-3);
  if (first?.kind !== 'word' || noun?.kind !== 'word' || !isForm(light, 'قرار')) return undefined;
  const passive = verb.pronunciation.lemma === 'گرفتن';
  if (!first.properties.classes.has('verbalizing') || !(passive || verb.pronunciation.lemma === 'دادن'))
    return undefined;
  const place = { at: before.length - 3, length: 3, complement: `${first.form} ${noun.form} قرار` };
  return { ...place, ...verbOf(noun, verbOfNoun(noun.english) ?? noun.english, passive) };
}

/** What کردن makes of a noun, or its passive. */
function verbOf(
  { form }: Word,
  english: string,
  passive: boolean,
): Omit<FoundCompound, 'at' | 'length' | 'complement'> {
  const features = passive ? INTRANSITIVE : TRANSITIVE;
  return { infinitive: `${form} کردن`, english, gloss: english, passive, features, object: undefined };
}

/** `have a problem`: the adjective is the noun's in English too. */
const HAS_NOUN = /^(?:have|take|make|give|pay) | an? /;

/** توجه زیادی کرد: the adjective of the complement stays behind as an adverb. */
function withDescription(...[before, verb, dependencies]: Parameters<Finder>): FoundCompound | undefined {
  const [noun, adjective] = before.slice(-2);
  if (!isSeparable(verb, dependencies) || isHad(verb)) return undefined;
  if (noun?.kind !== 'word' || !noun.ezafe || !isAdjective(adjective)) return undefined;
  const found = compoundOf([noun], before.length - 2, verb, dependencies);
  return found === undefined || HAS_NOUN.test(found.english) ? undefined : { ...found, adverb: true };
}

const SOMETHING = new Set(['کار', 'چیز']);

/** «تصمیمی گرفتند» is the same verb as «تصمیم گرفتند»; «چه کاری می‌کنی؟» asks what, and «کاری کرد که» does something. */
function withArticle(...[before, verb, dependencies]: Parameters<Finder>): FoundCompound | undefined {
  const [outer, noun] = [before.at(-2), before.at(-1)];
  if (noun?.kind !== 'word' || noun.ezafe || isHad(verb)) return undefined;
  const { partOfSpeech, inflection, lemma } = noun.pronunciation;
  if (partOfSpeech !== 'noun' || !inflection.indefinite || inflection.plural || SOMETHING.has(lemma))
    return undefined;
  if (isCounted(outer) || belongsBefore(outer, verb, dependencies)) return undefined;
  const found = compoundOf([{ ...noun, form: lemma }], before.length - 1, verb, dependencies);
  return found === undefined || hasOwnNoun(found) ? undefined : found;
}

/** `compose a poem`, `take time`: English keeps the noun, so that it may be described. */
function hasOwnNoun({ english }: FoundCompound): boolean {
  return english.includes(' ');
}

const MAX_DISTANCE = 8;

/** The complement before its prepositional phrase: توجه به این موضوع کرد. */
function beforePhrase(...[before, verb, dependencies]: Parameters<Finder>): FoundCompound | undefined {
  if (!isSeparable(verb, dependencies)) return undefined;
  for (let at = before.length - 2; at > 0 && before.length - at < MAX_DISTANCE; at--) {
    const [outer, noun, preposition] = [before[at - 2], before[at - 1], before[at]];
    if (preposition?.kind !== 'word' || isBorder(preposition)) return undefined;
    const isInside = preposition.properties.classes.has('insideCompound');
    if (!isInside || noun?.kind !== 'word' || noun.ezafe || isCounted(outer)) continue;
    const found = compoundOf([noun], at - 1, verb, dependencies);
    if (found !== undefined) return found;
  }
  return undefined;
}

const MAX_OBJECT_WORDS = 9;

/** Words that are nothing but a part of their verb, so that an ezafe before them is misread. */
const CAUSES = new Set(['باعث', 'سبب', 'موجب', 'مانع', 'خواستار', 'دچار', 'متحمل', 'مرتکب', 'شاهد']);

/** The complement with its object by ezafe: «ابراز نگرانی کرد», «باعث مرگ او شد». */
function beforeObject(...[before, verb, dependencies]: Parameters<Finder>): FoundCompound | undefined {
  if (!isSeparable(verb, dependencies)) return undefined;
  const isMarked = isForm(before.at(-1), 'را');
  for (let at = before.length - 2; at >= 0 && before.length - at <= MAX_OBJECT_WORDS; at--) {
    const [noun, next] = [before[at], before[at + 1]];
    if (noun === undefined || isEnd(noun) || (endsPhrase(noun, next) && !isForm(next, 'را')))
      return undefined;
    if (noun.kind !== 'word' || !noun.ezafe || isSomebodyHad(noun, verb)) continue;
    if (!CAUSES.has(noun.form) && isGoverning(before[at - 1])) continue;
    const found = compoundOf([noun], at, verb, dependencies);
    if (found === undefined || found.passive || found.object !== undefined) continue;
    if (found.english.startsWith('be ') || isHaving(verb, found) || (isMarked && hasOwnNoun(found))) continue;
    return { ...found, features: TRANSITIVE, parted: true };
  }
  return undefined;
}

/** «به اطلاعِ همکاران می‌رساند»: who is informed stands between complement and verb. */
function beforeHearer(...[before, verb, dependencies]: Parameters<Finder>): FoundCompound | undefined {
  if (
    verb.pronunciation.lemma !== 'رساندن' ||
    before.slice(-MAX_OBJECT_WORDS).some((element) => isForm(element, 'را'))
  )
    return undefined;
  for (let at = before.length - 2; at > 0 && before.length - at <= MAX_OBJECT_WORDS; at--) {
    const [to, noun] = [before[at - 1], before[at]];
    if (noun === undefined || isEnd(noun)) return undefined;
    if (noun.kind !== 'word' || !noun.ezafe || to?.kind !== 'word' || !isForm(to, 'به')) continue;
    const found = compoundOf([to, noun], at - 1, verb, dependencies);
    if (found !== undefined) return { ...found, features: TRANSITIVE, parted: true };
  }
  return undefined;
}

/** «دوستِ من سه برادر دارد»: nobody is loved. */
function isSomebodyHad({ pronunciation }: Word, verb: Word): boolean {
  return isHad(verb) && pronunciation.features.has('person');
}

/** «درد قفسهٔ سینه دارد»: what is had is no action. */
function isHaving(verb: Word, { features }: FoundCompound): boolean {
  return isHad(verb) && !features.has('transitive');
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

function isEnd(element: SentenceElement): boolean {
  if (element.kind === 'verb' || element.kind === 'punctuation') return true;
  return element.kind === 'word' && isBorder(element) && element.form !== 'و';
}

function isBorder({ form, pronunciation }: Word): boolean {
  return form === 'را' || pronunciation.partOfSpeech === 'conjunction';
}

const ACTIVE = new Set(['کردن', 'نمودن']);
const PASSIVE = new Set(['شدن', 'گردیدن', 'گشتن']);

/** «غربالگری شوند», which no list has: what the noun says is done. */
function unlisted(before: Elements, verb: Word): FoundCompound | undefined {
  const [outer, noun] = [before.at(-2), before.at(-1)];
  const { lemma } = verb.pronunciation;
  if (!PASSIVE.has(lemma) && !ACTIVE.has(lemma)) return undefined;
  if (noun?.kind !== 'word' || noun.ezafe || noun.pronunciation.partOfSpeech !== 'noun') return undefined;
  const { plural, indefinite, clitic } = noun.pronunciation.inflection;
  if (plural || indefinite || clitic !== undefined || isGoverning(outer)) return undefined;
  const english = verbOfNoun(noun.english);
  const place = { at: before.length - 1, length: 1, complement: noun.form };
  return english === undefined ? undefined : { ...place, ...verbOf(noun, english, PASSIVE.has(lemma)) };
}
