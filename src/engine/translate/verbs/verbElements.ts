import type { Tense } from '../../types.ts';
import { isParticiple, participleOf, passiveOf } from '../english/verbForms.ts';
import type { TranslationRules } from '../rules/rules.ts';
import { NO_VERB_PROPERTIES, type VerbProperties } from '../rules/verbProperties.ts';
import { NO_WORD_PROPERTIES } from '../rules/wordProperties.ts';
import type { LineElement, SentenceElement, VerbElement, Word } from '../syntax/elements.ts';
import { makeVerb, type Verb } from '../syntax/verb.ts';
import { intensifierOf, isAdjective, isForm } from '../syntax/wordClasses.ts';
import { actionOf } from './actions.ts';
import { compoundBefore, type FoundCompound, type VerbDependencies } from './compoundVerbs.ts';
import { withState } from './copulas.ts';
import { asParticiple, describedBy, joinedParticiple } from './participles.ts';
import { modalVerb, presentCopula, suppletiveForm } from './suppletiveForms.ts';

/**
 * Replaces verbs with their compound's complement by verb elements, copula endings and suppletive forms by what they
 * stand for. Infinitives with their complement become one word whose English is the compound's.
 */
export function withVerbs(
  elements: readonly LineElement[],
  dependencies: VerbDependencies,
): SentenceElement[] {
  const result: SentenceElement[] = [];
  for (const element of elements) {
    if (element.kind !== 'word') {
      result.push(element);
      continue;
    }
    const described = describedBy(result, element, dependencies);
    if (described !== undefined) result.splice(-1, 1, described);
    else if (isVerbal(element)) pushVerb(result, element, dependencies);
    else pushPlain(result, joinedParticiple(element, dependencies) ?? element, dependencies);
  }
  return result;
}

function pushPlain(result: SentenceElement[], word: Word, dependencies: VerbDependencies): void {
  const [plain, copula] = withoutCopula(word, dependencies);
  if (plain !== undefined) result.push(plain);
  if (copula?.kind === 'verb') result.push(withState(result, copula, dependencies));
  else if (copula !== undefined) result.push(copula);
}

function isVerbal({ pronunciation }: Word): boolean {
  const { tense } = pronunciation.inflection;
  return pronunciation.partOfSpeech === 'verb' || tense === 'infinitive' || tense === 'participle';
}

/** A word with the copula's ending is the word and the copula: خوبم, اینجاست. */
function withoutCopula(word: Word, dependencies: VerbDependencies): readonly SentenceElement[] {
  const { rules } = dependencies;
  const { pronunciation } = word;
  const { copula, ...inflection } = pronunciation.inflection;
  if (copula === undefined) {
    const action = actionOf(word, dependencies);
    return listedQuestion(word, rules) ?? [action === undefined ? word : { ...word, action }];
  }
  const form = pronunciation.lemma;
  return [
    {
      ...word,
      form,
      functionWord: rules.functionWord(form),
      pronunciation: { ...pronunciation, inflection },
    },
    presentCopula(copula, rules),
  ];
}

/** کجاست, which the lexicon lists as an adverb. */
function listedQuestion(
  { pronunciation, form }: Word,
  rules: TranslationRules,
): readonly SentenceElement[] | undefined {
  const isListed = pronunciation.partOfSpeech === 'adverb' && form.endsWith('ست');
  return isListed ? suppletiveForm(form, rules) : undefined;
}

function pushVerb(result: SentenceElement[], word: Word, dependencies: VerbDependencies): void {
  const { rules } = dependencies;
  const listed =
    word.pronunciation.inflection.tense === undefined ? suppletiveForm(word.form, rules) : undefined;
  if (listed !== undefined) {
    pushListed(result, listed, dependencies);
    return;
  }
  const found = compoundBefore(result, word, dependencies);
  if (found !== undefined) result.splice(found.at, found.length);
  if (found?.parted) withoutEzafe(result, found.at - 1);
  if (found?.adverb) withoutIndefinite(result);
  const degree = found === undefined ? undefined : intensifierOf(result.at(-1));
  const compound =
    found && degree !== undefined && isState(found.english) ? intensified(found, degree) : found;
  if (compound !== found) result.pop();
  const passive = found === undefined ? passiveWithAdjective(result, word, rules) : undefined;
  if (passive !== undefined) {
    result.splice(-1, 1, passive);
    return;
  }
  const calls = found === undefined && isAdjective(result.at(-1)) ? CALLING.get(word.pronunciation.lemma) : undefined;
  const isMarked = calls === 'make' || result.slice(-6).some((element) => isForm(element, 'را'));
  const makes = calls !== undefined && isMarked;
  result.push(makes ? making(word, calls, rules) : verbalElement(word, compound, rules));
}

/** Verbs of two objects beside an adjective: «اجباری کرد», «بی‌اساس خواند», «لازم دانست». */
const CALLING: ReadonlyMap<string, string> = new Map([
  ['کردن', 'make'],
  ['خواندن', 'call'],
  ['دانستن', 'consider'],
]);

const STATE = /^(be|become|get) (\w+)$/;

function isState(english: string): boolean {
  return STATE.test(english);
}

/** What stood before the complement is no longer tied to it. */
function withoutEzafe(result: SentenceElement[], at: number): void {
  const element = result[at];
  if (element?.kind === 'word') result[at] = { ...element, ezafe: false };
}

