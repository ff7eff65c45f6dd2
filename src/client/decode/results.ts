import type { PinglishStyle, TextUsage, VowelNotation, WireVerb } from '../../contract/index.ts';
import type { UsageCounter } from './counter.ts';

/** Something worth a review; another server may give less than the local one does. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  /** Half-open span in the submitted text, in code points; absent if the server names no place. */
  readonly codePointStart?: number;
  readonly codePointEnd?: number;
}

/** What every text answer tells beside its result; undefined or empty where the server left it out. */
export interface TextAnswer {
  readonly requestId: string | undefined;
  readonly engineVersion: string | undefined;
  readonly usage: TextUsage | undefined;
  readonly warnings: readonly Warning[];
}

export interface DiacritizeResult extends TextAnswer {
  readonly diacritized: string;
}

/** One word of the source and its Pinglish; the span is half-open, in code points of the submitted text. */
export interface AlignedWord {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly source: string;
  readonly pinglish: string;
}

export interface PinglishResult extends TextAnswer {
  readonly original: string;
  readonly pinglish: string;
  readonly style: PinglishStyle;
  readonly vowelNotation: VowelNotation;
  readonly alignment: readonly AlignedWord[];
}

/** What was typed and the Persian that it became; the span is half-open, in code points of the submitted text. */
export interface PersianWord {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly source: string;
  readonly persian: string;
  /** What else it could be, the likeliest first; empty unless it is asked for. */
  readonly candidates: readonly string[];
}

export interface FromPinglishResult {
  readonly persian: string;
  readonly alignment: readonly PersianWord[];
}

export interface TranslateResult extends TextAnswer {
  readonly translation: string;
}

/** One meter of `GET /v1/usage`; null where nothing is metered. */
export interface MeterUsage {
  readonly used: number;
  readonly allowance: number | null;
  readonly remaining: number | null;
}

/** The contract names the contents of this answer, not its fields: what is not recognised is undefined. */
export interface UsageResult {
  readonly requestId: string | undefined;
  readonly environment: string | undefined;
  readonly plan: string | undefined;
  readonly accessStatus: string | undefined;
  /** ISO 8601 timestamps; `end` is null where the allowance does not renew. */
  readonly billingPeriod: { readonly start: string; readonly end: string | null } | undefined;
  readonly textUnits: MeterUsage | undefined;
  readonly basicSeconds: MeterUsage | undefined;
  readonly premiumSeconds: MeterUsage | undefined;
  readonly additionalTextUsage: { readonly approvedUnits: number; readonly usedUnits: number } | undefined;
  readonly requestsPerMinute: number | undefined;
  /** Every counter that the answer has, whatever it calls them. */
  readonly counters: readonly UsageCounter[];
  /** The whole answer as it came. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** One way to read a word. */
export interface WordPronunciation {
  readonly diacritized: string;
  /** Systematic, with macrons: each sound has one spelling. */
  readonly pinglish: string;
  /** In the style and notation that were asked for. */
  readonly styledPinglish: string;
  /** FA1, one character each. */
  readonly phonemes: string;
  readonly lemma: string;
  readonly partOfSpeech: string;
  /** English, commonest first, separated by `; `; empty if unknown. */
  readonly gloss: string;
}

/** A way in which a word is not read here. */
export interface OtherPronunciation extends WordPronunciation {
  /** 0 to 1: its share among all readings of the word. */
  readonly confidence: number;
}

/** A word and how it is to be read. */
export interface PinnedWord {
  readonly form: string;
  /** FA1, one character each. */
  readonly phonemes: string;
}

/** 1 to 3; the number is that of the person. */
export interface PersonAndNumber {
  readonly person: number;
  readonly number: 'singular' | 'plural';
}

/** What a word has around its dictionary form; a property that is undefined does not apply. */
interface WordInflection {
  readonly plural?: true | undefined;
  /** With ی that says "a" or "one". */
  readonly indefinite?: true | undefined;
  /** A pronoun written onto the word. */
  readonly clitic?: PersonAndNumber | undefined;
  /** With را as it is spoken. */
  readonly object?: true | undefined;
  /** With "am", "is", "are" written onto it. */
  readonly copula?: PersonAndNumber | undefined;
  readonly degree?: 'comparative' | 'superlative' | undefined;
}

/** A verb with its complement and auxiliaries. */
export interface VerbInSentence {
  /** In Persian letters, with the complement of a compound. */
  readonly infinitive: string;
  /** English base forms, commonest first, separated by `; `; empty if unknown. */
  readonly gloss: string;
  readonly tense: WireVerb['tense'];
  /** Undefined for infinitives and participles. */
  readonly subject: PersonAndNumber | undefined;
  readonly negative: boolean;
  readonly passive: boolean;
  readonly progressive: boolean;
}

export interface AnalysedWord extends WordPronunciation {
  /** What says how it is read: its sentence, marks on it, or the pinned words. */
  readonly origin: 'context' | 'marks' | 'list';
  /** With sukun on every consonant without a vowel; only if it was asked for. */
  readonly schoolMarks?: string | undefined;
  /** Whether it is among the commonest words, or a form of one. */
  readonly isFamiliar: boolean;
  readonly inflection: WordInflection;
  /** The verb that the word is or belongs to. */
  readonly verb: VerbInSentence | undefined;
  readonly ezafe: 'none' | 'e' | 'ye';
  /** 0 to 1. */
  readonly confidence: number;
  /** 0 to 1: of the same sound with ezafe where it has none here, or without it. */
  readonly otherEzafe?: number | undefined;
  /** Likeliest first. */
  readonly alternatives: readonly OtherPronunciation[];
}

/** A piece of the submitted text; the pieces cover it in order. */
export interface AnalysedToken {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly source: string;
  readonly kind: string;
  /** Only where `kind` is `word`. */
  readonly word: AnalysedWord | undefined;
}

/** A part of a text and how standard orthography writes it. */
export interface SpellingChange {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly text: string;
  readonly kind: 'halfSpaces' | 'joinedWords';
}

export interface SpellingResult {
  /** In order, without overlap. */
  readonly changes: readonly SpellingChange[];
}

export interface AnalyseResult {
  readonly engineVersion: string;
  readonly tokens: readonly AnalysedToken[];
}

/** A part of a translation and what it came from; half-open spans in code points of either text. */
export interface AlignedSpans {
  readonly codePointSourceStart: number;
  readonly codePointSourceEnd: number;
  readonly codePointTargetStart: number;
  readonly codePointTargetEnd: number;
}

/** A sentence of a translation, or several that came from others together. */
export interface AlignedSentence extends AlignedSpans {
  /** In the order of the translation. */
  readonly words: readonly AlignedSpans[];
}
