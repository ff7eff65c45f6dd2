/** Harf's own: `/x/spelling` is no part of the contract, and only the local service has it. */
import * as z from 'zod';
import { sourceText } from '../text/sourceText.ts';
import { codePointOffset } from '../text/textAnswer.ts';

export const spellingRequest = z.strictObject({ text: sourceText });

/** Words that are one but written apart (می روم), or two but run together (اعتباررا). */
const spellingKind = z.enum(['half_space', 'joined_words']);

/** A part of the text and how standard orthography writes it: the same letters, parted otherwise. */
const spellingChange = z.looseObject({
  source_start: codePointOffset,
  source_end: codePointOffset,
  text: z.string(),
  kind: spellingKind,
});

/** What of the text is written otherwise in standard orthography, in order, without overlap. */
export const spellingResponse = z.looseObject({
  request_id: z.string(),
  engine_version: z.string(),
  changes: z.array(spellingChange),
});

export type SpellingRequest = z.infer<typeof spellingRequest>;
export type SpellingResponse = z.infer<typeof spellingResponse>;
