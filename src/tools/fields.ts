/** Fields that several tools have, with what models are told of them. */
import * as z from 'zod';
import type { JoinedText } from '../client/index.ts';
import { codePointOffset, pinglishStyle, vowelNotation } from '../contract/index.ts';
import { type AlignedWord, codePointLength } from '../text/codePoints.ts';
import { hasLatinLetter, hasPersianLetter } from '../text/persian.ts';

/** The longest text that a tool takes, in code points: its result has to fit into a conversation. */
export const MAX_TOOL_CODE_POINTS = 20_000;

const scripts = {
  persian: {
    description: 'The Persian text, as it stands in its source',
    hasLetter: hasPersianLetter,
    problem: 'no_persian',
    message: 'must have a letter of the Persian script',
  },
  latin: {
    description: 'Persian that is typed in Latin letters',
    hasLetter: hasLatinLetter,
    problem: 'no_latin',
    message: 'must have a Latin letter',
  },
} as const;

/**
 * The text of a tool, at most so many code points, and with a letter of its script; `problem` of an issue says what is
 * wrong, for who words it otherwise.
 */
export function textField(most: number, script: keyof typeof scripts = 'persian') {
  const { description, hasLetter, problem, message } = scripts[script];
  return z
    .string()
    .min(1, 'must not be empty')
    .refine((text) => text.isWellFormed(), {
      error: 'must not contain a lone surrogate',
      params: { problem: 'lone_surrogate' },
    })
    .refine((text) => isWithin(text, most), {
      error: ({ input }) =>
        `must have at most ${most} code points, but has ${codePointLength(String(input))}; divide it at its paragraphs`,
      params: { problem: 'too_long', most },
    })
    .refine(hasLetter, { error: message, params: { problem: problem } })
    .meta({ description: `${description}, at most ${most} characters.`, maxLength: most });
}

/** What is longer in UTF-16 than twice as many code points is too long, and need not be counted. */
function isWithin(text: string, most: number): boolean {
  return text.length <= 2 * most && codePointLength(text) <= most;
}

export const notationFields = {
  style: pinglishStyle
    .optional()
    .describe(
      'readable: as Iranians type it (khoob); systematic: one spelling for each sound (khub). If left out, as the user has set it, else readable.',
    ),
  vowel_notation: vowelNotation
    .optional()
    .describe(
      'How the long ā is written: double_a (ketaab) or macron (ketāb). If left out, as the user has set it, else double_a.',
    ),
};

/** Where in the text that was given something stands. */
export const spanFields = {
  source_start: codePointOffset.describe('Where it begins in the text, in code points.'),
  source_end: codePointOffset.describe('Where it ends in the text, in code points, exclusive.'),
};

export const sourceField = z.string().describe('As the text has it.');

export const warningsField = z
  .array(
    z.object({
      code: z.string(),
      message: z.string(),
      source_start: spanFields.source_start.optional(),
      source_end: spanFields.source_end.optional(),
    }),
  )
  .describe('What is worth a review.');

type Placed = Omit<AlignedWord, 'written'>;

export function spanOf({ codePointStart, codePointEnd, source }: Placed) {
  return { source_start: codePointStart, source_end: codePointEnd, source };
}

export function warningsOf({ warnings }: Pick<JoinedText, 'warnings'>): z.output<typeof warningsField> {
  return warnings.map(({ code, message, codePointStart, codePointEnd }) => ({
    code,
    message,
    ...(codePointStart !== undefined && { source_start: codePointStart }),
    ...(codePointEnd !== undefined && { source_end: codePointEnd }),
  }));
}
