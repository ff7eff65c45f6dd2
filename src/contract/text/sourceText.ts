import * as z from 'zod';
import { codePointLength } from '../../text/codePoints.ts';
import { MAX_TEXT_CODE_POINTS } from '../limits.ts';

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
