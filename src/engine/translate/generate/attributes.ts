import type { NounPhrase } from '../syntax/phrases.ts';

const MAX_ATTRIBUTES = 2;

/** Nouns that stand before the head in English (`blood pressure`), and the complement that is left behind them. */
interface Attributes {
  readonly attributes: readonly string[];
  readonly complement: NounPhrase | undefined;
}

/** Divides the chain of ezafe complements of a common noun into attributes and the rest. */
export function attributesOf(phrase: NounPhrase): Attributes {
  const attributes: string[] = [];
  let { complement } = phrase;
  let last = phrase;
  while (complement !== undefined && attributes.length < MAX_ATTRIBUTES && standsBefore(last, complement)) {
    attributes.unshift(
      [...complement.adjectives.map(({ english }) => english), complement.attribute, complement.head]
        .filter((part) => part !== undefined)
        .join(' '),
    );
    last = complement;
    complement = complement.complement;
  }
  return { attributes, complement };
}

/** Whether the complement owns the noun in English: `Ali's book`. */
export function isOwner(phrase: NounPhrase, owner: NounPhrase): boolean {
  if (owner.complement !== undefined || owner.after.length > 0 || owner.coordinated !== undefined)
    return false;
  if (owner.headKind === 'pronoun' || phrase.properties.classes.has('relational')) return false;
  if (phrase.determiner !== undefined || phrase.indefinite || phrase.quantity !== undefined) return false;
  return owner.features.has('person') && !owner.features.has('uncountable');
}

/** Whether the complement is a noun that English puts before the head. */
function standsBefore(phrase: NounPhrase, complement: NounPhrase): boolean {
  if (complement.complement !== undefined) return false;
  if (complement.after.length > 0 || complement.coordinated !== undefined) return false;
  if (phrase.headKind !== 'common' || phrase.properties.classes.has('relational')) return false;
  if (complement.headKind === 'name' && !ACRONYM.test(complement.head))
    return phrase.properties.classes.has('namedBefore') && !phrase.plural;
  if (WITH_PREPOSITION.test(complement.head)) return false;
  if (isSpecified(complement)) return false;
  if (complement.headKind === 'verbatim') return WORD.test(complement.head);
  return complement.headKind === 'name' || (complement.headKind === 'common' && !isOwner(phrase, complement));
}

/** `COVID-19 cases`, `NATO members`. */
const ACRONYM = /^[A-Z]{2}[A-Z0-9-]*$/;

/** `Windows users`; numbers and addresses stay behind. */
const WORD = /^[A-Za-z][A-Za-z0-9-]*$/;

/** `right to vote`, `point of view`: what is behind the noun in English keeps it behind others. */
const WITH_PREPOSITION = / (?:of|to|in|for|on) /;

function isSpecified(phrase: NounPhrase): boolean {
  const { indefinite, unique, determiner, predeterminer, quantity, possessor, label, features } = phrase;
  const isMarked = [determiner, predeterminer, quantity, possessor, label].some((part) => part !== undefined);
  return indefinite || unique || isMarked || features.has('time');
}
