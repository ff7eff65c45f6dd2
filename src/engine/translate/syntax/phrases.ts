import type { ClauseRelation, WordClass } from '../../format/translationTables.ts';
import type { Person } from '../../types.ts';
import { takesPluralVerb } from '../english/nounForms.ts';
import type { Choices, Place } from '../rules/choices.ts';
import type { WordProperties } from '../rules/properties.ts';
import type { Action, Bracketed, Elements, VerbElement } from './elements.ts';
import type { Modal, Verb } from './verb.ts';

export interface NounPhrase {
  readonly kind: 'nounPhrase';
  readonly headKind: 'common' | 'name' | 'pronoun' | 'gerund' | 'verbatim' | 'bracketed';
  readonly head: string;
  /** What the tables say of the head. */
  readonly properties: WordProperties;
  readonly features: ReadonlySet<string>;
  readonly plural: boolean;
  readonly indefinite: boolean;
  /** `this`, `every`, `which`: no article beside them. */
  readonly determiner?: Determiner;
  /** `all`, `both`, `only`: before article and determiner. */
  readonly predeterminer?: string;
  readonly quantity?: string;
  /** A superlative or ordinal: `the`. */
  readonly unique: boolean;
  /** In English order. */
  readonly adjectives: readonly Adjective[];
  /** How many of the first adjectives stand behind the noun in the source. */
  readonly trailing: number;
  /** Latin or a number behind the noun. */
  readonly attribute?: string;
  readonly label?: string;
  readonly possessor?: Person | 'own' | 'thing';
  readonly complement?: NounPhrase;
  /** Of the complement. */
  readonly place?: Place;
  /** Between head and complement behind it; nothing after the gerund of a transitive verb. */
  readonly link: string;
  readonly after: readonly Attachment[];
  readonly coordinated?: { readonly conjunction: string; readonly phrase: NounPhrase };
  /** Of a verbal noun. */
  readonly action?: Action;
  /** For pronouns: the person they stand for. */
  readonly person?: Person;
  readonly question: boolean;
  readonly negative: boolean;
}

/** What stands behind a noun phrase: a relative clause, a prepositional phrase, a bracket. */
export type Attachment = PrepositionalPhrase | RelativeClause | Bracketed;

interface RelativeClause {
  readonly kind: 'relative';
  readonly clause: Clause;
  /** Set off with commas. */
  readonly isAside: boolean;
}

export interface PrepositionalPhrase {
  readonly kind: 'prepositional';
  /** The preposition's letters, for the verbs that govern it. */
  readonly persian: string;
  readonly english: string;
  readonly classes: ReadonlySet<WordClass>;
  readonly object: NounPhrase | undefined;
}

export interface AdverbPhrase {
  readonly kind: 'adverb';
  readonly english: string;
  readonly classes: ReadonlySet<WordClass>;
  readonly comparative: boolean;
  readonly time: boolean;
  readonly question: boolean;
  readonly negative: boolean;
}

export function plainAdverb(english: string, more: Partial<AdverbPhrase> = {}): AdverbPhrase {
  const plain = { comparative: false, time: false, question: false, negative: false };
  return { kind: 'adverb', english, classes: NO_CLASSES, ...plain, ...more };
}

export const NO_CLASSES: ReadonlySet<WordClass> = new Set();

/** A determiner as it stands in English. */
export interface Determiner {
  readonly english: string;
  /** این is near, آن far. */
  readonly demonstrative?: 'near' | 'far';
  /** The English pronoun that it makes with a noun of a class: هیچ کس is `nobody`. */
  readonly pronouns: ReadonlyMap<string, string>;
}

/** An adjective in English, with its intensifiers and in its degree. */
export interface Adjective {
  readonly english: string;
  readonly comparative: boolean;
  /** `third`, `last`: the noun is the only one of its kind. */
  readonly ordinal: boolean;
  readonly classes: ReadonlySet<WordClass>;
}

export interface AdjectivePhrase extends Adjective {
  readonly kind: 'adjective';
}

/** Text that takes no part in the order of words: an emoji, an interjection. */
interface PlainText {
  readonly kind: 'text';
  readonly text: string;
}

interface EmbeddedClause {
  readonly kind: 'clause';
  readonly clause: Clause;
}

export interface Constituent {
  readonly phrase:
    | NounPhrase
    | PrepositionalPhrase
    | AdverbPhrase
    | AdjectivePhrase
    | PlainText
    | EmbeddedClause;
  /** Its place in the clause. */
  readonly at: number;
  /** Marked with را. */
  readonly marked: boolean;
  /** A conjunction before it. */
  readonly lead?: string;
  /** The punctuation after it. */
  readonly comma?: string;
  /** The comma closes an aside, wherever the constituent stands. */
  readonly aside?: boolean;
}

