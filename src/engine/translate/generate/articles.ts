import { isAbstract, isMass } from '../english/nounForms.ts';
import type { Article, Choices } from '../rules/choices.ts';
import { isAddressed, type NounPhrase } from '../syntax/phrases.ts';

/** What a noun phrase does in its clause; it decides article and case. */
export type NounRole = 'subject' | 'object' | 'markedObject' | 'predicate' | 'complement' | 'time' | 'bare';

/** What the lexicon has with its owner: حالت as `your mood`. */
function isOwned(head: string): boolean {
  return /^(?:my|your|his|her|its|our|their) /.test(head);
}

/** Where a noun phrase stands in English. */
export interface NounPlace {
  readonly role: NounRole;
  /** The preposition or the verb that the phrase stands behind; empty for none. */
  readonly before: string;
  /** The first word of its complement behind it; empty for none. */
  readonly behind: string;
}

/** The article of a noun phrase without determiner and possessor: that of the rules, or a likelier one. */
export function articleOf(phrase: NounPhrase, place: NounPlace, choices: Choices): Article {
  const rule = articleByRule(phrase, place.behind !== '', place.role);
  const { headKind, head, features, unique, plural, indefinite, quantity } = phrase;
  const isSettled = unique || indefinite || quantity !== undefined || features.has('time') || isOwned(head);
  if (headKind !== 'common' || isSettled || place.role === 'bare') return rule;
  const options: [Article, ...Article[]] = [rule, 'the', ''];
  if (!plural && !features.has('uncountable')) options.push('a');
  return choices.article(options, seenAround(phrase, place, rule), head);
}

/** What an article is told by: the rules' own, what the noun is and what stands around it. */
function seenAround(phrase: NounPhrase, { role, before, behind }: NounPlace, rule: Article): string[] {
  const { head, plural, adjectives, complement, after, properties } = phrase;
  const noun = head.split(' ').at(-1)?.toLowerCase() ?? '';
  const said = `${rule || '0'} ${plural ? 'many' : 'one'}`;
  const [attached] = after;
  const follows = behind || (attached?.kind === 'prepositional' ? attached.english : attached?.kind) || '0';
  return [
    `${role} ${said}`,
    `noun ${noun}`,
    `before ${before} ${said}`,
    `before ${before} ${noun}`,
    `behind ${follows} ${said}`,
    `adjectives ${Math.min(adjectives.length, 1)} ${said}`,
    `complement ${complement === undefined ? '0' : `${complement.headKind} ${complement.plural}`} ${said}`,
    ...[...phrase.features, ...properties.classes].map((feature) => `is ${feature} ${said}`),
  ];
}

function articleByRule(phrase: NounPhrase, hasComplementBehind: boolean, role: NounRole): Article {
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
