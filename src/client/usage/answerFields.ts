import { asJsonObject, type JsonObject } from '../decode/jsonObject.ts';

/** One plain value of an answer. */
export interface AnswerField {
  /** Names and positions from the top, such as `text_units › used`. */
  readonly path: string;
  readonly value: string;
}

/** Enough for every answer that makes sense. */
const MAX_FIELDS = 100;
const MAX_DEPTH = 6;

/** All plain values of an answer of any shape, in its order, for people to read. */
export function answerFields(answer: JsonObject): AnswerField[] {
  return fieldsIn(answer, [], 0).slice(0, MAX_FIELDS);
}

function fieldsIn(value: unknown, path: readonly string[], depth: number): AnswerField[] {
  if (depth > MAX_DEPTH) return [];
  const object = Array.isArray(value) ? Object.fromEntries(value.entries()) : asJsonObject(value);
  if (object === undefined) return [{ path: path.join(' › '), value: String(value) }];
  return Object.entries(object).flatMap(([name, inner]) => fieldsIn(inner, [...path, name], depth + 1));
}
