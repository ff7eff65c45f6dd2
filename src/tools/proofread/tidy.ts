import * as z from 'zod';
import { TIDY_RULES } from '../../contract/index.ts';
import { findChanges } from '../../document/tidy/findChanges.ts';
import type { FoundChange } from '../../document/tidy/foundChange.ts';
import { offsetTable } from '../../text/codePoints.ts';
import { changedText, sliceSpan } from '../../text/span.ts';
import { MAX_TOOL_CODE_POINTS, sourceField, spanFields, textField } from '../fields.ts';
import { defineTool } from '../tool.ts';

const rule = z.enum(TIDY_RULES);

export const tidyTool = defineTool({
  name: 'tidy',
  title: { en: 'Tidy Persian', fa: 'مرتب کردن نوشتهٔ فارسی' },
  description: {
    en: 'Corrects the letters, half-spaces, punctuation, quotation marks and digits of Persian text. Always on this computer.',
    fa: 'حرف‌ها، نیم‌فاصله‌ها، نشانه‌گذاری، گیومه‌ها و رقم‌های متن فارسی را درست می‌کند. همیشه روی همین رایانه.',
  },
  modelDescription:
    'Tidies how Persian text is typed, and changes no word: Persian letters for Arabic look-alikes (ي, ك), half-spaces (مي روم ' +
    'becomes می‌روم), words that were run together, Persian punctuation, quotation marks and digits, doubled spaces and tatweel. ' +
    'Use it on Persian that you write or paste. The text is taken as prose: leave code and markup out.',
  reference: 'harfTidy',
  icon: 'wand',
  tags: ['persian', 'orthography'],
  input: z.strictObject({
    text: textField(MAX_TOOL_CODE_POINTS),
    rules: z
      .array(rule)
      .optional()
      .describe(
        'What is tidied. If left out, as the user has set it, else everything but latin-digits, which writes Latin digits in Persian, and missing-tanwin, which writes حتماً for حتما.',
      ),
  }),
  output: z.object({
    tidied: z.string().describe('The tidied text.'),
    changes: z
      .array(
        z.object({
          ...spanFields,
          source: sourceField,
          tidied: z.string().describe('What stands in its place.'),
          rule: z.string().describe('The rule that it follows.'),
          reason: z.string().describe('Why, in a sentence.'),
        }),
      )
      .describe('What was changed, in order.'),
  }),
  list: 'changes',
  async run({ text, rules }, { settings, local }) {
    const wanted = [...(rules ?? settings.tidyRules)];
    const ask = (part: string) =>
      local((client, options) => client.proofread({ text: part, rules: wanted }, options));
    const changes: FoundChange[] = [];
    for await (const some of findChanges(text, ask)) changes.push(...some);
    const { toCodePoint } = offsetTable(text);
    return {
      tidied: changedText(text, { utf16Start: 0, utf16End: text.length }, changes),
      changes: changes.map((change) => ({
        source_start: toCodePoint(change.utf16Start),
        source_end: toCodePoint(change.utf16End),
        source: sliceSpan(text, change),
        tidied: change.text,
        rule: change.rule,
        reason: change.reason.en,
      })),
    };
  },
  textOf: ({ tidied }) => tidied,
});
