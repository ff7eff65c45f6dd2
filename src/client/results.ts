import type { PinglishStyle, TextUsage, VowelNotation } from '../contract/index.ts';
import type { UsageCounter } from './usage/counter.ts';

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

export interface TranslateResult extends TextAnswer {
  readonly translation: string;
}

/** One meter of `GET /v1/usage`; null where nothing is metered. */
export interface MeterReading {
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
  readonly textUnits: MeterReading | undefined;
  readonly basicSeconds: MeterReading | undefined;
  readonly premiumSeconds: MeterReading | undefined;
  readonly additionalTextUsage: { readonly approvedUnits: number; readonly usedUnits: number } | undefined;
  readonly requestsPerMinute: number | undefined;
  /** Every counter that the answer has, whatever it calls them. */
  readonly counters: readonly UsageCounter[];
  /** The whole answer as it came. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** One way to read a word. */
export interface WordReading {
  readonly diacritized: string;
  readonly pinglish: string;
  /** FA1, one character each. */
  readonly phonemes: string;
  readonly lemma: string;
  readonly partOfSpeech: string;
  /** English, commonest first, separated by `; `; empty if unknown. */
  readonly gloss: string;
}

/** A way in which a word is not read here. */
export interface OtherReading extends WordReading {
  /** 0 to 1: its share among all readings of the word. */
  readonly confidence: number;
}

/** A word and how it is to be read. */
export interface PinnedWord {
  readonly form: string;
  /** FA1, one character each. */
  readonly phonemes: string;
}

export interface AnalysedWord extends WordReading {
  readonly ezafe: 'none' | 'e' | 'ye';
  /** 0 to 1. */
  readonly confidence: number;
  /** Likeliest first. */
  readonly alternatives: readonly OtherReading[];
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

export interface AnalyseResult {
  readonly engineVersion: string;
  readonly tokens: readonly AnalysedToken[];
}
