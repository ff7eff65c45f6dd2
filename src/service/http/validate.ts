import type * as z from 'zod';
import { Failure } from './failure.ts';

/** `value` as `schema` has it, defaults filled in; else `invalid_request` with one sentence about one field. */
export function validate<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid_request', describe(parsed.error.issues[0]));
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'The request is not valid.';
  if (issue.code === 'unrecognized_keys') return `The field ${quoted(issue.keys[0])} is not known.`;
  if (issue.path.length === 0) return 'The body must be a JSON object.';
  return `The field ${quoted(issue.path.join('.'))} is not valid: ${sentenceOf(issue.message)}.`;
}

function quoted(name: string | undefined): string {
  return JSON.stringify(name ?? '');
}

function sentenceOf(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
