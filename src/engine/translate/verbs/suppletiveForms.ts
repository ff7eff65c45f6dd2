import type { Person, Tense } from '../../types.ts';
import type { SentenceElement, VerbElement } from '../syntax/elements.ts';

import { type Modal, makeVerb } from '../syntax/verb.ts';

/** The present copula of a person, as the clitics of خوبم and the words است and نیستند have it. */
export function presentCopula(person: Person, negative = false): VerbElement {
  return { kind: 'verb', verb: makeVerb({ role: 'copula', english: 'be', lemma: 'بودن', person, negative }) };
}

function existence(person: Person, negative = false): VerbElement {
  return {
    kind: 'verb',
    verb: makeVerb({ role: 'existence', english: 'be', lemma: 'بودن', person, negative }),
  };
}

/** A modal as a verb of its own, until the main verb is known. */
export function modal(sense: Modal['sense'], tense: Tense, negative = false): VerbElement {
  const verb = makeVerb({ role: 'modal', english: sense, lemma: '', person: 3, tense, negative });
  return { kind: 'verb', verb, modal: sense, ...(sense === 'can' && { impersonal: true as const }) };
}

function imperative(english: string): VerbElement {
  return { kind: 'verb', verb: makeVerb({ english, lemma: '', person: 2, tense: 'imperative' }) };
}

function question(persian: string, english: string): SentenceElement {
  return { kind: 'fixedPhrase', role: 'question', persian, english };
}

const PLACES: readonly (readonly [string, string])[] = [
  ['اینجا', 'here'],
  ['آنجا', 'there'],
];
const QUESTIONS: readonly (readonly [string, string])[] = [
  ['چی', 'what'],
  ['کی', 'who'],
  ['کجا', 'where'],
];
const MUST = ['باید', 'می‌باید', 'بایست', 'بایستی', 'می‌بایست', 'می‌بایستی', 'باس'];
const MUST_NOT = ['نباید', 'نمی‌باید', 'نبایست', 'نبایستی', 'نمی‌بایست', 'نمی‌بایستی'];
const ENDINGS = ['م', 'ی', '', 'یم', 'ید', 'ند'];

/** Verbs that are entries of the lexicon because no stem gives them, by their letters. */
const FROZEN: ReadonlyMap<string, readonly SentenceElement[]> = new Map<string, readonly SentenceElement[]>([
  ...ENDINGS.flatMap((ending, at): [string, SentenceElement[]][] => [
    [
      `هست${ending}`,
      [at === 2 || at === 5 ? existence((at + 1) as Person) : presentCopula((at + 1) as Person)],
    ],
    [`نیست${ending}`, [presentCopula((at + 1) as Person, true)]],
  ]),
  ['است', [presentCopula(3)]],
  ['ایم', [presentCopula(4)]],
  ['اید', [presentCopula(5)]],
  ['اند', [presentCopula(6)]],
  ['هستن', [presentCopula(6)]],
  ['نیستن', [presentCopula(6, true)]],
  ['هس', [existence(3)]],
  ['نیس', [presentCopula(3, true)]],
  ['عبارتند', [presentCopula(6)]],
  ...QUESTIONS.flatMap(([form, english]): [string, SentenceElement[]][] => [
    [`${form}ست`, [question(form, english), presentCopula(3)]],
    [`${form}ستند`, [question(form, english), presentCopula(6)]],
    [`${form}ه`, [question(form, english), presentCopula(3)]],
  ]),
  ...PLACES.map(([form, english]): [string, SentenceElement[]] => [
    `${form}ست`,
    [{ kind: 'fixedPhrase', role: 'adverb', persian: form, english }, presentCopula(3)],
  ]),
  ...MUST.map((form): [string, SentenceElement[]] => [form, [modal('must', 'present')]]),
  ...MUST_NOT.map((form): [string, SentenceElement[]] => [form, [modal('must', 'present', true)]]),
  ['می‌توان', [modal('can', 'present')]],
  ['نمی‌توان', [modal('can', 'present', true)]],
  ['بتوان', [modal('can', 'subjunctive')]],
  ['نتوان', [modal('can', 'subjunctive', true)]],
  ['بیا', [imperative('come')]],
  ['بگذار', [imperative('let')]],
  ['بذار', [imperative('let')]],
]);

/** What a frozen verb form (است، چیست، باید) stands for, or undefined. */
export function frozenVerb(form: string): readonly SentenceElement[] | undefined {
  return FROZEN.get(form);
}