/** «خیلی خوشحال شدم»: `be very happy`. */
function intensified(compound: FoundCompound, degree: string): FoundCompound {
  return { ...compound, english: compound.english.replace(STATE, `$1 ${degree} $2`) };
}

const MAKING_PROPERTIES: VerbProperties = { ...NO_VERB_PROPERTIES, classes: new Set(['factitive']) };

/** «اجباری کرد»: کردن beside an adjective that makes no compound with it is `make`. */
function making(word: Word, english: string, rules: TranslationRules): Word | VerbElement {
  const features: ReadonlySet<string> = new Set(['transitive']);
  const element = verbalElement(
    { ...word, english, known: true, pronunciation: { ...word.pronunciation, features } },
    undefined,
    rules,
  );
  if (element.kind === 'word') return element;
  return { ...element, verb: { ...element.verb, properties: MAKING_PROPERTIES } };
}

/** «ساخته شد» where the lexicon has the participle as an adjective. */
function passiveWithAdjective(
  before: readonly SentenceElement[],
  word: Word,
  rules: TranslationRules,
): VerbElement | undefined {
  const adjective = asParticiple(before.at(-1), rules);
  const { lemma, inflection } = word.pronunciation;
  if (lemma !== 'شدن' || inflection.tense === 'infinitive' || inflection.tense === 'participle')
    return undefined;
  if (adjective?.kind !== 'word' || !isAdjective(adjective) || !isParticiple(adjective.english))
    return undefined;
  return {
    kind: 'verb',
    verb: {
      ...finiteVerb(word, undefined, rules),
      infinitive: `${adjective.form} شدن`,
      properties: rules.verb(`${adjective.form} شدن`),
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

/** «قرار است بیاید»: `will come`. */
function isPlan(element: SentenceElement | undefined): boolean {
  return isForm(element, 'قرار') && element?.kind === 'word' && !element.ezafe;
}

/** ممکن است is `may`, «منتظر پاسخ هستم» is `I await an answer`. */
function pushListed(
  result: SentenceElement[],
  listed: readonly SentenceElement[],
  dependencies: VerbDependencies,
): void {
  const [first] = listed;
  if (first?.kind === 'verb' && isPlan(result.at(-1)))
    result.splice(-1, 1, modalVerb('will', first.verb.tense, first.verb.negative));
  else if (first?.kind === 'verb' && isForm(result.at(-1), 'ممکن'))
    result.splice(-1, 1, modalVerb('may', 'present', first.verb.negative));
  else if (first?.kind === 'verb' && listed.length === 1) result.push(withState(result, first, dependencies));
  else result.push(...listed);
}

function verbalElement(
  word: Word,
  compound: FoundCompound | undefined,
  rules: TranslationRules,
): Word | VerbElement {
  const { tense } = word.pronunciation.inflection;
  if (tense === 'infinitive') return gerund(word, compound, rules);
  const verb = finiteVerb(word, compound, rules);
  return tense === 'participle' ? participle(word, verb) : { kind: 'verb', verb };
}

function participle(word: Word, verb: Verb): Word {
  return { ...word, verb, english: verb.known ? participleOf(verb.english) : verb.english };
}

/** An infinitive of the source is a noun, which governs what its verb governs. */
function gerund(word: Word, compound: FoundCompound | undefined, rules: TranslationRules): Word {
  const { prepositions } = rules.verb(compound?.infinitive ?? word.pronunciation.lemma);
  const properties = { ...NO_WORD_PROPERTIES, prepositions };
  if (compound === undefined) return { ...word, properties };
  const { passive, english, features } = compound;
  return {
    ...word,
    properties,
    english: passive ? passiveOf(english) : english,
    known: true,
    pronunciation: { ...word.pronunciation, features },
  };
}

function finiteVerb(word: Word, compound: FoundCompound | undefined, rules: TranslationRules): Verb {
  const { pronunciation, known } = word;
  const { lemma, inflection } = pronunciation;
  const { person = 3, negative, passive, clitic } = inflection;
  const tense = tenseOf(lemma, inflection.tense);
  const infinitive = compound?.infinitive ?? lemma;
  const properties = rules.verb(infinitive);
  const object = clitic ?? compound?.object;
  return makeVerb({
    english: properties.classes.has('ability') ? 'can' : (compound?.english ?? word.english),
    known: known || compound !== undefined,
    infinitive,
    properties,
    role: infinitive === 'بودن' ? 'copula' : 'ordinary',
    tense,
    person,
    negative: negative === true,
    passive: passive === true || compound?.passive === true,
    transitivity: transitivityIn(compound?.features ?? pronunciation.features),
    ...(object !== undefined && { object }),
    ...(compound?.parted && { parted: true as const }),
  });
}

/** «داشته باشد» is the only subjunctive that داشتن has. */
function tenseOf(lemma: string, tense: Tense = 'present'): Tense {
  return lemma === 'داشتن' && tense === 'perfectSubjunctive' ? 'subjunctive' : tense;
}

function transitivityIn(features: ReadonlySet<string>): Verb['transitivity'] {
  if (features.has('transitive')) return 'transitive';
  return features.has('intransitive') ? 'intransitive' : 'unknown';
}
