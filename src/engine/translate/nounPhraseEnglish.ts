import type { Person } from '../types.ts';
import { indefiniteArticle, plural, possessive } from './english/nounForms.ts';
import { objectCase, possessiveAdjective, reflexivePronoun } from './english/pronouns.ts';
import { verbForm } from './english/verbForms.ts';
import { isRelational, standsBehindName } from './nounSenses.ts';
import type { Attachment, NounPhrase } from './syntax.ts';
import { namedTime } from './times.ts';

/** What a noun phrase does in its clause; it decides article and case. */
export type NounRole = 'subject' | 'object' | 'markedObject' | 'predicate' | 'complement' | 'time' | 'bare';

export interface NounContext {
  readonly role: NounRole;
  /** The person that خود points to. */
  readonly subject: Person;
  /** English of relative clauses, prepositional phrases and brackets behind a noun. */
  readonly attachment: (attachment: Attachment, phrase: NounPhrase) => string;
}

/** The English of a noun phrase with all that belongs to it. */
export function nounPhraseEnglish(phrase: NounPhrase, context: NounContext): string {
  const own = ownEnglish(phrase, context);
  const after = phrase.after.map((attachment) => context.attachment(attachment, phrase));
  const single = [own, ...after].filter((part) => part !== '').join(' ');
  if (phrase.coordinated === undefined) return single;
  const { conjunction, phrase: rest } = phrase.coordinated;
  return `${single}${conjunction === ',' ? ',' : ` ${conjunction}`} ${nounPhraseEnglish(rest, context)}`;
}

/** Whether its verb is plural in English. */
export function isPluralEnglish({ plural: isPlural, head, coordinated, determiner }: NounPhrase): boolean {
  return (
    isPlural ||
    coordinated?.conjunction === 'and' ||
    coordinated?.conjunction === ',' ||
    determiner === 'several' ||
    /^(?:people|police)$/.test(head)
  );
}

function ownEnglish(phrase: NounPhrase, context: NounContext): string {
  if (phrase.headKind === 'pronoun') return pronounEnglish(phrase, context);
  if (phrase.headKind === 'gerund') return gerundEnglish(phrase, context);
  const named = namedTime(phrase);
  if (named !== undefined) return typeof named === 'string' ? named : ownEnglish(named, context);
  const placed = placeComplement(phrase, context);
  const words = [
    ...phrase.adjectives,
    phrase.attribute,
    placed.attribute,
    headEnglish(phrase),
    phrase.label,
  ].filter(isText);
  const core = withArticle(phrase, words.join(' '), placed, context);
  return [core, placed.behind].filter(isText).join(' ');
}

function isText(part: string | undefined): part is string {
  return part !== undefined && part !== '';
}

function headEnglish({ headKind, head, plural: isPlural, features }: NounPhrase): string {
  if (!isPlural || headKind === 'raw' || headKind === 'group' || features.has('uncountable')) return head;
  if (features.has('plural') && /s$|^(?:people|children|men|women|data|news|media)$/.test(head)) return head;
  return plural(head);
}

function pronounEnglish(phrase: NounPhrase, context: NounContext): string {
  const { role } = context;
  const reflexive = phrase.possessor === 'own' && phrase.head.endsWith('self');
  const base = reflexive
    ? reflexivePronoun(phrase.person === 3 ? context.subject : (phrase.person ?? 3))
    : phrase.head;
  const cased = role === 'subject' || role === 'predicate' ? base : objectCase(base);
  const complement =
    phrase.complement === undefined
      ? ''
      : ` of ${nounPhraseEnglish(phrase.complement, { ...context, role: 'complement' })}`;
  const before = [phrase.predeterminer, phrase.determiner, phrase.quantity, ...phrase.adjectives].filter(
    isText,
  );
  return [...before, cased].join(' ') + complement;
}

function gerundEnglish(phrase: NounPhrase, context: NounContext): string {
  const gerund = verbForm(phrase.head, 'gerund');
  const { complement, link } = phrase;
  const inner =
    complement && nounPhraseEnglish(complement, { ...context, role: link === '' ? 'object' : 'complement' });
  const before = [
    phrase.determiner,
    possessorEnglish(phrase, context),
    phrase.negative ? 'not' : '',
    ...phrase.adjectives,
  ];
  return [...before, gerund, inner === undefined ? '' : link, inner].filter(isText).join(' ');
}

function possessorEnglish({ possessor }: NounPhrase, { subject }: NounContext): string | undefined {
  if (possessor === undefined) return undefined;
  return possessiveAdjective(possessor === 'own' ? subject : possessor);
}

/** Where the ezafe complement stands: `Ali's`, `price` before the head, or `of the city` behind it. */
interface Placed {
  readonly owner?: string;
  readonly attribute?: string;
  readonly behind?: string;
}

