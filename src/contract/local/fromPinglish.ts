/** Harf's own: `/x/from-pinglish` is no part of the contract, and only the local service has it. */
import * as z from 'zod';
import { hasPersianLetter } from '../../text/persian.ts';
import { MAX_CHOSEN_WORDS } from '../limits.ts';
import { sourceText } from '../text/sourceText.ts';
import { codePointOffset } from '../text/textAnswer.ts';

/** UTF-16 units: no word is as long. */
const MAX_LENGTH = 64;

/** Typed words and what they are to become; neither has control characters, which lists and lines are divided by. */
export const chosenWord = z.strictObject({
  typed: z
    .string()
    .min(1)
    .max(MAX_LENGTH)
    .regex(/^[^\p{Cc}]+$/u, 'must be one line')
    .regex(/\p{Script=Latin}/u, 'must be Latin letters'),
  persian: z
    .string()
    .max(MAX_LENGTH)
    .regex(/^[^\p{Cc}]+$/u, 'must be one line')
    .refine(hasPersianLetter, 'must be Persian letters'),
});

export const fromPinglishRequest = z.strictObject({
  text: sourceText,
  /** In which letters loan words such as `file` are written. */
  loan_words: z.enum(['persian', 'latin']).default('persian'),
  /** Whether each word is to have what else it could be. */
  with_candidates: z.boolean().default(false),
  /** What the user chose before for typed words. */
  chosen: z.array(chosenWord).max(MAX_CHOSEN_WORDS).default([]),
});

/** `source` is what was typed, `persian` what it became; white space, signs and words that stay lie between items. */
const persianWord = z.looseObject({
  source_start: codePointOffset,
  source_end: codePointOffset,
  source: z.string(),
  persian: z.string(),
  /** The likeliest first; empty unless it is asked for. */
  candidates: z.array(z.string()),
});

export const fromPinglishResponse = z.looseObject({
  request_id: z.string(),
  engine_version: z.string(),
  persian: z.string(),
  /** In order, without overlap. */
  alignment: z.array(persianWord),
});

/** What somebody types, and what it is to become. */
export type ChosenWord = z.infer<typeof chosenWord>;
export type FromPinglishRequest = z.infer<typeof fromPinglishRequest>;
export type FromPinglishResponse = z.infer<typeof fromPinglishResponse>;
