/** Harf's own: `/x/analyse` is no part of the contract, and only the local service has it. */
import * as z from 'zod';
import { pinglishStyle, vowelNotation } from '../text/pinglish.ts';
import { sourceText } from '../text/sourceText.ts';
import { codePointOffset } from '../text/textAnswer.ts';

/** `style` and `vowel_notation` are those of `styled_pinglish`, as in a Pinglish request. */
export const analyseRequest = z.strictObject({
  text: sourceText,
  style: pinglishStyle.default('readable'),
  vowel_notation: vowelNotation.default('double_a'),
  /** Whether words are also given with the marks of primers. */
  school_marks: z.boolean().default(false),
});

const pronunciationFields = {
  diacritized: z.string(),
  /** Systematic, with macrons, whatever was asked for: each sound has one spelling. */
  pinglish: z.string(),
  /** As a person wants to read it. */
  styled_pinglish: z.string(),
  /** FA1, one character each. */
  phonemes: z.string(),
  lemma: z.string(),
  part_of_speech: z.string(),
  /** English, commonest first, separated by `; `; empty if unknown. */
  gloss: z.string(),
};

const placeFields = {
  source_start: codePointOffset,
  source_end: codePointOffset,
  source: z.string(),
};

/** One way to read a word. */
const wordPronunciation = z.looseObject(pronunciationFields);

/** A way in which the word is not read here, and its share among all of them, 0 to 1. */
const otherPronunciation = z.looseObject({ ...pronunciationFields, confidence: z.number() });

/** 1 to 3; the number is that of the person. */
const personFields = { person: z.int().min(1).max(3), number: z.enum(['singular', 'plural']) };

const personAndNumber = z.looseObject(personFields);

/** What the word has around its dictionary form; a field that is absent does not apply. */
const wordInflection = z.looseObject({
  plural: z.literal(true).optional(),
  /** With ی that says "a" or "one". */
  indefinite: z.literal(true).optional(),
  /** A pronoun written onto the word: whose it is, or on a verb whom it concerns. */
  clitic: personAndNumber.optional(),
  /** With را as it is spoken: کتابو. */
  object: z.literal(true).optional(),
  /** With "am", "is", "are" written onto it: خوبم. */
  copula: personAndNumber.optional(),
  degree: z.enum(['comparative', 'superlative']).optional(),
});

const verbTense = z.enum([
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
]);

/** The verb that the word is, or that it belongs to as complement or auxiliary; all its words have the same. */
const verbInSentence = z.looseObject({
  /** In Persian letters, with the complement of a compound: دوست داشتن. */
  infinitive: z.string(),
  /** English base forms, commonest first, separated by `; `; empty if unknown. */
  gloss: z.string(),
  tense: verbTense,
  /** Null for infinitives and participles. */
  person: personFields.person.nullable(),
  number: personFields.number.nullable(),
  negative: z.boolean(),
  passive: z.boolean(),
  /** «دارم می‌روم»: the action is under way. */
  progressive: z.boolean(),
  /** All its words in the order of the source; other words may stand between. */
  parts: z.array(z.looseObject({ source_start: codePointOffset, source_end: codePointOffset })),
});

/** What says how a word is read: its sentence, marks that its author wrote, or the pinned words. */
const pronunciationOrigin = z.enum(['context', 'marks', 'list']);

export const wordToken = z.looseObject({
  ...placeFields,
  kind: z.literal('word'),
  ...pronunciationFields,
  origin: pronunciationOrigin,
  /** With sukun on every consonant without a vowel; only if it was asked for. */
  school_marks: z.string().optional(),
  /** Whether it is among the commonest words, or a form of one. */
  familiar: z.boolean(),
  inflection: wordInflection.optional(),
  verb: verbInSentence.optional(),
  ezafe: z.enum(['none', 'e', 'ye']),
  /** 0 to 1. */
  confidence: z.number(),
  /** 0 to 1: of the same sound with ezafe where it has none here, or without it. */
  other_ezafe: z.number().optional(),
  /** Likeliest first. */
  alternatives: z.array(otherPronunciation),
});

/** Anything that is no word has the same fields, empty. */
const otherToken = z.looseObject({
  ...placeFields,
  kind: z.string(),
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
export const analyseResponse = z.looseObject({
  request_id: z.string(),
  engine_version: z.string(),
  tokens: z.array(z.union([wordToken, otherToken])),
});

export type AnalyseRequest = z.infer<typeof analyseRequest>;
export type AnalyseResponse = z.infer<typeof analyseResponse>;
export type WireToken = AnalyseResponse['tokens'][number];
export type WireWordToken = z.infer<typeof wordToken>;
export type WireWordPronunciation = z.infer<typeof wordPronunciation>;
export type WireWordInflection = z.infer<typeof wordInflection>;
export type WireVerb = z.infer<typeof verbInSentence>;
