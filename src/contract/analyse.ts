/** Harf's own: `/x/analyse` is no part of the contract, and only the local service has it. */
import * as z from 'zod';
import { sourceText } from './sourceText.ts';
import { codePointOffset } from './textAnswer.ts';

export const analyseRequest = z.strictObject({ text: sourceText });

/** Another way to read the same word. */
export const alternativeReading = z.looseObject({
  diacritized: z.string(),
  pinglish: z.string(),
  phonemes: z.string(),
  lemma: z.string(),
  part_of_speech: z.string(),
  gloss: z.string(),
});

/** A piece of the source; the fields after `kind` are null unless `kind` is `word`. */
export const analysedToken = z.looseObject({
  source_start: codePointOffset,
  source_end: codePointOffset,
  source: z.string(),
  kind: z.string(),
  diacritized: z.string().nullable(),
  pinglish: z.string().nullable(),
  phonemes: z.string().nullable(),
  lemma: z.string().nullable(),
  part_of_speech: z.string().nullable(),
  gloss: z.string().nullable(),
  ezafe: z.enum(['none', 'e', 'ye']).nullable(),
  confidence: z.number().nullable(),
  alternatives: z.array(alternativeReading),
});

export const analyseResponse = z.looseObject({
  request_id: z.string(),
  engine_version: z.string(),
  tokens: z.array(analysedToken),
});

export type AnalyseResponse = z.infer<typeof analyseResponse>;
export type AnalysedToken = z.infer<typeof analysedToken>;
