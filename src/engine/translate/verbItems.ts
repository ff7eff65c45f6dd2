import { verbForm } from './english/verbForms.ts';
import { frozenVerb, modal, presentCopula } from './frozenVerbs.ts';
import { firstGloss } from './gloss.ts';
import type { LineItem, WordItem } from './items.ts';
import type { SentenceItem, VerbItem } from './syntax.ts';
import { makeVerb, type Verb } from './verb.ts';
import { isAdjective, isForm } from './wordClasses.ts';

/** A compound verb of the lexicon: its English base form and features. */
export interface Compound {
  readonly gloss: string;
  readonly features: ReadonlySet<string>;
}

/** Finds the compound of a complement (words joined by a space) and a light verb's infinitive. */
export type FindCompound = (complement: string, infinitive: string) => Compound | undefined;

const MAX_COMPLEMENT_WORDS = 3;
const MAX_DISTANCE = 8;
const LIGHT = new Set([
  'کردن',
  'شدن',
  'دادن',
  'داشتن',
  'گرفتن',
  'زدن',
  'آوردن',
  'بردن',
  'گذاشتن',
  'نمودن',
  'ورزیدن',
]);
const LINKING_PREPOSITIONS = new Set(['به', 'از', 'با', 'در', 'بر', 'برای', 'درباره', 'علیه']);
const VERBAL_PARTS = new Set(['مورد', 'تحت']);

/**
 * Replaces verbs with their compound's complement by verb items, copula endings and frozen forms by what they
 * stand for. Infinitives with their complement become one word whose English is the compound's.
 */
export function withVerbs(items: readonly LineItem[], findCompound: FindCompound): SentenceItem[] {
  const result: SentenceItem[] = [];
  for (const item of items) {
    if (item.kind !== 'word') result.push(item);
    else if (isVerbal(item)) pushVerb(result, item, findCompound);
    else result.push(...plainWord(item));
  }
  return result;
}

function isVerbal({ reading }: WordItem): boolean {
  return reading.partOfSpeech === 'verb' || isNonFinite(reading.inflection.tense);
}

function isNonFinite(tense: string | undefined): boolean {
  return tense === 'infinitive' || tense === 'participle';
}

/** A word with the copula's ending is the word and the copula: خوبم, اینجاست. */
function plainWord(item: WordItem): SentenceItem[] {
  const { reading } = item;
  const { copula, ...inflection } = reading.inflection;
  if (copula === undefined) return frozenQuestion(item);
  return [{ ...item, form: reading.lemma, reading: { ...reading, inflection } }, presentCopula(copula)];
}

function frozenQuestion(item: WordItem): SentenceItem[] {
  return item.reading.partOfSpeech === 'adverb' && item.form.endsWith('ست')
    ? [...(frozenVerb(item.form) ?? [item])]
    : [item];
}

function pushVerb(result: SentenceItem[], item: WordItem, findCompound: FindCompound): void {
  const frozen = item.reading.inflection.tense === undefined ? frozenVerb(item.form) : undefined;
  if (frozen !== undefined) {
    pushFrozen(result, frozen);
    return;
  }
  const found = adjacentCompound(result, item, findCompound) ?? distantCompound(result, item, findCompound);
  if (found !== undefined) result.splice(found.at, found.length);
  result.push(verbalItem(item, found));
}

/** ممکن است is `may`. */
function pushFrozen(result: SentenceItem[], frozen: readonly SentenceItem[]): void {
  const [first] = frozen;
  if (first?.kind !== 'verb' || !isForm(result.at(-1), 'ممکن')) result.push(...frozen);
  else result.splice(-1, 1, modal('may', 'present', first.verb.negative));
}

interface FoundCompound {
  readonly at: number;
  readonly length: number;
  readonly english: string;
  readonly passive: boolean;
  readonly features: ReadonlySet<string>;
  readonly object: Verb['object'];
}

/** The longest complement directly before the verb. */
function adjacentCompound(
  before: readonly SentenceItem[],
  verb: WordItem,
  findCompound: FindCompound,
): FoundCompound | undefined {
  for (let length = Math.min(MAX_COMPLEMENT_WORDS, before.length); length > 0; length--) {
    const at = before.length - length;
    const words = before.slice(at).filter((word) => word.kind === 'word');
    if (words.length < length || isPreposition(before[at - 1])) continue;
    const found = compoundOf(words, verb, findCompound);
    if (found !== undefined) return { at, length, ...found };
  }
  return caseOfVerbalNoun(before, verb) ?? describedComplement(before, verb, findCompound);
}

/** The object of a preposition is no complement: «به مدرسه رفت». */
function isPreposition(item: SentenceItem | undefined): boolean {
  return item?.kind === 'word' && item.reading.partOfSpeech === 'preposition';
}

/** توجه زیادی کرد: the adjective of the complement stays behind as an adverb. */
function describedComplement(
  before: readonly SentenceItem[],
  verb: WordItem,
  findCompound: FindCompound,
): FoundCompound | undefined {
  const [noun, adjective] = before.slice(-2);
  if (noun?.kind !== 'word' || !noun.ezafe || !isAdjective(adjective)) return undefined;
  const found = compoundOf([noun], verb, findCompound);
  return found && { at: before.length - 2, length: 1, ...found };
}

