import type { Person, Tense } from '../../types.ts';
import { firstGloss } from '../english/gloss.ts';
import { NO_WORD_PROPERTIES } from '../rules/properties.ts';
import type { Dependencies, TranslationRules } from '../rules/rules.ts';
import type { Elements, SentenceElement, SourceVerb, VerbElement, Word } from '../syntax/elements.ts';
import { type Modal, makeVerb, type Verb } from '../syntax/verb.ts';
import { isAdjective, isGoverning } from '../syntax/wordClasses.ts';

const MAX_OBJECT_WORDS = 7;

/**
 * The verb that a copula makes with the state before it, which it takes away: «امیدوارم» is `hope`, «منتظر پاسخ هستم»
 * `await an answer`. The copula itself where the two are no verb in English.
 */
export function withState(
  before: SentenceElement[],
  copula: VerbElement,
  { findCompound, rules }: Dependencies,
): VerbElement {
  if (copula.verb.role !== 'copula') return copula;
  for (let at = before.length - 1; at >= 0 && before.length - at <= MAX_OBJECT_WORDS; at--) {
    const state = before[at];
    if (state?.kind !== 'word' || endsClause(state)) break;
    const isAdjacent = at === before.length - 1;
    if (state.ezafe === isAdjacent || isGoverning(before[at - 1])) continue;
    const gloss = findCompound(state.form, 'بودن')?.gloss ?? 'be';
    const english = firstGloss(gloss);
    if (/^be\b/.test(english)) continue;
    before.splice(at, 1);
    const infinitive = `${state.form} بودن`;
    const source = copula.source ?? { ...sourceCopula(copula.verb, state), words: [] };
    const sense = { role: 'ordinary', english, infinitive, properties: rules.verb(infinitive) } as const;
    return {
      kind: 'verb',
      verb: { ...copula.verb, ...sense, ...(!isAdjacent && { parted: true as const }) },
      source: { ...source, infinitive, gloss, words: [state, ...source.words] },
    };
  }
  return governing(before, copula, rules);
}

/** «به کولر مجهز است»: the copula with what the adjective before it governs; that adjective describes no noun. */
function governing(before: SentenceElement[], copula: VerbElement, rules: TranslationRules): VerbElement {
  const adjective = before.at(-1);
  if (!isAdjective(adjective)) return copula;
  const infinitive = `${adjective.form} بودن`;
  const { classes, prepositions, senses } = rules.verb(infinitive);
  if (prepositions.size + senses.size === 0) return copula;
  const noun = before.at(-2);
  const isTied = noun?.kind === 'word' && noun.ezafe;
  const governs = (element: SentenceElement): boolean =>
    element.kind === 'word' && (prepositions.has(element.form) || senses.has(element.form));
  if (isTied && before.slice(-MAX_OBJECT_WORDS - 2).some(governs))
    before[before.length - 2] = { ...noun, ezafe: false };
  const properties = {
    classes: new Set([...copula.verb.properties.classes, ...classes]),
    prepositions,
    senses,
  };
  return { ...copula, verb: { ...copula.verb, infinitive, properties } };
}

function endsClause({ form, pronunciation }: Word): boolean {
  return form === 'را' || ['conjunction', 'verb'].includes(pronunciation.partOfSpeech);
}

/** The present of بودن in a person, as the ending of خوبم has it. */
export function presentCopula(person: Person, rules: TranslationRules): VerbElement {
  const be = { role: 'copula', english: 'be', infinitive: 'بودن', person } as const;
  return { kind: 'verb', verb: makeVerb({ ...be, properties: rules.verb(be.infinitive) }) };
}

/** A modal as a verb of its own, until the main verb is known. */
export function modalVerb(sense: Modal['sense'], tense: Tense, negative: boolean): VerbElement {
  const given = { english: sense, infinitive: '', person: 3, tense, negative } as const;
  const verb = makeVerb({ ...given, role: 'modal', modal: sense });
  return { kind: 'verb', verb, modal: sense, ...(sense === 'can' && { impersonal: true as const }) };
}

/** The English modal of a role; what its forms are (`can`, `could`, `be able to`) is English grammar. */
const MODALS = { ability: 'can', obligation: 'must' } as const;

/** What a form that no stem gives stands for: است, باید, and چیست with its question word; undefined for any other. */
export function suppletiveForm(form: string, rules: TranslationRules): Elements | undefined {
  const entry = rules.verbForm(form);
  if (entry === undefined) return undefined;
  const { before, role, ...given } = entry;
  if (role === 'ability' || role === 'obligation')
    return [modalVerb(MODALS[role], given.tense, given.negative)];
  const verb = makeVerb({ ...given, role, properties: rules.verb(given.infinitive) });
  if (before === undefined) return [{ kind: 'verb', verb }];
  const phrase = { kind: 'fixedPhrase', ...before, classes: NO_WORD_PROPERTIES.classes } as const;
  return [phrase, { kind: 'verb', verb }];
}

/** The copula and its like, which no stem gives. */
export function sourceCopula({ infinitive, english, tense, person, negative }: Verb, word: Word): SourceVerb {
  const known = { infinitive, gloss: english, tense, person, negative };
  return { ...known, passive: false, progressive: false, words: [word] };
}
