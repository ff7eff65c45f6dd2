import type * as z from 'zod';
import { Failure } from '../failure.ts';

/** `value` as `schema` has it, defaults filled in; else `invalid_request` with one sentence about one field. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid_request', describe(parsed.error.issues[0], value));
}

/** Names of unknown fields are shown up to so many UTF-16 units. */
const MAX_NAME_LENGTH = 80;

function describe(issue: z.core.$ZodIssue | undefined, value: unknown): string {
  if (issue === undefined) return 'The request is not valid.';
  if (issue.code === 'unrecognized_keys') return `The field ${quoted(issue.keys[0])} is not known.`;
  if (issue.path.length === 0) return 'The body must be a JSON object.';
  if (isMissing(issue.path, value)) return `The field ${quoted(issue.path.join('.'))} is missing.`;
  return `The field ${quoted(issue.path.join('.'))} is not valid: ${sentenceOf(issue.message)}.`;
}

/** No request has objects within objects: the path is one name. */
function isMissing([name]: readonly PropertyKey[], value: unknown): boolean {
  return name !== undefined && !Object.hasOwn(Object(value), name);
}

function quoted(name = ''): string {
  return JSON.stringify(name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name);
}

function sentenceOf(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
