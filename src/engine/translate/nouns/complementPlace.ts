import { isAbstract } from '../english/nounForms.ts';
import type { Choices, Place } from '../rules/choices.ts';
import { hasAny, type NounPhrase } from '../syntax/phrases.ts';

const MARKS = [
  'determiner',
  'predeterminer',
  'quantity',
  'possessor',
  'label',
  'complement',
  'coordinated',
] as const;
const OF_BOTH = ['person', 'place', 'organisation', 'animate', 'uncountable', 'definite', 'time', 'unit'];

/** Where the complement of a noun stands in English. */
export function complementPlace(phrase: NounPhrase, complement: NounPhrase, choices: Choices): Place {
  if (phrase.headKind !== 'common' || FRACTION.test(phrase.head)) return 'behind';
  const mayBefore = mayStandBefore(phrase, complement);
  if (mayBefore && isNamedBefore(phrase, complement)) return 'before';
  const mayOwn = mayBeOwner(phrase, complement);
  if (phrase.properties.classes.has('placeKind') || !(mayBefore || mayOwn)) return 'behind';
  if (mayOwn && isNamedPerson(phrase, complement)) return 'owner';
  const options: [Place, ...Place[]] = ['behind'];
  if (mayBefore) options.push('before');
  if (mayOwn) options.push('owner');
  const seen = placeFeatures(phrase, complement);
  return choices.place(options, seen, lastWord(complement.head), lastWord(phrase.head));
}

/** `two thirds of the students`. */
const FRACTION = /^(?:half|(?:one|two|three|four) (?:half|third|quarter|fourth|fifth|tenth)s?)$/;

function isNamedBefore({ properties, plural }: NounPhrase, { headKind }: NounPhrase): boolean {
  return headKind === 'name' && properties.classes.has('namedBefore') && !plural;
}

function isNamedPerson({ properties }: NounPhrase, { headKind, features }: NounPhrase): boolean {
  return headKind === 'name' && features.has('person') && !properties.classes.has('relational');
}

/** What is known of a noun and of its complement, as the table of places names it. */
function placeFeatures(phrase: NounPhrase, complement: NounPhrase): string[] {
  const isName = complement.headKind === 'name';
  return [
    'any',
    `head:${lastWord(phrase.head)}`,
    `${isName ? 'name' : 'complement'}:${lastWord(complement.head)}`,
    ...(isName ? ['name'] : []),
    ...OF_BOTH.filter((each) => phrase.features.has(each)).map((each) => `head ${each}`),
    ...OF_BOTH.filter((each) => complement.features.has(each)).map(
      (each) => `${isName ? 'name' : 'complement'} ${each}`,
    ),
    ...kindOf(phrase).map((each) => `head ${each}`),
    ...kindOf(complement).map((each) => `complement ${each}`),
    ...MARKS.filter((each) => phrase[each] !== undefined).map((each) => `head ${each}`),
    ...MARKS.filter((each) => complement[each] !== undefined).map((each) => `complement ${each}`),
  ];
}

function kindOf(phrase: NounPhrase): string[] {
  const { headKind, plural, features, indefinite, unique, adjectives, head, action, properties } = phrase;
  const kinds = {
    plural: plural && !features.has('person'),
    people: plural && features.has('person'),
    indefinite,
    unique,
    adjective: adjectives.length > 0,
    abstract: headKind === 'common' && isAbstract(head),
    action: action !== undefined,
    words: head.includes(' '),
    relational: properties.classes.has('relational'),
  };
  return Object.entries(kinds).flatMap(([kind, holds]) => (holds ? [kind] : []));
}

function lastWord(head: string): string {
  const noun = head.replace(WITH_PREPOSITION, ' ').trimEnd();
  return noun.slice(noun.lastIndexOf(' ') + 1).toLowerCase();
}

/** `right to vote`, `point of view`: what is behind the noun in English. */
const WITH_PREPOSITION = / (?:of|to|in|for|on) .*/;

/** `COVID-19 cases`, `NATO members`. */
const ACRONYM = /^[A-Z]{2}[A-Z0-9-]*$/;

/** `Windows users`; numbers and addresses stay behind. */
const WORD = /^[A-Za-z][A-Za-z0-9-]*$/;

function mayStandBefore(phrase: NounPhrase, complement: NounPhrase): boolean {
  const { headKind, head, after, coordinated, indefinite, unique, features, plural } = complement;
  if (after.length > 0 || coordinated !== undefined || !hasShortComplement(complement)) return false;
  if (WITH_PREPOSITION.test(head) || WITH_PREPOSITION.test(phrase.head)) return false;
  if (hasAny(complement, 'determiner', 'predeterminer', 'quantity', 'possessor', 'label')) return false;
  if (indefinite || unique || features.has('time') || (plural && features.has('person'))) return false;
  if (headKind === 'verbatim') return WORD.test(head);
  if (headKind !== 'common' && headKind !== 'name') return false;
  return headKind === 'common' || ACRONYM.test(head) || isNamedBefore(phrase, complement);
}

/** The owner is one that stands before its noun as a whole, and whose noun takes no article. */
function mayBeOwner(phrase: NounPhrase, owner: NounPhrase): boolean {
  if (owner.headKind !== 'common' && owner.headKind !== 'name') return false;
  if (owner.after.length > 0 || owner.coordinated !== undefined || !hasShortComplement(owner)) return false;
  return !phrase.indefinite && !phrase.features.has('time') && !hasAny(phrase, 'determiner', 'quantity');
}

/** At most two nouns stand before another. */
function hasShortComplement({ complement, place }: NounPhrase): boolean {
  return complement === undefined || (place === 'before' && complement.complement === undefined);
}
