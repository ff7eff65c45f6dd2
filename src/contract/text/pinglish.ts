import * as z from 'zod';
import { sourceText } from './sourceText.ts';
import { codePointOffset, textAnswerFields, warning } from './textAnswer.ts';

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
    source_start: codePointOffset,
    source_end: codePointOffset,
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
