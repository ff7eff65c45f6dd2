import * as z from 'zod';
import {
  sourceField,
  spanFields,
  styleField,
  textField,
  vowelNotationField,
  warningsField,
} from './fields.ts';
import { defineTool, READ_ONLY } from './tool.ts';

export const pinglishTool = defineTool({
  name: 'pinglish',
  title: 'Convert Persian to Pinglish',
  description:
    'Transliterates Persian text to Latin letters as it is pronounced in context: کتاب خوب becomes ketaab-e khoob. Each Latin ' +
    'word comes with the place of the Persian word that it stands for. The text must have a Persian letter. Works on this ' +
    'computer; nothing is sent anywhere.',
  input: z.strictObject({ text: textField, style: styleField, vowel_notation: vowelNotationField }),
  output: z.object({
    pinglish: z.string().describe('The text in Latin letters.'),
    alignment: z
      .array(
        z.object({
          ...spanFields,
          source: sourceField,
          pinglish: z.string().describe('The word in Latin letters.'),
        }),
      )
      .describe('The Persian words in order, and what became of each.'),
    warnings: warningsField,
  }),
  annotations: READ_ONLY,
  textOf: ({ pinglish }) => pinglish,
});
