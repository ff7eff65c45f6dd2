import * as z from 'zod';
import { sourceText } from './sourceText.ts';
import { textAnswerFields, warning } from './textAnswer.ts';

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
