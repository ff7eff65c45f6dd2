/** The analysis: what every rendering (marks, Pinglish, speech, English, dictionary) is made from. */

/**
 * Phonemes in FA1, one character each: vowels `a e o A i u` (A is the long ā of آب), consonants
 * `b p t d k g f v s z S Z C j x q h l m n r y`, the glottal stop `?`, and `w` only in the diphthong `ow`.
 * A word that begins with a vowel is written without its glottal onset; an ending written apart has it (رفته اند: `?and`).
 */
export type Phonemes = string;

export type TokenKind =
  | 'word'
  | 'number'
  | 'latin'
  | 'url'
  | 'email'
  | 'code'
  | 'emoji'
  | 'punctuation'
  | 'space'
  | 'other';

/** The parts of speech, in the order of their numbers in the compiled lexicon. Only append. */
export const PARTS_OF_SPEECH = [
  'noun',
  'name',
  'adjective',
  'adverb',
  'verb',
  'preposition',
  'conjunction',
  'pronoun',
  'determiner',
  'numeral',
  'particle',
  'interjection',
  'affix',
] as const;

export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** 1 to 3 singular (من، تو، او), 4 to 6 plural (ما، شما، آن‌ها). */
export type Person = 1 | 2 | 3 | 4 | 5 | 6;

export type Tense =
  | 'present' // می‌رود
  | 'subjunctive' // برود، رود
  | 'imperative' // برو
  | 'past' // رفت
  | 'imperfect' // می‌رفت
  | 'perfect' // رفته است، رفته‌ام
  | 'pluperfect' // رفته بود
  | 'perfect_subjunctive' // رفته باشد
  | 'future' // خواهد رفت
  | 'participle' // رفته
  | 'infinitive'; // رفتن

/** What morphology found around the lemma; a property that is absent does not apply. */
export interface Inflection {
  readonly plural?: true;
  readonly indefinite?: true;
  /** A possessive or object clitic: کتابم، دیدمش. */
  readonly clitic?: Person;
  /** With را as it is spoken: کتابو، دستشو. */
  readonly object?: true;
  /** The enclitic copula: خوبم، خوبه. */
  readonly copula?: Person;
  readonly degree?: 'comparative' | 'superlative';
  readonly tense?: Tense;
  readonly person?: Person;
  readonly negative?: true;
  readonly passive?: true;
}

/** One way to read a word. */
export interface Pronunciation {
  /** Stable within the lexicon: the phonemes, or the id given in the lexicon's source. */
  readonly id: string;
  readonly phonemes: Phonemes;
  /** The words of a phrase written as one (به‌این), each with its own ezafe as `-e` or `-ye`; absent for a word. */
  readonly phrase?: readonly string[] | undefined;
  /** Dictionary form in Persian letters; for verbs the infinitive. */
  readonly lemma: string;
  readonly partOfSpeech: PartOfSpeech;
  /** English glosses, commonest first, separated by `; `; empty if unknown. For verbs the base form. */
  readonly gloss: string;
  /** The class of its meaning, as `format/features.ts` numbers them; absent or 0 if unknown. */
  readonly meaning?: number;
  readonly features: ReadonlySet<string>;
  /** A word of an Arabic phrase, which has the marks of Arabic, whatever it sounds like in Persian (حَوْلَ `howla`). */
  readonly isArabic?: true;
  readonly inflection: Inflection;
  /** Where it comes from: the lexicon itself, morphology over it, letter-to-sound, or marks in the input. */
  readonly origin: 'lexicon' | 'morphology' | 'letters' | 'marks';
  /** Cost in nats-like units, lower is likelier; 0 is the plain first reading of a lexicon entry. */
  readonly cost: number;
}

/** Ezafe after a word: none, `-e` after a consonant, `-ye` after a vowel. */
export type Ezafe = 'none' | 'e' | 'ye';

/** A half-open span of the source and what it is. Tokens cover the source without gap or overlap. */
export interface Token {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly utf16Start: number;
  readonly utf16End: number;
  /** The source between the offsets, unchanged. */
  readonly source: string;
  readonly kind: TokenKind;
  /** Only for kind `word`. */
  readonly word?: WordAnalysis;
  /** Whether it stands in a verse whose metre was recognised. */
  readonly isVerse?: true;
}

/** A reading that a word does not have here, but could have. */
export interface Alternative {
  readonly pronunciation: Pronunciation;
  /**
   * 0 to 1: its share, whatever the ezafe. With that of the word, and `otherEzafe`, those of another sound sum to 1;
   * one that sounds as the chosen one has a part of the word's.
   */
  readonly confidence: number;
}

export interface WordAnalysis {
  /** The word with unified letters, without marks and tatweel. */
  readonly normalised: string;
  readonly pronunciation: Pronunciation;
  readonly ezafe: Ezafe;
  /** 0 to 1: how sure the engine is of reading and ezafe together. */
  readonly confidence: number;
  /** 0 to 1: the share of the same sound with ezafe where it has none here, or without it; 0 if it is left out. */
  readonly otherEzafe?: number;
  /** The other readings, likeliest first. */
  readonly alternatives: readonly Alternative[];
  /**
   * A piece written apart from its word: می in «می روم», ها in «کتاب ها», ام in «رفته ام». The head carries
   * the whole inflection.
   */
  readonly attachedTo?: 'previous' | 'next';
}

export interface Analysis {
  readonly source: string;
  readonly tokens: readonly Token[];
}
