import * as z from 'zod';
import { proofreadRequest } from '../../contract/index.ts';
import { findChanges } from '../../document/tidy/findChanges.ts';
import type { FoundChange } from '../../document/tidy/foundChange.ts';
import { offsetTable } from '../../text/codePoints.ts';
import { sliceSpan } from '../../text/span.ts';
import { MAX_TOOL_CODE_POINTS, sourceField, spanFields, textField } from '../fields.ts';
import { defineTool } from '../tool.ts';

export const proofreadTool = defineTool({
  name: 'proofread',
  title: { en: 'Proofread Persian', fa: 'ویرایش نوشتهٔ فارسی' },
  description: {
    en: 'Finds likely errors of Persian text, each with its reason and what may be meant. Always on this computer.',
    fa: 'خطاهای احتمالی متن فارسی را با دلیل هر یک و آنچه شاید منظور بوده است پیدا می‌کند. همیشه روی همین رایانه.',
  },
  modelDescription:
    'Finds what is likely to be an error in Persian text, and changes nothing: ه written for an ezafe (کتابه من for کتاب من), letters of ' +
    'one sound (توضیه), slips of the keyboard, a word twice, half-spaces, Arabic letters, signs. Each finding has its place, the ' +
    'rule, a reason and up to four suggestions, the likeliest first. Words that are unknown but have no likely meaning are left ' +
    'alone. The text is taken as prose: leave code and markup out.',
  reference: 'harfProofread',
  icon: 'checklist',
  tags: ['persian', 'orthography', 'spelling'],
  input: z.strictObject({
    text: textField(MAX_TOOL_CODE_POINTS),
    rules: proofreadRequest.shape.rules.describe(
      'What is looked for. If left out, all but latin-digits, which wants Persian digits for Latin ones, and missing-tanwin, ' +
        'which wants حتماً for حتما.',
    ),
  }),
  output: z.object({
    findings: z
      .array(
        z.object({
          ...spanFields,
          source: sourceField,
          rule: z.string().describe('The rule that found it.'),
          severity: z.enum(['warning', 'hint']).describe('warning: the rule is sure.'),
          reason: z.string().describe('Why, in a sentence.'),
          suggestions: z.array(z.string()).describe('What may be meant, the likeliest first.'),
        }),
      )
      .describe('What was found, in order.'),
  }),
  list: 'findings',
  async run({ text, rules }, { local }) {
    const asked = rules === undefined ? {} : { rules };
    const ask = (part: string) =>
      local((client, options) => client.proofread({ text: part, ...asked }, options));
    const found: FoundChange[] = [];
    for await (const some of findChanges(text, ask)) found.push(...some);
    const { toCodePoint } = offsetTable(text);
    return {
      findings: found.map(({ rule, severity, reason, suggestions, ...span }) => ({
        source_start: toCodePoint(span.utf16Start),
        source_end: toCodePoint(span.utf16End),
        source: sliceSpan(text, span),
        rule,
        severity,
        reason: reason.en,
        suggestions: [...suggestions],
      })),
    };
  },
  textOf: ({ findings }) =>
    findings.length === 0
      ? 'Nothing was found.'
      : findings
          .map(({ source, reason, suggestions }) => `${source} → ${suggestions.join(', ')}: ${reason}`)
          .join('\n'),
});
