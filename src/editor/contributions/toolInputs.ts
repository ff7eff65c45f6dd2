import * as z from 'zod';
import { pinglishStyle, vowelNotation } from '../../contract/index.ts';
import type { ToolName } from './toolNames.ts';

/** The longest text that a tool takes, in code points: its result has to fit into a conversation. */
export const MAX_TOOL_CODE_POINTS = 20_000;
/** The same for an analysis, which is one request and tells far more than a line of each word. */
export const MAX_ANALYSED_CODE_POINTS = 6000;

const persianText = (maxLength: number) =>
  z.string().meta({ description: 'The Persian text, as it stands in its source.', maxLength });
const text = persianText(MAX_TOOL_CODE_POINTS);

const notation = {
  style: pinglishStyle
    .optional()
    .describe(
      'readable: as Iranians type it; systematic: one spelling for each sound. If left out, as the user has set it.',
    ),
  vowel_notation: vowelNotation
    .optional()
    .describe('How the long ā is written: double_a: aab; macron: āb. If left out, as the user has set it.'),
};

/** What each tool is given; a model may send anything else. */
export const toolInputs = {
  diacritize: z.strictObject({
    text,
    include_ezafe: z
      .boolean()
      .optional()
      .describe(
        'Whether ezafe, the vowel that ties a word to the next, is written. If left out, as the user has set it.',
      ),
  }),
  pinglish: z.strictObject({ text, ...notation }),
  translate: z.strictObject({ text }),
  analyse: z.strictObject({ text: persianText(MAX_ANALYSED_CODE_POINTS), ...notation }),
  read_aloud: z.strictObject({ text }),
} as const satisfies Readonly<Record<ToolName, z.ZodObject>>;

export type ToolInput<Name extends ToolName> = z.infer<(typeof toolInputs)[Name]>;
