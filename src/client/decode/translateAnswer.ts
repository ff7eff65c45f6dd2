import { findField } from './findField.ts';
import type { JsonObject } from './jsonObject.ts';
import type { TranslateResult } from './results.ts';
import { decodeTextAnswer } from './textAnswer.ts';

/** Undefined if no field, or more than one, can be the translation. */
export function decodeTranslateAnswer(answer: JsonObject): TranslateResult | undefined {
  const translation = findField(answer, 'translation', () => true);
  return translation === undefined ? undefined : { ...decodeTextAnswer(answer), translation };
}
