import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, SentenceElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';
import { actionOf } from './actions.ts';
import { callingOf, making, passiveWithAdjective, withDegree } from './adjectiveVerbs.ts';
import { compoundBefore, type VerbDependencies } from './compoundVerbs.ts';
import { withState } from './copulas.ts';
import { finiteVerb, verbalElement } from './lexicalVerbs.ts';
import { behindItsObject, describedBy, doingBefore, joinedParticiple } from './participles.ts';
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
    const described =
      describedBy(result, element, dependencies) ?? doingBefore(result, element, dependencies);
    if (described !== undefined) result.splice(-1, 1, described);
    else pushWord(result, element, dependencies);
  }
  return result;
}

function pushWord(result: SentenceElement[], element: Word, dependencies: VerbDependencies): void {
  const participle = isVerbal(element) ? element : behindItsObject(result, element, dependencies);
  if (participle !== undefined) pushVerb(result, participle, dependencies);
  else pushPlain(result, joinedParticiple(element, dependencies) ?? element, dependencies);
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
  if (found === undefined && isPossibility(result.at(-1), word)) {
    result.push({ kind: 'verb', verb: finiteVerb(word, undefined, rules), modal: 'can', impersonal: true });
    return;
  }
  if (found !== undefined) result.splice(found.at, found.length);
  if (found?.parted) withoutEzafe(result, found.at - 1);
  if (found?.adverb) withoutIndefinite(result);
  const compound = withDegree(result, found);
  const passive = found === undefined ? passiveWithAdjective(result, word, rules) : undefined;
  if (passive !== undefined) {
    result.splice(-1, 1, passive);
    return;
  }
  const calls = found === undefined ? callingOf(result, word) : undefined;
  result.push(calls === undefined ? verbalElement(word, compound, rules) : making(word, calls, rules));
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
