/** `POST /x/analyse`: a text word by word. The only schema of a word between the engine and a hover. */
import * as z from 'zod';
import { pinglishStyle, sourceSpan, sourceText, vowelNotation } from '../text.ts';
import type { FromWire } from '../wireNames.ts';

/** `style` and `vowel_notation` are those of `styled_pinglish`, as in a Pinglish request. */
export const analyseRequest = z.strictObject({
  text: sourceText,
  style: pinglishStyle.default('readable'),
  vowel_notation: vowelNotation.default('double_a'),
  /** Whether words are also given with the marks of primers. */
  school_marks: z.boolean().default(false),
});

/** One way to read a word. */
const pronunciation = z.object({
  diacritized: z.string(),
  /** Systematic, with macrons, whatever was asked for: each sound has one spelling. */
  pinglish: z.string(),
  /** In the style and notation that were asked for. */
  styled_pinglish: z.string(),
  /** FA1, one character each. */
  phonemes: z.string(),
  lemma: z.string(),
  part_of_speech: z.string(),
  /** English, commonest first, separated by `; `; empty if unknown. */
  gloss: z.string(),
});

/** A way in which the word is not read here, and its share among all of them, 0 to 1. */
const otherPronunciation = pronunciation.extend({ confidence: z.number() });

/** 1 to 3 singular, 4 to 6 plural. */
const person = z.literal([1, 2, 3, 4, 5, 6]);

/** What the word has around its dictionary form; a field that is absent does not apply. */
const inflection = z.object({
  plural: z.literal(true).optional(),
  /** With ی that says "a" or "one". */
  indefinite: z.literal(true).optional(),
  /** A pronoun written onto the word: whose it is, or on a verb whom it concerns. */
  clitic: person.optional(),
  /** With را as it is spoken: کتابو. */
  object: z.literal(true).optional(),
  /** With "am", "is", "are" written onto it: خوبم. */
  copula: person.optional(),
  degree: z.enum(['comparative', 'superlative']).optional(),
});

/** The verb that the word is, or that it belongs to as complement or auxiliary; all its words have the same. */
const verb = z.object({
  /** In Persian letters, with the complement of a compound: دوست داشتن. */
  infinitive: z.string(),
  /** English base forms, commonest first, separated by `; `; empty if unknown. */
  gloss: z.string(),
  tense: z.enum([
    'present',
    'subjunctive',
    'imperative',
    'past',
    'imperfect',
    'perfect',
    'pluperfect',
    'perfect_subjunctive',
    'future',
    'participle',
    'infinitive',
  ]),
  /** Not of infinitives and participles. */
  person: person.optional(),
  negative: z.boolean(),
  passive: z.boolean(),
  /** «دارم می‌روم»: the action is under way. */
  progressive: z.boolean(),
  /** All its words in the order of the source; other words may stand between. */
  parts: z.array(z.object(sourceSpan)),
});

const word = z.object({
  ...sourceSpan,
  source: z.string(),
  kind: z.literal('word'),
  ...pronunciation.shape,
  /**
   * What says how it is read: its sentence, marks that its author wrote, the pinned words, or its letters, for the service
   * does not know it.
   */
  origin: z.enum(['context', 'marks', 'list', 'letters']),
  /** With sukun on every consonant without a vowel; only if it was asked for. */
  school_marks: z.string().optional(),
  /** Whether a reader could take its spelling for another word that is in use; not so of the commonest function words. */
  homograph: z.boolean(),
  inflection: inflection.default({}),
  verb: verb.optional(),
  ezafe: z.enum(['none', 'e', 'ye']),
  /** 0 to 1. */
  confidence: z.number(),
  /** 0 to 1: of the same sound with ezafe where it has none here, or without it. */
  other_ezafe: z.number().optional(),
  /** Likeliest first. */
  alternatives: z.array(otherPronunciation),
});

/** Anything that is no word has the same fields, empty. */
const otherToken = z.object({
  ...sourceSpan,
  source: z.string(),
  kind: z.enum(['number', 'latin', 'url', 'email', 'code', 'emoji', 'punctuation', 'space', 'other']),
  diacritized: z.null(),
  pinglish: z.null(),
  styled_pinglish: z.null(),
  phonemes: z.null(),
  lemma: z.null(),
  part_of_speech: z.null(),
  gloss: z.null(),
  ezafe: z.null(),
  confidence: z.null(),
  alternatives: z.array(otherPronunciation),
});

/** The tokens cover the text in order, without gap or overlap. */
export const analyseResponse = z.object({
  request_id: z.string(),
  engine_version: z.string(),
  tokens: z.array(z.discriminatedUnion('kind', [word, otherToken])),
});

export type WireToken = z.input<typeof analyseResponse>['tokens'][number];
export type AnalysedToken = FromWire<z.output<typeof analyseResponse>['tokens'][number]>;
export type AnalysedWord = FromWire<z.output<typeof word>>;
export type WordPronunciation = FromWire<z.output<typeof pronunciation>>;
export type OtherPronunciation = AnalysedWord['alternatives'][number];
export type VerbInSentence = FromWire<z.output<typeof verb>>;
export type Person = z.output<typeof person>;
