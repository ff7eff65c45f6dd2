import * as z from 'zod';
import { MAX_TEXT_CODE_POINTS } from '../limits.ts';

/** A place in the submitted text, in code points, half-open, as every offset of the contract. */
export const codePointOffset = z.int().nonnegative();

/**
 * What is told of each word of a text. No word is shorter than a code point: a longer list makes no sense, and a schema
 * would look at each of its millions.
 */
export function wordsOf<Item extends z.ZodType>(item: Item) {
  const mayBeWords = (value: unknown) => !Array.isArray(value) || value.length <= MAX_TEXT_CODE_POINTS;
  return z.custom<z.input<Item>[]>(mayBeWords).pipe(z.array(item));
}

/** Accounting of a text request (Resources, text usage object). */
export const textUsage = z
  .looseObject({
    meter: z.string(),
    input_code_points: z.int(),
    multiplier: z.int(),
    units: z.int(),
    additional_units: z.int(),
    cache_hit: z.boolean(),
  })
  .meta({ id: 'TextUsage' });

/** Something worth a review; the contract leaves the shape open, this is the local service's. */
export const warning = z
  .looseObject({
    code: z.string(),
    message: z.string(),
    source_start: codePointOffset,
    source_end: codePointOffset,
  })
  .meta({ id: 'Warning' });

/** What every successful text answer carries (What the service does, 2). */
export const textAnswerFields = {
  request_id: z.string(),
  engine_version: z.string(),
  usage: textUsage,
};

export type TextUsage = z.infer<typeof textUsage>;
export type Warning = z.infer<typeof warning>;
