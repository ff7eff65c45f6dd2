import type * as z from 'zod';
import type { Tool } from '../../tools/index.ts';
import { UserError } from '../failures/userError.ts';
import { plainText } from '../wording/plainText.ts';
import type { Translate } from '../wording/translate.ts';

/** What every tool takes, and what else this one does. */
type ToolInput = { readonly text: string } & Readonly<Record<string, unknown>>;

/** What a model sent, checked: throws a `UserError` that says what is wrong with it and what to send. */
export function readInput({ input: schema }: Pick<Tool, 'input'>, input: unknown, t: Translate): ToolInput {
  const { success, data, error } = schema.safeParse(input);
  if (!success) throw new UserError(sentenceOf(notableOf(error.issues), Object.keys(schema.shape), t));
  return { ...data, text: String(data['text']) };
}

/** The same, but undefined where it is not as it should be. */
export function tryInput(tool: Pick<Tool, 'input'>, input: unknown, t: Translate): ToolInput | undefined {
  try {
    return readInput(tool, input, t);
  } catch {
    return undefined;
  }
}

/** A text that is empty has no letter either, which says more. */
function notableOf(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  return issues.find(({ code }) => code !== 'too_small');
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
  if (issue.code === 'custom') return textSentence(issue.params ?? {}, t);
  if (issue.code === 'invalid_value')
    return t('The field {0} must be one of {1}.', String(field), issue.values.join(', '));
  const type = issue.code === 'invalid_type' ? issue.expected : '';
  return t('The field {0} must be of the type {1}.', String(field), type);
}

function textSentence({ problem, most }: Readonly<Record<string, unknown>>, t: Translate): string {
  switch (problem) {
    case 'too_long':
      return t('The text is longer than {0} characters. Send it in parts.', Number(most));
    case 'lone_surrogate':
      return t('The text has half of a character (a lone surrogate). Send it without that.');
    case 'no_latin':
      return t('The text has no Latin letter. Send Persian that is typed in Latin letters.');
    default:
      return t('The text has no Persian letter. Send Persian text.');
  }
}