type CompoundSense = Omit<FoundCompound, 'at' | 'length'>;

function compoundOf(
  words: readonly WordItem[],
  verb: WordItem,
  findCompound: FindCompound,
): CompoundSense | undefined {
  const complement = words.map(complementLetters).join(' ');
  const object = words.at(-1)?.reading.inflection.clitic;
  const direct = findCompound(complement, verb.reading.lemma);
  if (direct !== undefined)
    return { english: firstGloss(direct.gloss), features: direct.features, passive: false, object };
  const active = verb.reading.lemma === 'شدن' ? findCompound(complement, 'کردن') : undefined;
  if (active === undefined || active.features.has('intransitive')) return undefined;
  return { english: firstGloss(active.gloss), features: PASSIVE_FEATURES, passive: true, object };
}

const PASSIVE_FEATURES: ReadonlySet<string> = new Set(['intransitive']);
const TRANSITIVE_FEATURES: ReadonlySet<string> = new Set(['transitive']);

/** The letters under which a complement is listed: without a clitic, else as written. */
function complementLetters({ form, reading }: WordItem): string {
  return reading.inflection.clitic === undefined ? form : reading.lemma;
}

/** مورد بررسی قرار گرفتن، مورد استفاده قرار دادن: the noun's own verb, passive or active. */
function caseOfVerbalNoun(before: readonly SentenceItem[], verb: WordItem): FoundCompound | undefined {
  const [first, noun, light] = before.slice(-3);
  if (first?.kind !== 'word' || noun?.kind !== 'word' || light?.kind !== 'word') return undefined;
  if (!VERBAL_PARTS.has(first.form) || light.form !== 'قرار') return undefined;
  const passive = verb.reading.lemma === 'گرفتن';
  if (!passive && verb.reading.lemma !== 'دادن') return undefined;
  const features = passive ? PASSIVE_FEATURES : TRANSITIVE_FEATURES;
  return { at: before.length - 3, length: 3, english: noun.english, features, passive, object: undefined };
}

/** The complement before its prepositional phrase: توجه به این موضوع کرد. */
function distantCompound(
  before: readonly SentenceItem[],
  verb: WordItem,
  findCompound: FindCompound,
): FoundCompound | undefined {
  if (!LIGHT.has(verb.reading.lemma)) return undefined;
  for (let at = before.length - 2; at > 0 && before.length - at < MAX_DISTANCE; at--) {
    const preposition = before[at];
    if (preposition?.kind !== 'word' || isBorder(preposition)) return undefined;
    const noun = before[at - 1];
    if (!LINKING_PREPOSITIONS.has(preposition.form) || noun?.kind !== 'word' || noun.ezafe) continue;
    const found = compoundOf([noun], verb, findCompound);
    if (found !== undefined) return { at: at - 1, length: 1, ...found };
  }
  return undefined;
}

function isBorder({ form, reading }: WordItem): boolean {
  return form === 'را' || reading.partOfSpeech === 'conjunction';
}

function verbalItem(item: WordItem, compound: FoundCompound | undefined): WordItem | VerbItem {
  const { tense } = item.reading.inflection;
  if (tense === 'infinitive') return infinitiveItem(item, compound);
  const verb = finiteVerb(item, compound);
  if (tense !== 'participle') return { kind: 'verb', verb };
  const english = verb.known ? verbForm(verb.english.replace(/^be /, ''), 'participle') : verb.english;
  return { ...item, verb, english: /^be /.test(verb.english) ? verb.english.slice(3) : english };
}

function infinitiveItem(item: WordItem, compound: FoundCompound | undefined): WordItem {
  if (compound === undefined) return item;
  const english = compound.passive ? `be ${verbForm(compound.english, 'participle')}` : compound.english;
  return { ...item, english, known: true, reading: { ...item.reading, features: compound.features } };
}

function finiteVerb(item: WordItem, compound: FoundCompound | undefined): Verb {
  const { reading, known, english } = item;
  const { tense = 'present', person = 3, negative, passive, clitic } = reading.inflection;
  const features = compound?.features ?? reading.features;
  const object = clitic ?? compound?.object;
  return makeVerb({
    english: compound?.english ?? SENSES[reading.lemma] ?? english,
    known: known || compound !== undefined,
    lemma: reading.lemma,
    role: reading.lemma === 'بودن' && compound === undefined ? 'copula' : 'ordinary',
    tense,
    person,
    negative: negative === true,
    passive: passive === true || compound?.passive === true,
    transitivity: features.has('transitive')
      ? 'transitive'
      : features.has('intransitive')
        ? 'intransitive'
        : 'unknown',
    ...(object !== undefined && { object }),
  });
}

/** The sense of the commonest verbs, whatever gloss stands first. */
const SENSES: Readonly<Record<string, string>> = {
  بودن: 'be',
  شدن: 'become',
  داشتن: 'have',
  توانستن: 'can',
  خواستن: 'want',
  کردن: 'do',
};
