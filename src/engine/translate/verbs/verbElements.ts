import { firstGloss } from '../english/gloss.ts';
import type { TranslationDependencies, TranslationRules } from '../rules/rules.ts';
import type { Action, SentenceElement, VerbElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';
import { callingOf, making, passiveWithAdjective, withDegree } from './adjectiveVerbs.ts';
import { compoundBefore } from './compoundBefore.ts';
import { describedBy, doingBefore, joinedParticiple } from './participles.ts';
import { finiteVerb, modalVerb, presentCopula, suppletiveForm, verbalElement } from './simpleVerbs.ts';
import { sourceCopula, sourceVerb } from './sourceVerbs.ts';

/**
 * Replaces verbs with their compound's complement by verb elements, copula endings and suppletive forms by what they
 * stand for. Infinitives with their complement become one word whose English is the compound's.
 */
export function withVerbs(
  elements: readonly SentenceElement[],
  dependencies: TranslationDependencies,
): SentenceElement[] {
  const result: SentenceElement[] = [];
  for (const element of elements) {
    if (element.kind !== 'word') {
      result.push(element);
      continue;
    }
    const described =
      describedBy(result, element, dependencies) ?? doingBefore(result, element, dependencies);
    if (described !== undefined) result.splice(-1, 1, described);
    else pushWord(result, element, dependencies);
  }
  return result;
}

function pushWord(result: SentenceElement[], element: Word, dependencies: TranslationDependencies): void {
  if (isVerbal(element)) pushVerb(result, element, dependencies);
  else pushPlain(result, joinedParticiple(element, dependencies) ?? element, dependencies);
}

function pushPlain(result: SentenceElement[], word: Word, dependencies: TranslationDependencies): void {
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
function withoutCopula(word: Word, dependencies: TranslationDependencies): readonly SentenceElement[] {
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

function pushVerb(result: SentenceElement[], word: Word, dependencies: TranslationDependencies): void {
  const { rules, findCompound } = dependencies;
  const listed =
    word.pronunciation.inflection.tense === undefined ? suppletiveForm(word.form, rules) : undefined;
  if (listed !== undefined) {
    pushListed(result, listed, word, dependencies);
    return;
  }
  const found = compoundBefore(result, word, dependencies);
  const ownSource = sourceVerb(word, undefined, findCompound);
  if (found === undefined && isPossibility(result.at(-1), word)) {
    const verb = finiteVerb(word, undefined, rules);
    result.push({ kind: 'verb', verb, source: ownSource, modal: 'can', impersonal: true });
    return;
  }
  const complement = found === undefined ? [] : result.splice(found.at, found.length);
  if (found?.parted) withoutEzafe(result, found.at - 1);
  if (found?.adverb) withoutIndefinite(result);
  const compound = withDegree(result, found);
  const passive = found === undefined ? passiveWithAdjective(result, word, dependencies) : undefined;
  if (passive !== undefined) {
    result.splice(-1, 1, passive);
    return;
  }
  const calls = found === undefined ? callingOf(result, word) : undefined;
  const element = calls === undefined ? verbalElement(word, compound, rules) : making(word, calls, rules);
  const source =
    found === undefined
      ? ownSource
      : sourceVerb(word, { compound: found, complement: complement.filter(isWord) }, findCompound);
  result.push({ ...element, source });
}

function isWord(element: SentenceElement): element is Word {
  return element.kind === 'word';
}

/** «می‌شود بگویید؟»: `can you say?`, where nothing before it can be what something becomes. */
function isPossibility(before: SentenceElement | undefined, { pronunciation }: Word): boolean {
  const { lemma, inflection } = pronunciation;
  if (lemma !== 'شدن' || inflection.tense !== 'present' || (inflection.person ?? 3) !== 3) return false;
  return before?.kind !== 'word' || ['conjunction', 'adverb'].includes(before.pronunciation.partOfSpeech);
}

/** What stood before the complement is no longer tied to it. */
function withoutEzafe(result: SentenceElement[], at: number): void {
  const element = result[at];
  if (element?.kind === 'word') result[at] = { ...element, ezafe: false };
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
  word: Word,
  dependencies: TranslationDependencies,
): void {
  const [first] = listed;
  if (first?.kind === 'verb' && isPlan(result.at(-1)))
    result.splice(-1, 1, {
      ...modalVerb('will', first.verb.tense, first.verb.negative),
      source: sourceCopula(first.verb, word),
    });
  else if (first?.kind === 'verb' && isForm(result.at(-1), 'ممکن'))
    result.splice(-1, 1, {
      ...modalVerb('may', 'present', first.verb.negative),
      source: sourceCopula(first.verb, word),
    });
  else if (first?.kind === 'verb' && listed.length === 1)
    result.push(withState(result, withSource(first, word), dependencies));
  else
    result.push(...listed.map((element) => (element.kind === 'verb' ? withSource(element, word) : element)));
}

const TOLD = ['copula', 'existence'];

/** Of است and its like; a modal that no stem gives is told by itself. */
function withSource(element: VerbElement, word: Word): VerbElement {
  const { verb } = element;
  return TOLD.includes(verb.role) ? { ...element, source: sourceCopula(verb, word) } : element;
}

const LIGHT_VERBS = ['کردن', 'دادن'];

/** What a noun says is done, by the verb that it makes: درمان is `treat` of درمان کردن. */
function actionOf(
  { form, pronunciation }: Word,
  { findCompound, rules }: TranslationDependencies,
): Action | undefined {
  const { partOfSpeech, inflection, features } = pronunciation;
  if (partOfSpeech !== 'noun' || inflection.plural || inflection.indefinite || features.has('person'))
    return undefined;
  for (const light of LIGHT_VERBS) {
    const found = findCompound(form, light) ?? findCompound(pronunciation.lemma, light);
    if (found === undefined) continue;
    const { prepositions } = rules.verb(`${form} ${light}`);
    return { english: firstGloss(found.gloss), transitive: found.features.has('transitive'), prepositions };
  }
  return undefined;
}

const MAX_OBJECT_WORDS = 7;

/**
 * The verb that a copula makes with the state before it, which it takes away: «امیدوارم» is `hope`, «منتظر پاسخ هستم»
 * `await an answer`. The copula itself where the two are no verb in English.
 */
function withState(
  before: SentenceElement[],
  copula: VerbElement,
  { findCompound, rules }: TranslationDependencies,
): VerbElement {
  if (copula.verb.role !== 'copula') return copula;
  for (let at = before.length - 1; at >= 0 && before.length - at <= MAX_OBJECT_WORDS; at--) {
    const state = before[at];
    if (state?.kind !== 'word' || endsClause(state)) return copula;
    const isAdjacent = at === before.length - 1;
    if (state.ezafe === isAdjacent || isGoverned(before[at - 1])) continue;
    const english = firstGloss(findCompound(state.form, 'بودن')?.gloss ?? 'be');
    if (/^be\b/.test(english)) continue;
    before.splice(at, 1);
    const infinitive = `${state.form} بودن`;
    const source = {
      ...(copula.source ?? sourceCopula(copula.verb, state)),
      infinitive,
      gloss: findCompound(state.form, 'بودن')?.gloss ?? '',
      words: [state, ...(copula.source?.words ?? [])],
    };
    return { ...said(copula, infinitive, english, !isAdjacent, rules), source };
  }
  return copula;
}

function said(
  { verb }: VerbElement,
  infinitive: string,
  english: string,
  parted: boolean,
  rules: TranslationDependencies['rules'],
): VerbElement {
  const properties = rules.verb(infinitive);
  const sense = { role: 'ordinary' as const, english, infinitive, properties };
  return { kind: 'verb', verb: { ...verb, ...sense, ...(parted && { parted: true as const }) } };
}

function isGoverned(element: SentenceElement | undefined): boolean {
  return element?.kind === 'word' && (element.ezafe || element.pronunciation.partOfSpeech === 'preposition');
}

function endsClause({ form, pronunciation }: Word): boolean {
  return (
    form === 'را' || pronunciation.partOfSpeech === 'conjunction' || pronunciation.partOfSpeech === 'verb'
  );
}
