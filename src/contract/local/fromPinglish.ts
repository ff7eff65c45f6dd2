/** Harf's own: `/x/from-pinglish` is no part of the contract, and only the local service has it. */
import * as z from 'zod';
import { sourceText } from '../text/sourceText.ts';
import { codePointOffset } from '../text/textAnswer.ts';

export const fromPinglishRequest = z.strictObject({
  text: sourceText,
  /** In which letters loan words such as `file` are written. */
  loan_words: z.enum(['persian', 'latin']).default('persian'),
});

/** `source` is what was typed, `persian` what it became; white space, signs and words that stay lie between items. */
const persianWord = z.looseObject({
  source_start: codePointOffset,
  source_end: codePointOffset,
  source: z.string(),
  persian: z.string(),
});

export const fromPinglishResponse = z.looseObject({
  request_id: z.string(),
  engine_version: z.string(),
  persian: z.string(),
  /** In order, without overlap. */
  alignment: z.array(persianWord),
});

export type FromPinglishRequest = z.infer<typeof fromPinglishRequest>;
export type FromPinglishResponse = z.infer<typeof fromPinglishResponse>;
