import * as z from 'zod';
import { sourceText } from './sourceText.ts';
import { textAnswerFields, warning } from './textAnswer.ts';

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
