import * as z from 'zod';
import { codePointLength } from '../text/codePoints.ts';
import { MAX_TEXT_CODE_POINTS } from './limits.ts';

/** `text` of every request: 1 to 6,000 code points, no lone surrogate (Common conventions). */
export const sourceText = z
  .string()
  .min(1, 'must not be empty')
  .refine((text) => text.isWellFormed(), 'must not contain a lone surrogate')
  .refine((text) => codePointLength(text) <= MAX_TEXT_CODE_POINTS, {
    error: (issue) =>
      `must have at most ${MAX_TEXT_CODE_POINTS} code points, but has ${codePointLength(String(issue.input))}`,
  })
  .meta({ maxLength: MAX_TEXT_CODE_POINTS });

/** A place in the submitted text, in code points, half-open, as every offset of the contract. */
export const codePointOffset = z.int().nonnegative();

/** The place of something in the submitted text. */
export const sourceSpan = { source_start: codePointOffset, source_end: codePointOffset };

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

/** What speaks against a sentence of a translation; the number or the name that is missing is as the source has it. */
const doubt = z
  .looseObject({
    reason: z.enum([
      'missing_number',
      'missing_name',
      'missing_negation',
      'added_negation',
      'no_words',
      'repetition',
    ]),
    missing: z.string().optional(),
  })
  .meta({ id: 'TranslationDoubt' });

export type TranslationDoubt = z.infer<typeof doubt>;

/** Something worth a review; the contract leaves the shape open, this is the local service's. */
export const warning = z
  .looseObject({
    code: z.string(),
    message: z.string(),
    ...sourceSpan,
    /** Of a sentence whose translation is doubtful. */
    doubts: z.array(doubt).optional(),
    /** The draft of such a sentence. */
    draft: z.string().optional(),
  })
  .meta({ id: 'Warning' });

/** What every successful text answer carries (What the service does, 2). */
const textAnswerFields = {
  request_id: z.string(),
  engine_version: z.string(),
  usage: textUsage,
};

export type Warning = z.infer<typeof warning>;

/** `include_ezafe` is true where it is left out; the contract is silent, Harf's client always sends it. */
export const diacritizeRequest = z
  .strictObject({ text: sourceText, include_ezafe: z.boolean().default(true) })
  .meta({ id: 'DiacritizeRequest' });

/** The answer of the local service; the contract shows `request_id`, `engine_version` and `usage` only. */
export const diacritizeResponse = z
  .looseObject({
    ...textAnswerFields,
    original: z.string(),
    diacritized: z.string(),
    include_ezafe: z.boolean(),
    warnings: z.array(warning),
  })
  .meta({ id: 'DiacritizeResponse' });

export type DiacritizeRequest = z.infer<typeof diacritizeRequest>;
export type DiacritizeResponse = z.infer<typeof diacritizeResponse>;

export const pinglishStyle = z.enum(['readable', 'systematic']);
export const vowelNotation = z.enum(['double_a', 'macron']);

/** Resources, Pinglish request. That the text has a Persian letter is checked apart: it has its own code. */
export const pinglishRequest = z
  .strictObject({
    text: sourceText,
    style: pinglishStyle.default('readable'),
    vowel_notation: vowelNotation.default('double_a'),
  })
  .meta({ id: 'PinglishRequest' });

/** One word and its Pinglish; punctuation and spacing may lie between items. */
const alignmentItem = z
  .looseObject({
    ...sourceSpan,
    source: z.string(),
    pinglish: z.string(),
  })
  .meta({ id: 'AlignmentItem' });

/** Resources, Pinglish response. */
export const pinglishResponse = z
  .looseObject({
    ...textAnswerFields,
    original: z.string(),
    pinglish: z.string(),
    style: pinglishStyle,
    vowel_notation: vowelNotation,
    alignment: z.array(alignmentItem),
    warnings: z.array(warning),
  })
  .meta({ id: 'PinglishResponse' });

export type PinglishStyle = z.infer<typeof pinglishStyle>;
export type VowelNotation = z.infer<typeof vowelNotation>;
export type PinglishRequest = z.infer<typeof pinglishRequest>;
export type PinglishResponse = z.infer<typeof pinglishResponse>;

export const translateRequest = z.strictObject({ text: sourceText }).meta({ id: 'TranslateRequest' });

/** The answer of the local service; the contract does not show the shape of the result. */
export const translateResponse = z
  .looseObject({
    ...textAnswerFields,
    original: z.string(),
    translation: z.string(),
    warnings: z.array(warning),
  })
  .meta({ id: 'TranslateResponse' });

export type TranslateRequest = z.infer<typeof translateRequest>;
export type TranslateResponse = z.infer<typeof translateResponse>;
