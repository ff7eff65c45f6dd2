/** Harf's own: `/x/speech/{id}/words` is no part of the contract, and only the local service has it. */
import * as z from 'zod';
import { codePointOffset } from '../text/textAnswer.ts';

/** The id of a job, or the `request_id` of a speech answer. */
export const speechWordsPathParameters = z.strictObject({ id: z.string().min(1) });

/** When each word is heard, in seconds from the start, in order, and the code points that it stands for. */
export const speechWords = z.array(
  z.looseObject({
    start: z.number(),
    end: z.number(),
    source_start: codePointOffset,
    source_end: codePointOffset,
  }),
);

export type SpeechWords = z.infer<typeof speechWords>;
