import * as z from 'zod';
import type { TextOperation } from '../client/index.ts';
import {
  MAX_TOOL_CODE_POINTS,
  notationFields,
  sourceField,
  spanFields,
  spanOf,
  textField,
  warningsField,
  warningsOf,
} from './fields.ts';
import { defineTool, type ToolSettings } from './tool.ts';

const input = z.strictObject({ text: textField(MAX_TOOL_CODE_POINTS), ...notationFields });

export const pinglishTool = defineTool({
  name: 'pinglish',
  title: { en: 'Convert Persian to Pinglish', fa: 'تبدیل فارسی به پینگلیش' },
  description: {
    en: 'Writes Persian text in Latin letters, word by word.',
    fa: 'متن فارسی را واژه به واژه با حروف لاتین می‌نویسد.',
  },
  modelDescription:
    'Transliterates Persian text to Latin letters (Pinglish, Finglish) as it is read in context, ezafe included: کتاب خوب becomes ' +
    'ketaab-e khoob. Use it rather than transliterating yourself.',
  reference: 'harfPinglish',
  icon: 'case-sensitive',
  tags: ['persian', 'transliteration'],
  input,
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
  list: 'alignment',
  asks: operationOf,
  async run(input, host) {
    const result = await host.text(operationOf(input, host.settings), input.text);
    return {
      pinglish: result.text,
      alignment: result.alignment.map((word) => ({ ...spanOf(word), pinglish: word.written })),
      warnings: warningsOf(result),
    };
  },
  textOf: ({ pinglish }) => pinglish,
});

function operationOf(
  { style, vowel_notation }: z.output<typeof input>,
  settings: ToolSettings,
): TextOperation {
  return {
    name: 'pinglish',
    style: style ?? settings.style,
    vowelNotation: vowel_notation ?? settings.vowelNotation,
  };
}