export interface Clause {
  /** Punctuation before the connector. */
  readonly separator: string;
  /** `and`, `that`, `if`; empty for none. */
  readonly connector: string;
  /** What each conjunction of the connector makes of the clause. */
  readonly relations: readonly ClauseRelation[];
  readonly subordinate: boolean;
  readonly constituents: readonly Constituent[];
  readonly verb?: Verb;
  readonly modal?: Modal;
  /** Those that its verb gives; without a verb nothing has one. */
  readonly roles: Roles;
  /** It is about the noun before it. */
  readonly relative: boolean;
  /** A clause with که follows the verb. */
  readonly governs: boolean;
  /** What the source has after the verb. */
  readonly tail: readonly Constituent[];
  readonly question: boolean;
  readonly link: Link;
}

export interface VerbalClause extends Clause {
  readonly verb: Verb;
}

/** A verb and who does what. */
export type Predication = Pick<VerbalClause, 'verb' | 'roles'>;

/** How a clause stands to those before it. */
export interface Link {
  /** An infinitive behind `want`, a gerund behind `without`, without the subject that it shares, and also without `to`. */
  readonly form: 'full' | 'infinitive' | 'gerund' | 'sharedSubject' | 'bare';
  /** Of an infinitive: `let him go`. */
  readonly withoutTo?: boolean;
  /** The clause whose subject it shares, and that subject where it is named. */
  readonly beside?: Clause;
  readonly sharedSubject?: NounPhrase;
  /** The object of the clause before, which it shares: `took the letter and read it`. */
  readonly sharedObject?: NounPhrase;
  /** The clause asks: its auxiliary goes before the subject. */
  readonly asks: boolean;
  /** Whom the infinitive is said of, if not the subject before. */
  readonly infinitiveSubject?: Person;
  /** The subject of an earlier clause, which a pronoun may stand for. */
  readonly topic?: NounPhrase;
  /** What the clause is about, if it is about a noun. */
  readonly antecedent?: NounPhrase;
}

/** Who does what in a clause. What has no role stays in `others`, in the order of the source. */
export interface Roles {
  readonly subject?: NounConstituent;
  readonly object?: NounConstituent;
  readonly predicate?: Constituent;
  readonly others: readonly Constituent[];
}

/** A noun phrase and where the elements behind it begin. */
export interface ParsedPhrase {
  readonly phrase: NounPhrase;
  readonly next: number;
}

/** A sentence that is being parsed. */
export interface PhraseContext {
  readonly elements: Elements;
  /** For each element, the place of the first verb from there on; the number of elements if there is none. */
  readonly nextVerb: Uint32Array;
  /** The sentence ends in a question mark. */
  readonly question: boolean;
  readonly choices: Choices;
}

export function phraseContext(elements: Elements, question: boolean, choices: Choices): PhraseContext {
  const nextVerb = new Uint32Array(elements.length + 1).fill(elements.length);
  for (let at = elements.length - 1; at >= 0; at--)
    nextVerb[at] = elements[at]?.kind === 'verb' ? at : (nextVerb[at + 1] ?? at);
  return { elements, nextVerb, question, choices };
}

/** The first verb from `at` on, and its place; undefined if there is none. */
export function verbFrom(
  { elements, nextVerb }: PhraseContext,
  at: number,
): { readonly element: VerbElement; readonly at: number } | undefined {
  const place = nextVerb[at] ?? elements.length;
  const element = elements[place];
  return element?.kind === 'verb' ? { element, at: place } : undefined;
}

/** A constituent that is a noun phrase. */
export interface NounConstituent extends Constituent {
  readonly phrase: NounPhrase;
}

/** The noun phrase that a constituent is, or that its preposition governs. */
export function nounIn({ phrase }: Constituent): NounPhrase | undefined {
  if (phrase.kind === 'nounPhrase') return phrase;
  return phrase.kind === 'prepositional' ? phrase.object : undefined;
}

export function isNoun(constituent: Constituent): constituent is NounConstituent {
  return constituent.phrase.kind === 'nounPhrase';
}

export function isMarkedNoun(constituent: Constituent): constituent is NounConstituent {
  return constituent.marked && isNoun(constituent);
}

export function isFreeNoun(constituent: Constituent): constituent is NounConstituent {
  if (!isNoun(constituent) || constituent.marked || isCalled(constituent)) return false;
  return !constituent.phrase.features.has('time');
}

/** «دوست عزیزم، نامه‌ات رسید»: the friend does nothing in the clause. */
function isCalled({ phrase, comma }: NounConstituent): boolean {
  return comma === ',' && isAddressed(phrase);
}

/** Who is called dear is spoken to. */
export function isAddressed({ adjectives, head }: NounPhrase): boolean {
  return head.startsWith('dear ') || adjectives.some(({ english }) => english === 'dear');
}

/** Whether a noun phrase has one of some parts that it need not have. */
export function hasAny(phrase: NounPhrase, ...parts: readonly (keyof NounPhrase)[]): boolean {
  return parts.some((part) => phrase[part] !== undefined);
}

/** Whether its verb is plural in English. */
export function isPluralEnglish({ plural, head, coordinated, features }: NounPhrase): boolean {
  return (
    (plural && !features.has('uncountable')) ||
    coordinated?.conjunction.startsWith('and') === true ||
    coordinated?.conjunction === ',' ||
    takesPluralVerb(head)
  );
}
