import type { Person, Tense } from '../../types.ts';
import type { TranslationRules } from '../rules/rules.ts';
import { NO_WORD_PROPERTIES } from '../rules/wordProperties.ts';
import type { SentenceElement, VerbElement } from '../syntax/elements.ts';
import { type Modal, makeVerb } from '../syntax/verb.ts';

/** The present of بودن in a person, as the ending of خوبم has it. */
export function presentCopula(person: Person, rules: TranslationRules): VerbElement {
  const infinitive = 'بودن';
  const properties = rules.verb(infinitive);
  return {
    kind: 'verb',
    verb: makeVerb({ role: 'copula', english: 'be', infinitive, properties, person }),
  };
}

/** A modal as a verb of its own, until the main verb is known. */
export function modalVerb(sense: Modal['sense'], tense: Tense, negative: boolean): VerbElement {
  const verb = makeVerb({
    role: 'modal',
    modal: sense,
    english: sense,
    infinitive: '',
    person: 3,
    tense,
    negative,
  });
  return { kind: 'verb', verb, modal: sense, ...(sense === 'can' && { impersonal: true as const }) };
}

/** The English modal of a role; what its forms are (`can`, `could`, `be able to`) is English grammar. */
const MODALS = { ability: 'can', obligation: 'must' } as const;

/** What a form that no stem gives stands for: است, باید, and چیست with its question word; undefined for any other. */
export function suppletiveForm(
  form: string,
  rules: TranslationRules,
): readonly SentenceElement[] | undefined {
  const entry = rules.verbForm(form);
  if (entry === undefined) return undefined;
  const { before, role, ...given } = entry;
  if (role === 'ability' || role === 'obligation')
    return [modalVerb(MODALS[role], given.tense, given.negative)];
  const verb: VerbElement = {
    kind: 'verb',
    verb: makeVerb({ ...given, role, properties: rules.verb(given.infinitive) }),
  };
  if (before === undefined) return [verb];
  return [{ kind: 'fixedPhrase', ...before, classes: NO_WORD_PROPERTIES.classes }, verb];
}
