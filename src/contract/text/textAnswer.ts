import * as z from 'zod';

/** A place in the submitted text, in code points, half-open, as every offset of the contract. */
export const codePointOffset = z.int().nonnegative();

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
