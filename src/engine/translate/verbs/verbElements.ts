import { verbForm } from '../english/verbForms.ts';
import type { LineElement, SentenceElement, VerbElement, Word } from '../syntax/elements.ts';
import { makeVerb, type Verb } from '../syntax/verb.ts';
import { isAdjective, isForm } from '../syntax/wordClasses.ts';
import {
  adjacentCompound,
  distantCompound,
  type FindCompound,
  type FoundCompound,
  MAKING,
} from './compoundVerbs.ts';
import { frozenVerb, modal, presentCopula } from './suppletiveForms.ts';

/**
 * Replaces verbs with their compound's complement by verb elements, copula endings and frozen forms by what they
 * stand for. Infinitives with their complement become one word whose English is the compound's.
 */
export function withVerbs(elements: readonly LineElement[], findCompound: FindCompound): SentenceElement[] {
  const result: SentenceElement[] = [];
  for (const element of elements) {
    if (element.kind !== 'word') result.push(element);
    else if (isVerbal(element)) pushVerb(result, element, findCompound);
    else result.push(...plainWord(element));
  }
  return result;
}

function isVerbal({ pronunciation }: Word): boolean {
  return pronunciation.partOfSpeech === 'verb' || isNonFinite(pronunciation.inflection.tense);
}

function isNonFinite(tense: string | undefined): boolean {
  return tense === 'infinitive' || tense === 'participle';
}

/** A word with the copula's ending is the word and the copula: خوبم, اینجاست. */
function plainWord(element: Word): SentenceElement[] {
  const { pronunciation } = element;
  const { copula, ...inflection } = pronunciation.inflection;
  if (copula === undefined) return frozenQuestion(element);
  return [
    { ...element, form: pronunciation.lemma, pronunciation: { ...pronunciation, inflection } },
    presentCopula(copula),
  ];
}

function frozenQuestion(element: Word): SentenceElement[] {
  return element.pronunciation.partOfSpeech === 'adverb' && element.form.endsWith('ست')
    ? [...(frozenVerb(element.form) ?? [element])]
    : [element];
}

function pushVerb(result: SentenceElement[], element: Word, findCompound: FindCompound): void {
  const frozen = element.pronunciation.inflection.tense === undefined ? frozenVerb(element.form) : undefined;
  if (frozen !== undefined) {
    pushFrozen(result, frozen);
    return;
  }
  const found =
    adjacentCompound(result, element, findCompound) ?? distantCompound(result, element, findCompound);
  if (found !== undefined) result.splice(found.at, found.length);
  if (found?.adverb) withoutIndefinite(result);
  const participle = found === undefined ? passiveWithAdjective(result, element) : undefined;
  if (participle !== undefined) {
    result.splice(-1, 1, participle);
    return;
  }
  const makes = found === undefined && element.pronunciation.lemma === 'کردن' && isAdjective(result.at(-1));
  result.push(verbalElement(element, makes ? MAKING : found));
}

const PARTICIPLE =
  /^(?:\w+ed|built|made|written|hidden|broken|known|seen|said|done|lost|sold|sent|cut|hurt|bought|killed|drawn|taken|given|chosen|told|held|thrown|torn|spread)$/;

/** «ساخته شد» where the lexicon has the participle as an adjective. */
function passiveWithAdjective(before: readonly SentenceElement[], element: Word): VerbElement | undefined {
  const adjective = before.at(-1);
  const { lemma, inflection } = element.pronunciation;
  if (lemma !== 'شدن' || inflection.tense === 'infinitive' || inflection.tense === 'participle')
    return undefined;
  if (adjective?.kind !== 'word' || !isAdjective(adjective) || !PARTICIPLE.test(adjective.english))
    return undefined;
  return {
    kind: 'verb',
    verb: {
      ...finiteVerb(element, undefined),
      english: `be ${adjective.english}`,
      transitivity: 'intransitive',
    },
  };
}

/** توجه زیادی کرد: the ی was the noun's. */
function withoutIndefinite(result: SentenceElement[]): void {
  const adjective = result.at(-1);
  if (adjective?.kind !== 'word') return;
  const { indefinite: _, ...inflection } = adjective.pronunciation.inflection;
  result[result.length - 1] = { ...adjective, pronunciation: { ...adjective.pronunciation, inflection } };
}

/** ممکن است is `may`. */
function pushFrozen(result: SentenceElement[], frozen: readonly SentenceElement[]): void {
  const [first] = frozen;
  if (first?.kind !== 'verb' || !isForm(result.at(-1), 'ممکن')) result.push(...frozen);
  else result.splice(-1, 1, modal('may', 'present', first.verb.negative));
}

function verbalElement(element: Word, compound: FoundCompound | undefined): Word | VerbElement {
  const { tense } = element.pronunciation.inflection;
  if (tense === 'infinitive') return infinitive(element, compound);
  const verb = finiteVerb(element, compound);
  if (tense !== 'participle') return { kind: 'verb', verb };
  const english = verb.known ? verbForm(verb.english.replace(/^be /, ''), 'participle') : verb.english;
  return { ...element, verb, english: /^be /.test(verb.english) ? verb.english.slice(3) : english };
}

function infinitive(element: Word, compound: FoundCompound | undefined): Word {
  if (compound === undefined) return element;
  const english = compound.passive ? `be ${verbForm(compound.english, 'participle')}` : compound.english;
  return {
    ...element,
    english,
    known: true,
    pronunciation: { ...element.pronunciation, features: compound.features },
  };
}

function finiteVerb(element: Word, compound: FoundCompound | undefined): Verb {
  const { pronunciation, known, english } = element;
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
