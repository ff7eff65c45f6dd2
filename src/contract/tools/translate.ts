import * as z from 'zod';
import { textField, warningsField } from './fields.ts';
import { defineTool, READ_ONLY } from './tool.ts';

export const translateTool = defineTool({
  name: 'translate',
  title: 'Draft an English translation',
  description:
    'Translates Persian text to English as a first draft of glosses in English word order, to be revised by whoever knows ' +
    'both languages. Words that are not in the lexicon are kept as Pinglish, with a warning each. Works on this computer; ' +
    'nothing is sent anywhere.',
  input: z.strictObject({ text: textField }),
  output: z.object({
    translation: z.string().describe('The English draft.'),
    warnings: warningsField,
  }),
  annotations: READ_ONLY,
  textOf: ({ translation, warnings }) =>
    [translation, ...warnings.map(({ message }) => `Warning: ${message}`)].join('\n'),
});
