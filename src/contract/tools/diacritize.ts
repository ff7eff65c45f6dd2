import * as z from 'zod';
import { textField } from './fields.ts';
import { defineTool, READ_ONLY } from './tool.ts';

export const diacritizeTool = defineTool({
  name: 'diacritize',
  title: 'Add Persian diacritics',
  description:
    'Adds the unwritten short vowels, tashdid and ezafe to Persian text, read in context: کتاب خوب becomes کِتابِ خوب. ' +
    'Letters, numbers, Latin words and punctuation stay as they are. Works on this computer; nothing is sent anywhere.',
  input: z.strictObject({
    text: textField,
    include_ezafe: z.boolean().default(true).describe('Whether the ezafe between words is marked too.'),
  }),
  output: z.object({ diacritized: z.string().describe('The text with its marks.') }),
  annotations: READ_ONLY,
  textOf: ({ diacritized }) => diacritized,
});
