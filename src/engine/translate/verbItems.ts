import {
  adjacentCompound,
  distantCompound,
  type FindCompound,
  type FoundCompound,
  MAKING,
} from './compoundVerbs.ts';
import { verbForm } from './english/verbForms.ts';
import { frozenVerb, modal, presentCopula } from './frozenVerbs.ts';
import type { LineItem, WordItem } from './items.ts';
import type { SentenceItem, VerbItem } from './syntax.ts';
import { makeVerb, type Verb } from './verb.ts';
import { isAdjective, isForm } from './wordClasses.ts';

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

function isVerbal({ pronunciation }: WordItem): boolean {
  return pronunciation.partOfSpeech === 'verb' || isNonFinite(pronunciation.inflection.tense);
}

function isNonFinite(tense: string | undefined): boolean {
  return tense === 'infinitive' || tense === 'participle';
}

/** A word with the copula's ending is the word and the copula: خوبم, اینجاست. */
function plainWord(item: WordItem): SentenceItem[] {
  const { pronunciation } = item;
  const { copula, ...inflection } = pronunciation.inflection;
  if (copula === undefined) return frozenQuestion(item);
  return [
    { ...item, form: pronunciation.lemma, pronunciation: { ...pronunciation, inflection } },
    presentCopula(copula),
  ];
}

function frozenQuestion(item: WordItem): SentenceItem[] {
  return item.pronunciation.partOfSpeech === 'adverb' && item.form.endsWith('ست')
    ? [...(frozenVerb(item.form) ?? [item])]
    : [item];
}

function pushVerb(result: SentenceItem[], item: WordItem, findCompound: FindCompound): void {
  const frozen = item.pronunciation.inflection.tense === undefined ? frozenVerb(item.form) : undefined;
  if (frozen !== undefined) {
    pushFrozen(result, frozen);
    return;
  }
  const found = adjacentCompound(result, item, findCompound) ?? distantCompound(result, item, findCompound);
  if (found !== undefined) result.splice(found.at, found.length);
  if (found?.adverb) withoutIndefinite(result);
  const participle = found === undefined ? passiveWithAdjective(result, item) : undefined;
  if (participle !== undefined) {
    result.splice(-1, 1, participle);
    return;
  }
  const makes = found === undefined && item.pronunciation.lemma === 'کردن' && isAdjective(result.at(-1));
  result.push(verbalItem(item, makes ? MAKING : found));
}

const PARTICIPLE =
  /^(?:\w+ed|built|made|written|hidden|broken|known|seen|said|done|lost|sold|sent|cut|hurt|bought|killed|drawn|taken|given|chosen|told|held|thrown|torn|spread)$/;

/** «ساخته شد» where the lexicon has the participle as an adjective. */
function passiveWithAdjective(before: readonly SentenceItem[], item: WordItem): VerbItem | undefined {
  const adjective = before.at(-1);
  const { lemma, inflection } = item.pronunciation;
  if (lemma !== 'شدن' || inflection.tense === 'infinitive' || inflection.tense === 'participle')
    return undefined;
  if (adjective?.kind !== 'word' || !isAdjective(adjective) || !PARTICIPLE.test(adjective.english))
    return undefined;
  return {
    kind: 'verb',
    verb: {
      ...finiteVerb(item, undefined),
      english: `be ${adjective.english}`,
      transitivity: 'intransitive',
    },
  };
}

/** توجه زیادی کرد: the ی was the noun's. */
function withoutIndefinite(result: SentenceItem[]): void {
  const adjective = result.at(-1);
  if (adjective?.kind !== 'word') return;
  const { indefinite: _, ...inflection } = adjective.pronunciation.inflection;
  result[result.length - 1] = { ...adjective, pronunciation: { ...adjective.pronunciation, inflection } };
}

/** ممکن است is `may`. */
function pushFrozen(result: SentenceItem[], frozen: readonly SentenceItem[]): void {
  const [first] = frozen;
  if (first?.kind !== 'verb' || !isForm(result.at(-1), 'ممکن')) result.push(...frozen);
  else result.splice(-1, 1, modal('may', 'present', first.verb.negative));
}

function verbalItem(item: WordItem, compound: FoundCompound | undefined): WordItem | VerbItem {
  const { tense } = item.pronunciation.inflection;
  if (tense === 'infinitive') return infinitiveItem(item, compound);
  const verb = finiteVerb(item, compound);
  if (tense !== 'participle') return { kind: 'verb', verb };
  const english = verb.known ? verbForm(verb.english.replace(/^be /, ''), 'participle') : verb.english;
  return { ...item, verb, english: /^be /.test(verb.english) ? verb.english.slice(3) : english };
}

function infinitiveItem(item: WordItem, compound: FoundCompound | undefined): WordItem {
  if (compound === undefined) return item;
  const english = compound.passive ? `be ${verbForm(compound.english, 'participle')}` : compound.english;
  return {
    ...item,
    english,
    known: true,
    pronunciation: { ...item.pronunciation, features: compound.features },
  };
}

function finiteVerb(item: WordItem, compound: FoundCompound | undefined): Verb {
  const { pronunciation, known, english } = item;
  const { tense = 'present', person = 3, negative, passive, clitic } = pronunciation.inflection;
  const features = compound?.features ?? pronunciation.features;
  const object = clitic ?? compound?.object;
  return makeVerb({
    english: compound?.english ?? SENSES[pronunciation.lemma] ?? english,
    known: known || compound !== undefined,
    lemma: pronunciation.lemma,
    role: pronunciation.lemma === 'بودن' && compound === undefined ? 'copula' : 'ordinary',
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
