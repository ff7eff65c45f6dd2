/** Harf's own: `/x/align` is no part of the contract, and only the local service has it. */
import * as z from 'zod';
import { sourceText } from '../text/sourceText.ts';
import { codePointOffset } from '../text/textAnswer.ts';

/** UTF-16 units; five times what the longest text becomes. */
const MAX_TRANSLATION = 60_000;

/** A text and its English, whoever made that. */
export const alignRequest = z.strictObject({
  text: sourceText,
  translation: z
    .string()
    .min(1)
    .max(MAX_TRANSLATION)
    .refine((text) => text.isWellFormed(), 'must not contain a lone surrogate'),
});

const linkFields = {
  source_start: codePointOffset,
  source_end: codePointOffset,
  /** In the translation. */
  target_start: codePointOffset,
  target_end: codePointOffset,
};

/** A sentence, or several that became others together; in order on both sides, without overlap. */
const alignedSentence = z.looseObject({
  ...linkFields,
  /** In the order of the translation; none where nothing is known of them. */
  words: z.array(z.looseObject(linkFields)),
});

export const alignResponse = z.looseObject({
  request_id: z.string(),
  sentences: z.array(alignedSentence),
});

export type AlignRequest = z.infer<typeof alignRequest>;
export type AlignResponse = z.infer<typeof alignResponse>;
