import { stripMarks } from '../../text/marks.ts';
import { findField } from './findField.ts';
import type { JsonObject } from './jsonObject.ts';
import type { DiacritizeResult } from './results.ts';
import { decodeTextAnswer } from './textAnswer.ts';

/** Undefined if no field, or more than one, is the marked text. The caller still has to check its letters. */
export function decodeDiacritizeAnswer(answer: JsonObject, text: string): DiacritizeResult | undefined {
  const letters = stripMarks(text);
  const diacritized = findField(answer, 'diacritized', (value) => stripMarks(value) === letters);
  return diacritized === undefined ? undefined : { ...decodeTextAnswer(answer), diacritized };
}
