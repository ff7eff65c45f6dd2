import * as z from 'zod';
import { MAX_TOOL_CODE_POINTS, textField, warningsField, warningsOf } from './fields.ts';
import { defineTool } from './tool.ts';

export const translateTool = defineTool({
  name: 'translate',
  title: { en: 'Translate Persian to English', fa: 'ترجمهٔ فارسی به انگلیسی' },
  description: {
    en: 'Translates Persian text to English; without the fluent translation it is a draft.',
    fa: 'متن فارسی را به انگلیسی برمی‌گرداند؛ بدون ترجمهٔ روان، پیش‌نویس است.',
  },
  modelDescription:
    'Translates Persian text to English. Where the user has not installed the fluent translation and has chosen no hosted ' +
    'service it is a plain draft that needs a reader: words that are not known stay as Pinglish, with a warning each.',
  reference: 'harfTranslate',
  icon: 'globe',
  tags: ['persian', 'translation'],
  input: z.strictObject({ text: textField(MAX_TOOL_CODE_POINTS) }),
  output: z.object({
    translation: z.string().describe('The English text.'),
    warnings: warningsField,
  }),
  asks: () => ({ name: 'translate' }),
  async run({ text }, host) {
    const result = await host.text({ name: 'translate' }, text);
    return { translation: result.text, warnings: warningsOf(result) };
  },
  textOf: ({ translation }) => translation,
});
