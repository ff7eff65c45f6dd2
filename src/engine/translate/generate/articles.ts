import { isAbstract, isMass } from '../english/nounForms.ts';
import { isAddressed, type NounPhrase } from '../syntax/phrases.ts';

/** What a noun phrase does in its clause; it decides article and case. */
export type NounRole = 'subject' | 'object' | 'markedObject' | 'predicate' | 'complement' | 'time' | 'bare';

/** What the lexicon has with its owner: حالت as `your mood`. */
function isOwned(head: string): boolean {
  return /^(?:my|your|his|her|its|our|their) /.test(head);
}

type Article = 'a' | 'the' | '';

/** The article of a noun phrase without determiner and possessor. */
export function articleOf(phrase: NounPhrase, hasComplementBehind: boolean, role: NounRole): Article {
  const { headKind, unique, indefinite, features } = phrase;
  if (headKind === 'verbatim' || headKind === 'bracketed') return '';
  if (role === 'bare' && !indefinite) return '';
  if (headKind === 'name') return phrase.unique ? 'the' : '';
  if (isTimeExpression(phrase) || isOwned(phrase.head) || (role === 'time' && isAddressed(phrase))) return '';
  const mass = features.has('uncountable');
  if (indefinite) return phrase.plural || mass || phrase.quantity !== undefined ? '' : 'a';
  if (unique || phrase.predeterminer === 'all') return 'the';
  if (phrase.quantity !== undefined) return '';
  if (hasComplementBehind) return isGeneralWithComplement(phrase) ? '' : 'the';
  if (mass) return '';
  if (phrase.label !== undefined && phrase.adjectives.length === 0) return '';
  if (phrase.plural) return articleOfPlural(phrase, role);
  const isGeneral = isAbstract(phrase.head) || isMass(phrase.head);
  return isGeneral && role !== 'markedObject' ? '' : articleOfSingular(role);
}

function isGeneralWithComplement({ plural, head, properties, complement }: NounPhrase): boolean {
  if (properties.classes.has('relational')) return false;
  return plural ? !isOneThing(complement) : isMass(head) || isAbstract(head);
}

/** `I saw the children`, but `closed schools`. */
function articleOfPlural({ adjectives, features, head, after }: NounPhrase, role: NounRole): Article {
  const isKnown = role === 'markedObject' && features.has('person') && !features.has('plural');
  return isKnown && adjectives.length === 0 && after.length === 0 && head !== 'people' ? 'the' : '';
}

function articleOfSingular(role: NounRole): Article {
  return role === 'object' || role === 'predicate' ? 'a' : 'the';
}

/** today, Friday, next week: no article. */
function isTimeExpression({ features, head, properties, adjectives }: NounPhrase): boolean {
  if (!features.has('time')) return false;
  const isNamed = properties.classes.has('namedTime') || /^[A-Z]/.test(head);
  return isNamed || adjectives.some(({ classes }) => classes.has('relativeTime'));
}

/** The members of the board, of Iran, of this group: a complement that tells which ones are meant. */
function isOneThing(complement: NounPhrase | undefined): boolean {
  if (complement === undefined || complement.indefinite) return false;
  const { headKind, determiner, possessor, plural, unique, head, features } = complement;
  if (headKind === 'name' || determiner !== undefined || possessor !== undefined || unique) return true;
  return (
    headKind === 'common' && !plural && !features.has('uncountable') && !isMass(head) && !isAbstract(head)
  );
}
