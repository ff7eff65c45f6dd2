import type { Person } from '../../types.ts';
import type { Bracketed, SentenceElement } from './elements.ts';
import type { Modal, Verb } from './verb.ts';

export interface NounPhrase {
  readonly kind: 'nounPhrase';
  readonly headKind: 'common' | 'name' | 'pronoun' | 'gerund' | 'verbatim' | 'bracketed';
  readonly head: string;
  readonly features: ReadonlySet<string>;
  readonly plural: boolean;
  readonly indefinite: boolean;
  /** `this`, `every`, `which`: no article beside them. */
  readonly determiner?: string;
  /** `all`, `both`, `only`: before article and determiner. */
  readonly predeterminer?: string;
  readonly quantity?: string;
  /** A superlative or ordinal: `the`. */
  readonly unique: boolean;
  /** In English order. */
  readonly adjectives: readonly string[];
  /** How many of the first adjectives stand behind the noun in the source. */
  readonly trailing: number;
  /** Latin or a number behind the noun. */
  readonly attribute?: string;
  readonly label?: string;
  readonly possessor?: Person | 'own';
  readonly complement?: NounPhrase;
  /** Between head and complement; nothing after the gerund of a transitive verb. */
  readonly link: 'of' | '';
  readonly after: readonly Attachment[];
  readonly coordinated?: { readonly conjunction: string; readonly phrase: NounPhrase };
  /** For pronouns: the person they stand for. */
  readonly person?: Person;
  readonly question: boolean;
  readonly negative: boolean;
}

/** What stands behind a noun phrase: a relative clause, a prepositional phrase, a bracket. */
export type Attachment = PrepositionalPhrase | RelativeClause | Bracketed;

export interface RelativeClause {
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
  readonly object: NounPhrase | undefined;
}

export interface AdverbPhrase {
  readonly kind: 'adverb';
  readonly english: string;
  readonly time: boolean;
  readonly question: boolean;
  readonly negative: boolean;
}

export interface AdjectivePhrase {
  readonly kind: 'adjective';
  readonly english: string;
  readonly comparative: boolean;
  readonly plural: boolean;
}

/** Text that takes no part in the order of words: an emoji, an interjection. */
export interface PlainText {
  readonly kind: 'text';
  readonly text: string;
}

export interface EmbeddedClause {
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
}

export interface Clause {
  /** Punctuation before the connector. */
  readonly separator: string;
  /** `and`, `that`, `if`; empty for none. */
  readonly connector: string;
  readonly subordinate: boolean;
  readonly constituents: readonly Constituent[];
  readonly verb?: Verb;
  readonly modal?: Modal;
  /** A clause with که follows the verb. */
  readonly governs: boolean;
  /** What the source has after the verb. */
  readonly tail: readonly Constituent[];
  readonly question: boolean;
}

export interface ParsedPhrase {
  readonly phrase: NounPhrase;
  readonly next: number;
}

export interface PhraseContext {
  readonly elements: readonly SentenceElement[];
  /** The sentence ends in a question mark. */
  readonly question: boolean;
}
