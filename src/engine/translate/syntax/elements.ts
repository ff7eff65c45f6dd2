import type { ClauseRelation, PhraseRole, WordClass } from '../../format/translationTables.ts';
import type { Person, Pronunciation, Tense, Token, TokenKind } from '../../types.ts';
import type { FunctionWord } from '../rules/functionWords.ts';
import type { WordProperties } from '../rules/properties.ts';
import type { Modal, Verb } from './verb.ts';

/** A word of the source with its English. */
export interface Word {
  readonly kind: 'word';
  readonly token: Token;
  /** The other words of a term that is one here. */
  readonly rest?: readonly Token[];
  readonly pronunciation: Pronunciation;
  /** Unified letters, ZWNJ included. */
  readonly form: string;
  /** The form and what is written apart from it, with spaces for ZWNJ: «شده بود». */
  readonly whole: string;
  /** Whether an ezafe follows. */
  readonly ezafe: boolean;
  /** The first gloss, or the Pinglish of a word without gloss. */
  readonly english: string;
  /** Its English beside its neighbours, if they tell it. */
  readonly sense?: string;
  readonly known: boolean;
  readonly properties: WordProperties;
  readonly functionWord: FunctionWord;
  /** Of a noun: the verb that it makes. */
  readonly action?: Action;
  /** Of a participle: the verb that it is where no auxiliary follows. */
  readonly verb?: Verb;
  /** Of an infinitive or a participle. */
  readonly source?: SourceVerb;
}

/** A verb of the source as a dictionary tells it, with its complement and auxiliaries, wherever they stand. */
export interface SourceVerb {
  /** In Persian letters, the complement of a compound before it: دوست داشتن. */
  readonly infinitive: string;
  /** Base forms in English, commonest first, separated by `; `; empty if unknown. */
  readonly gloss: string;
  readonly tense: Tense;
  /** Not for infinitives and participles. */
  readonly person?: Person;
  readonly negative: boolean;
  readonly passive: boolean;
  /** «دارم می‌روم», «داشتم می‌رفتم». */
  readonly progressive: boolean;
  readonly words: readonly Word[];
}

/** What the verb of a noun is in English, and what it governs. */
export interface Action {
  readonly english: string;
  readonly transitive: boolean;
  readonly prepositions: ReadonlyMap<string, string>;
}

/** What passes through unchanged: a number, Latin, a URL, code, an emoji. */
export interface Verbatim {
  readonly kind: 'verbatim';
  readonly text: string;
  readonly tokenKind: TokenKind;
  /** Written onto the word before: the -19 of کووید-19. */
  readonly glued: boolean;
  /** An ezafe follows, seen by the های behind it. */
  readonly ezafe: boolean;
  readonly plural?: true;
}

/** Text between brackets or quotation marks of one line. */
export interface Bracketed {
  readonly kind: 'bracketed';
  readonly open: string;
  readonly close: string;
  readonly content: readonly LineElement[];
  /** What it encloses is the title of a work. */
  readonly title?: true;
  /** No white space before the opening sign. */
  readonly glued: boolean;
}

/** Punctuation, in English form, with the white space around it. */
export interface Punctuation {
  readonly kind: 'punctuation';
  readonly text: string;
  readonly spaceBefore: string;
  readonly spaceAfter: string;
}

export type LineElement = Word | Verbatim | Bracketed | Punctuation;

/** A verb with its compound's complement and auxiliaries. */
export interface VerbElement {
  readonly kind: 'verb';
  readonly verb: Verb;
  /** Not of modals that no stem gives, and of the copula in an ending. */
  readonly source?: SourceVerb;
  /** Joins the main verb that follows. */
  readonly modal?: Modal['sense'];
  /** می‌توان: the modal of no person. */
  readonly impersonal?: true;
}

/** Several words of fixed meaning (`در مورد`), or one that stands for them. */
export interface FixedPhrase {
  readonly kind: 'fixedPhrase';
  readonly role: PhraseRole;
  readonly persian: string;
  readonly english: string;
  readonly classes: ReadonlySet<WordClass>;
  /** Of a conjunction. */
  readonly relation?: ClauseRelation;
}

export type SentenceElement = LineElement | FixedPhrase | VerbElement;

export type LineElements = readonly LineElement[];
export type Elements = readonly SentenceElement[];
