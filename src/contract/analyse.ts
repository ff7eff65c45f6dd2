/** Harf's own: `/x/analyse` is no part of the contract, and only the local service has it. */
import * as z from 'zod';
import { sourceText } from './sourceText.ts';
import { codePointOffset } from './textAnswer.ts';

export const analyseRequest = z.strictObject({ text: sourceText });

const readingFields = {
  diacritized: z.string(),
  pinglish: z.string(),
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
export const wordReading = z.looseObject(readingFields);

/** A way in which the word is not read here, and its share among all of them, 0 to 1. */
export const otherReading = z.looseObject({ ...readingFields, confidence: z.number() });

export const wordToken = z.looseObject({
  ...placeFields,
  kind: z.literal('word'),
  ...readingFields,
  ezafe: z.enum(['none', 'e', 'ye']),
  /** 0 to 1. */
  confidence: z.number(),
  /** Likeliest first. */
  alternatives: z.array(otherReading),
});

/** Anything that is no word has the same fields, empty. */
export const otherToken = z.looseObject({
  ...placeFields,
  kind: z.string(),
  diacritized: z.null(),
  pinglish: z.null(),
  phonemes: z.null(),
  lemma: z.null(),
  part_of_speech: z.null(),
  gloss: z.null(),
  ezafe: z.null(),
  confidence: z.null(),
  alternatives: z.array(otherReading),
});

/** The tokens cover the text in order, without gap or overlap. */
export const analyseResponse = z.looseObject({
  request_id: z.string(),
  engine_version: z.string(),
  tokens: z.array(z.union([wordToken, otherToken])),
});

export type AnalyseResponse = z.infer<typeof analyseResponse>;
export type WireToken = AnalyseResponse['tokens'][number];
export type WireWordToken = z.infer<typeof wordToken>;
export type WireWordReading = z.infer<typeof wordReading>;
export type WireOtherReading = z.infer<typeof otherReading>;
