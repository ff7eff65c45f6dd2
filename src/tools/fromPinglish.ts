import * as z from 'zod';
import { longFromPinglish } from '../client/index.ts';
import { fromPinglishRequest } from '../contract/index.ts';
import { MAX_TOOL_CODE_POINTS, spanFields, spanOf, textField } from './fields.ts';
import { defineTool } from './tool.ts';

export const fromPinglishTool = defineTool({
  name: 'from_pinglish',
  title: { en: 'Convert Pinglish to Persian', fa: 'تبدیل پینگلیش به فارسی' },
  description: {
    en: 'Writes Persian that was typed in Latin letters in Persian ones. Always on this computer.',
    fa: 'فارسی‌ای را که با حروف لاتین نوشته شده است با حروف فارسی می‌نویسد. همیشه روی همین رایانه.',
  },
  modelDescription:
    'Writes Pinglish (Finglish: Persian that was typed in Latin letters) in Persian letters and standard spelling: ketabe khub ' +
    'becomes کتاب خوب. English sentences stay as they are. Use it rather than guessing the spelling.',
  reference: 'harfFromPinglish',
  icon: 'symbol-text',
  tags: ['persian', 'transliteration'],
  input: z.strictObject({
    text: textField(MAX_TOOL_CODE_POINTS, 'latin'),
    loan_words: fromPinglishRequest.shape.loan_words
      .unwrap()
      .optional()
      .describe(
        'In which letters loan words such as file are written. If left out, as the user has set it, else persian.',
      ),
  }),
  output: z.object({
    persian: z.string().describe('The text in Persian letters.'),
    alignment: z
      .array(
        z.object({
          ...spanFields,
          source: z.string().describe('What was typed.'),
          persian: z.string().describe('What it became.'),
        }),
      )
      .describe('The typed words in order, and what became of each.'),
  }),
  list: 'alignment',
  async run({ text, loan_words }, { settings, local, chosenWords }) {
    const call = { loanWords: loan_words ?? settings.loanWords, chosen: await chosenWords() };
    const { persian, alignment } = await longFromPinglish(text, (section) =>
      local((client, options) => client.fromPinglish({ ...call, text: section }, options)),
    );
    return { persian, alignment: alignment.map((word) => ({ ...spanOf(word), persian: word.written })) };
  },
  textOf: ({ persian }) => persian,
});
