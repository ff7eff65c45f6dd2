import * as z from 'zod';
import { MAX_TEXT_CODE_POINTS } from '../limits.ts';
import { pinglishStyle, vowelNotation } from '../text/pinglish.ts';
import { sourceText } from '../text/sourceText.ts';
import { codePointOffset, warning } from '../text/textAnswer.ts';

/** Fields that several tools have, with what models are told of them. */

export const textField = sourceText.describe(
  `Persian text, 1 to ${MAX_TEXT_CODE_POINTS} code points; divide a longer text at its paragraphs and call once for each part.`,
);

export const styleField = pinglishStyle
  .default('readable')
  .describe('readable: as Iranians type it (khoob). systematic: one spelling for each sound (khub).');

export const vowelNotationField = vowelNotation
  .default('double_a')
  .describe('How the long a is written: double_a (ketaab) or macron (ketāb).');

/** Where in the submitted text something stands. */
export const spanFields = {
  source_start: codePointOffset.describe('Where it begins in the text, in code points.'),
  source_end: codePointOffset.describe('Where it ends in the text, in code points, exclusive.'),
};

export const sourceField = z.string().describe('The word as the text has it.');

/** Without the name that the schema has in the description of the API, which not every reader of schemas takes. */
export const warningsField = z
  .array(z.object({ ...warning.shape, ...spanFields }))
  .describe('What is worth a review.');
