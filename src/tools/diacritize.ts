import * as z from 'zod';
import type { TextOperation } from '../client/index.ts';
import { codePointLength } from '../text/codePoints.ts';
import { hasPersianLetter } from '../text/persian.ts';
import {
  MAX_TOOL_CODE_POINTS,
  sourceField,
  spanFields,
  textField,
  warningsField,
  warningsOf,
} from './fields.ts';
import { defineTool, type ToolSettings } from './tool.ts';

const input = z.strictObject({
  text: textField(MAX_TOOL_CODE_POINTS),
  include_ezafe: z
    .boolean()
    .optional()
    .describe(
      'Whether ezafe, the vowel that ties a word to the next, is written. If left out, as the user has set it, else yes.',
    ),
});

export const diacritizeTool = defineTool({
  name: 'diacritize',
  title: { en: 'Add Persian Diacritics', fa: 'اعراب‌گذاری فارسی' },
  description: {
    en: 'Adds the unwritten short vowels, tashdid and ezafe to Persian text.',
    fa: 'مصوت‌های کوتاه، تشدید و کسرهٔ اضافه را به متن فارسی می‌افزاید.',
  },
  modelDescription:
    'Adds diacritics (short vowels, tashdid, ezafe) to Persian text as it is read in context, and changes no letter: کتاب خوب ' +
    'becomes کِتابِ خوب. Use it to vocalize Persian or to find out how it is pronounced.',
  reference: 'harfDiacritize',
  icon: 'edit',
  tags: ['persian', 'diacritics'],
  input,
  output: z.object({
    diacritized: z.string().describe('The text with its marks.'),
    alignment: z
      .array(
        z.object({
          ...spanFields,
          source: sourceField,
          diacritized: z.string().describe('The word with its marks.'),
        }),
      )
      .describe('The Persian words in order; none where they are no longer one for one.'),
    warnings: warningsField,
  }),
  list: 'alignment',
  asks: operationOf,
  async run(input, host) {
    const result = await host.text(operationOf(input, host.settings), input.text);
    return {
      diacritized: result.text,
      alignment: markedWords(input.text, result.text),
      warnings: warningsOf(result),
    };
  },
  textOf: ({ diacritized }) => diacritized,
});

function operationOf({ include_ezafe }: z.output<typeof input>, settings: ToolSettings): TextOperation {
  return { name: 'diacritize', includeEzafe: include_ezafe ?? settings.includeEzafe };
}

const WORD = /[\p{L}\p{M}\u200c]+/gu;

/** The Persian words of a text and what became of them; none if they are no longer one for one. */
function markedWords(source: string, diacritized: string) {
  const marked = [...diacritized.matchAll(WORD)];
  const words = [...source.matchAll(WORD)];
  if (marked.length !== words.length) return [];
  let codePoint = 0;
  let utf16 = 0;
  return words.flatMap(({ 0: word, index }, at) => {
    const codePointStart = codePoint + codePointLength(source.slice(utf16, index));
    codePoint = codePointStart + codePointLength(word);
    utf16 = index + word.length;
    if (!hasPersianLetter(word)) return [];
    const [diacritized = word] = marked[at] ?? [];
    return { source_start: codePointStart, source_end: codePoint, source: word, diacritized };
  });
}
