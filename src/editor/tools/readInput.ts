import type * as z from 'zod';
import { codePointLength } from '../../text/codePoints.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import {
  MAX_ANALYSED_CODE_POINTS,
  MAX_TOOL_CODE_POINTS,
  type ToolInput,
  toolInputs,
} from '../contributions/toolInputs.ts';
import type { ToolName } from '../contributions/toolNames.ts';
import { UserError } from '../failures/userError.ts';
import { plainText } from '../wording/plainText.ts';
import type { Translate } from '../wording/translate.ts';

/** What a model sent, checked: throws a `UserError` that says what is wrong with it and what to send. */
export function readInput<Name extends ToolName>(name: Name, input: unknown, t: Translate): ToolInput<Name>;
export function readInput(name: ToolName, input: unknown, t: Translate): ToolInput<ToolName> {
  const schema = toolInputs[name];
  const { success, data, error } = schema.safeParse(input);
  if (!success) throw new UserError(sentenceOf(error.issues[0], Object.keys(schema.shape), t));
  const problem = textProblem(data.text, longest(name), t);
  if (problem !== undefined) throw new UserError(problem);
  return data;
}

/** The same, but undefined where it is not as it should be. */
export function tryInput<Name extends ToolName>(
  name: Name,
  input: unknown,
  t: Translate,
): ToolInput<Name> | undefined {
  try {
    return readInput(name, input, t);
  } catch {
    return undefined;
  }
}

function longest(name: ToolName): number {
  return name === 'analyse' ? MAX_ANALYSED_CODE_POINTS : MAX_TOOL_CODE_POINTS;
}

function textProblem(text: string, most: number, t: Translate): string | undefined {
  // Whatever is longer in UTF-16 than twice as many code points is too long, and need not be counted.
  if (text.length > 2 * most || codePointLength(text) > most)
    return t('The text is longer than {0} characters. Send it in parts.', most);
  if (!text.isWellFormed())
    return t('The text has half of a character (a lone surrogate). Send it without that.');
  return hasPersianLetter(text) ? undefined : t('The text has no Persian letter. Send Persian text.');
}

function sentenceOf(issue: z.core.$ZodIssue | undefined, fields: readonly string[], t: Translate): string {
  const [field] = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys')
    return t(
      'The tool has no field {0}. Its fields are {1}.',
      plainText(issue.keys[0] ?? ''),
      fields.join(', '),
    );
  if (issue === undefined || field === undefined)
    return t('The input must be an object with the field {0}.', 'text');
  if (issue.code === 'invalid_value')
    return t('The field {0} must be one of {1}.', String(field), issue.values.join(', '));
  const type = issue.code === 'invalid_type' ? issue.expected : '';
  return t('The field {0} must be of the type {1}.', String(field), type);
}