function placeComplement(phrase: NounPhrase, context: NounContext): Placed {
  const { complement } = phrase;
  if (complement === undefined) return {};
  const english = nounPhraseEnglish(complement, { ...context, role: 'complement' });
  if (isOwner(phrase, complement)) return { owner: possessive(english, isPluralEnglish(complement)) };
  if (standsBefore(phrase, complement))
    return { attribute: nounPhraseEnglish(complement, { ...context, role: 'bare' }) };
  return { behind: phrase.link === '' ? english : `${phrase.link} ${english}` };
}

function isSimple({ complement, after, coordinated }: NounPhrase): boolean {
  return complement === undefined && after.length === 0 && coordinated === undefined;
}

function isOwner(phrase: NounPhrase, owner: NounPhrase): boolean {
  if (!isSimple(owner) || owner.headKind === 'pronoun' || isRelational(phrase.head)) return false;
  if (phrase.determiner !== undefined || phrase.indefinite || phrase.quantity !== undefined) return false;
  return owner.features.has('person') && !owner.features.has('uncountable');
}

function standsBefore(phrase: NounPhrase, complement: NounPhrase): boolean {
  if (!isSimple(complement) || isRelational(phrase.head) || phrase.headKind !== 'common') return false;
  if (complement.headKind === 'name') return standsBehindName(phrase.head) && !phrase.plural;
  const {
    plural: isPlural,
    indefinite,
    determiner,
    predeterminer,
    quantity,
    possessor,
    adjectives,
    attribute,
    label,
  } = complement;
  const isModified = [determiner, predeterminer, quantity, possessor, attribute, label].some(
    (part) => part !== undefined,
  );
  return (
    complement.headKind === 'common' && !isPlural && !indefinite && !isModified && adjectives.length === 0
  );
}

function withArticle(phrase: NounPhrase, core: string, placed: Placed, context: NounContext): string {
  const own = possessorEnglish(phrase, context) ?? placed.owner;
  const quantified = phrase.quantity === undefined ? core : `${phrase.quantity} ${core}`;
  const before = phrase.predeterminer === undefined ? [] : [phrase.predeterminer];
  if (own !== undefined && phrase.determiner === undefined) return [...before, own, quantified].join(' ');
  if (own !== undefined) return [...before, phrase.determiner, quantified, 'of', own].join(' ');
  if (phrase.determiner !== undefined)
    return [...before, singularFits(phrase.determiner, quantified), quantified].join(' ');
  const article = articleOf(phrase, placed, context.role);
  const text =
    article === 'a'
      ? `${indefiniteArticle(quantified)} ${quantified}`
      : article === 'the'
        ? `the ${quantified}`
        : quantified;
  return [...before, text].filter(isText).join(' ');
}

/** `such a` before a vowel is `such an`. */
function singularFits(determiner: string, next: string): string {
  return determiner === 'such a' ? `such ${indefiniteArticle(next)}` : determiner;
}

type Article = 'a' | 'the' | '';

function articleOf(phrase: NounPhrase, placed: Placed, role: NounRole): Article {
  const { headKind, unique, indefinite, features } = phrase;
  if (headKind === 'raw' || headKind === 'group' || role === 'bare') return '';
  if (headKind === 'name') return phrase.unique ? 'the' : '';
  if (isTimeExpression(phrase)) return '';
  const mass = features.has('uncountable');
  if (indefinite) return phrase.plural || mass || phrase.quantity !== undefined ? '' : 'a';
  if (unique || phrase.predeterminer === 'all') return 'the';
  if (phrase.quantity !== undefined) return role === 'markedObject' ? 'the' : '';
  if (placed.behind !== undefined) return 'the';
  if (mass) return '';
  if (phrase.label !== undefined && phrase.adjectives.length === 0) return '';
  return phrase.plural ? articleOfPlural(phrase, role) : articleOfSingular(role);
}

function articleOfPlural({ adjectives }: NounPhrase, role: NounRole): Article {
  return (role === 'subject' || role === 'markedObject') && adjectives.length === 0 ? 'the' : '';
}

function articleOfSingular(role: NounRole): Article {
  return role === 'object' || role === 'predicate' ? 'a' : 'the';
}

const NAMED_TIME =
  /^(?:today|tomorrow|yesterday|tonight|last night|this year|last year|the .*|.*(?:[A-Z]\w*day|January|February|March|April|May|June|July|August|September|October|November|December))$/;

/** today, Friday, next week: no article. */
function isTimeExpression({ features, head, adjectives }: NounPhrase): boolean {
  return (
    features.has('time') &&
    (NAMED_TIME.test(head) ||
      /^[A-Z]/.test(head) ||
      adjectives.some((word) => /^(?:next|last|past|coming)$/.test(word)))
  );
}
