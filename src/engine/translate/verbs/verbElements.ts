import type { Dependencies, TranslationRules } from '../rules/rules.ts';
import type { Elements, SentenceElement, VerbElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';
import { withAction } from './actions.ts';
import { callingOf, making, passiveWithAdjective, withDegree } from './adjectiveVerbs.ts';
import { compoundBefore, type FoundCompound } from './compounds.ts';
import { modalVerb, presentCopula, sourceCopula, suppletiveForm, withState } from './copulas.ts';
import { withGap } from './gappedVerbs.ts';
import { describedBy, doingBefore, joinedParticiple } from './participles.ts';
import { finiteVerb, verbalElement } from './simpleVerbs.ts';
import { sourceVerb } from './sourceVerbs.ts';

/**
 * Replaces verbs with their compound's complement by verb elements, copula endings and suppletive forms by what they
 * stand for. Infinitives with their complement become one word whose English is the compound's.
 */
export function withVerbs(elements: Elements, dependencies: Dependencies): SentenceElement[] {
  const result: SentenceElement[] = [];
  for (const element of elements) {
    if (element.kind === 'word') pushWord(result, element, dependencies);
    else result.push(element);
  }
  return result;
}

function pushWord(result: SentenceElement[], word: Word, dependencies: Dependencies): void {
  const described = describedBy(result, word, dependencies) ?? doingBefore(result, word, dependencies);
  if (described !== undefined) result.splice(-1, 1, described);
  else if (isVerbal(word)) pushVerb(result, word, dependencies);
  else pushPlain(result, joinedParticiple(word, dependencies) ?? word, dependencies);
}

function isVerbal({ pronunciation }: Word): boolean {
  const { tense } = pronunciation.inflection;
  return pronunciation.partOfSpeech === 'verb' || tense === 'infinitive' || tense === 'participle';
}

/** A word with the copula's ending is the word and the copula: خوبم, اینجاست. */
function pushPlain(result: SentenceElement[], word: Word, dependencies: Dependencies): void {
  const { rules } = dependencies;
  const { lemma: form, partOfSpeech } = word.pronunciation;
  const { copula, ...inflection } = word.pronunciation.inflection;
  if (copula !== undefined) {
    const pronunciation = { ...word.pronunciation, inflection };
    result.push({ ...word, form, functionWord: rules.functionWord(form), pronunciation });
    result.push(withState(result, presentCopula(copula, rules), dependencies));
    return;
  }
  // کجاست, which the lexicon lists as an adverb.
  const isQuestion = partOfSpeech === 'adverb' && word.form.endsWith('ست');
  const [listed, verb] = (isQuestion && suppletiveForm(word.form, rules)) || [withAction(word, dependencies)];
  if (listed !== undefined) result.push(listed);
  if (verb?.kind === 'verb') result.push(withState(result, verb, dependencies));
}

function pushVerb(result: SentenceElement[], word: Word, dependencies: Dependencies): void {
  const { rules, findCompound } = dependencies;
  const hasTense = word.pronunciation.inflection.tense !== undefined;
  const listed = hasTense ? undefined : suppletiveForm(word.form, rules);
  if (listed !== undefined) {
    pushListed(result, listed, word, dependencies);
    return;
  }
  withFeeling(result, word, rules);
  const found = compoundBefore(result, word, dependencies);
  if (found !== undefined) {
    const complement = result.splice(found.at, found.length).filter((element) => element.kind === 'word');
    const source = sourceVerb(word, { compound: found, complement }, findCompound);
    withGap(result, found.at, word, dependencies);
    result.push({ ...verbalElement(word, leaving(result, found), rules), source });
    return;
  }
  const source = sourceVerb(word, undefined, findCompound);
  const passive = passiveWithAdjective(result, word, dependencies);
  const calls = callingOf(result, word);
  if (isPossibility(result.at(-1), word))
    result.push({
      kind: 'verb',
      verb: finiteVerb(word, undefined, rules),
      source,
      modal: 'can',
      impersonal: true,
    });
  else if (passive !== undefined) result.splice(-1, 1, passive);
  else
    result.push({
      ...(calls === undefined ? verbalElement(word, undefined, rules) : making(word, calls, rules)),
      source,
    });
}

/** «خوشم آمد»: the ending that is read as the copula is who feels it. */
function withFeeling(result: SentenceElement[], { pronunciation }: Word, rules: TranslationRules): void {
  const [state, copula] = result.slice(-2);
  if (state?.kind !== 'word' || copula?.kind !== 'verb' || copula.source !== undefined) return;
  const { classes } = rules.verb(`${state.form} ${pronunciation.lemma}`);
  if (copula.verb.role !== 'copula' || !classes.has('experienced')) return;
  const inflection = { clitic: copula.verb.person };
  result.splice(-2, 2, { ...state, pronunciation: { ...state.pronunciation, inflection } });
}

/** The compound, without what in the words around its complement was the complement's, and with their degree. */
function leaving(result: SentenceElement[], found: FoundCompound): FoundCompound {
  const before = result[found.at - 1];
  // What stood before the complement is no longer tied to it.
  if (found.parted && before?.kind === 'word') result[found.at - 1] = { ...before, ezafe: false };
  const adjective = result.at(-1);
  // توجه زیادی کرد: the ی was the noun's.
  if (found.adverb && adjective?.kind === 'word') {
    const { indefinite: _, ...inflection } = adjective.pronunciation.inflection;
    result[result.length - 1] = { ...adjective, pronunciation: { ...adjective.pronunciation, inflection } };
  }
  return withDegree(result, found);
}

/** «می‌شود بگویید؟»: `can you say?`, where nothing before it can be what something becomes. */
function isPossibility(before: SentenceElement | undefined, { pronunciation }: Word): boolean {
  const { lemma, inflection } = pronunciation;
  if (lemma !== 'شدن' || inflection.tense !== 'present' || (inflection.person ?? 3) !== 3) return false;
  return before?.kind !== 'word' || ['conjunction', 'adverb'].includes(before.pronunciation.partOfSpeech);
}

/** ممکن است is `may`, «قرار است بیاید» `will come`, «منتظر پاسخ هستم» `I await an answer`. */
function pushListed(
  result: SentenceElement[],
  listed: Elements,
  word: Word,
  dependencies: Dependencies,
): void {
  const [first] = listed;
  const before = result.at(-1);
  if (first?.kind !== 'verb') {
    result.push(...listed.map((element) => (element.kind === 'verb' ? withSource(element, word) : element)));
    return;
  }
  const { tense, negative } = first.verb;
  const source = sourceCopula(first.verb, word);
  if (before?.kind === 'word' && before.form === 'قرار' && !before.ezafe)
    result.splice(-1, 1, { ...modalVerb('will', tense, negative), source });
  else if (isForm(before, 'ممکن')) result.splice(-1, 1, { ...modalVerb('may', 'present', negative), source });
  else result.push(withState(result, withSource(first, word), dependencies));
}

const TOLD = ['copula', 'existence'];

/** Of است and its like; a modal that no stem gives is told by itself. */
function withSource(element: VerbElement, word: Word): VerbElement {
  const { verb } = element;
  return TOLD.includes(verb.role) ? { ...element, source: sourceCopula(verb, word) } : element;
}
