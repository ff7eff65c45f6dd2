import * as z from 'zod';
import type { WireToken } from '../local/analyse.ts';
import { sourceField, spanFields, styleField, textField, vowelNotationField } from './fields.ts';
import { defineTool, READ_ONLY } from './tool.ts';

const readingFields = {
  diacritized: z.string().describe('The word with its marks.'),
  pinglish: z.string().describe('The word in Latin letters.'),
  lemma: z.string().describe('Its dictionary form.'),
  part_of_speech: z.string(),
  gloss: z.string().describe('English, commonest first, separated by "; "; empty if unknown.'),
};

const confidenceField = z.number().describe('0 to 1.');

const token = z.object({
  ...spanFields,
  source: sourceField,
  ...readingFields,
  ezafe: z.enum(['none', 'e', 'ye']).describe('The ezafe that follows the word in speech.'),
  confidence: confidenceField,
  alternatives: z
    .array(z.object({ ...readingFields, confidence: confidenceField }))
    .describe('The other ways to read the word, likeliest first.'),
});

const output = z.object({ tokens: z.array(token).describe('The Persian words in order.') });

export type AnalyseToolOutput = z.output<typeof output>;
type AnalysedWord = z.output<typeof token>;

export const analyseTool = defineTool({
  name: 'analyse',
  title: 'Analyse Persian words',
  description:
    'Tells of each Persian word how it is read in its sentence: marks, Pinglish, dictionary form, part of speech, English, ' +
    'ezafe, and the other ways to read it. What lies between the words is left out. Works on this computer; nothing is sent ' +
    'anywhere.',
  input: z.strictObject({ text: textField, style: styleField, vowel_notation: vowelNotationField }),
  output,
  annotations: READ_ONLY,
  textOf: ({ tokens }) =>
    [HEADER, ...tokens.map((each) => rowOf(each))].map((row) => row.join('\t')).join('\n'),
});

const HEADER = ['word', 'diacritized', 'pinglish', 'part of speech', 'English'];

function rowOf({ source, diacritized, pinglish, part_of_speech, gloss }: AnalysedWord): string[] {
  return [source, diacritized, pinglish, part_of_speech, gloss];
}

/** What the tool gives, from the tokens that the local service's `/x/analyse` gives for the same text and spelling. */
export function analyseToolOutput(tokens: readonly WireToken[]): AnalyseToolOutput {
  return { tokens: tokens.flatMap((each) => (each.diacritized === null ? [] : [wordOf(each)])) };
}

function wordOf(word: Exclude<WireToken, { diacritized: null }>): AnalysedWord {
  const { source_start, source_end, source, ezafe, confidence, alternatives } = word;
  return {
    source_start,
    source_end,
    source,
    ...readingOf(word),
    ezafe,
    confidence: rounded(confidence),
    alternatives: alternatives.map((other) => ({
      ...readingOf(other),
      confidence: rounded(other.confidence),
    })),
  };
}

type WireReading = Pick<AnalysedWord, 'diacritized' | 'lemma' | 'part_of_speech' | 'gloss'> & {
  readonly styled_pinglish: string;
};

function readingOf({ diacritized, styled_pinglish, lemma, part_of_speech, gloss }: WireReading) {
  return { diacritized, pinglish: styled_pinglish, lemma, part_of_speech, gloss };
}

/** Models pay for every digit. */
function rounded(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
