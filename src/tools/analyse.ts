import * as z from 'zod';
import type { AnalysedWord } from '../client/index.ts';
import { MAX_TEXT_CODE_POINTS } from '../contract/index.ts';
import { notationFields, sourceField, spanFields, spanOf, textField } from './fields.ts';
import { defineTool } from './tool.ts';

const readingFields = {
  diacritized: z.string().describe('The word with its marks.'),
  pinglish: z.string().describe('The word in Latin letters.'),
  lemma: z.string().describe('Its dictionary form.'),
  part_of_speech: z.string(),
  gloss: z.string().describe('English, commonest first, separated by "; "; empty if unknown.'),
};

const confidenceField = z.number().describe('0 to 1.');

const word = z.object({
  ...spanFields,
  source: sourceField,
  ...readingFields,
  ezafe: z.enum(['none', 'e', 'ye']).describe('The ezafe that follows the word in speech.'),
  confidence: confidenceField,
  verb: z
    .object({ infinitive: z.string(), tense: z.string() })
    .optional()
    .describe('The verb that the word is or belongs to.'),
  alternatives: z
    .array(z.object({ ...readingFields, confidence: confidenceField }))
    .describe('The likeliest of the other ways to read the word.'),
});

/** One request, which tells far more than a line of each word. */
export const analyseTool = defineTool({
  name: 'analyse',
  title: { en: 'Analyse Persian Words', fa: 'تحلیل واژه‌های فارسی' },
  description: {
    en: 'Explains each word of Persian text: reading, part of speech, English, and other readings. Always on this computer.',
    fa: 'هر واژهٔ متن فارسی را توضیح می‌دهد: خوانش، نوع واژه، معنی انگلیسی و خوانش‌های دیگر. همیشه روی همین رایانه.',
  },
  modelDescription:
    'Analyses Persian text word by word: marks, Pinglish, dictionary form, part of speech, English gloss, ezafe, confidence, and ' +
    'the other ways in which a homograph could be read. What lies between the words is left out. Use it to explain a sentence or ' +
    'to resolve an ambiguous word.',
  reference: 'harfAnalyse',
  icon: 'list-tree',
  tags: ['persian', 'morphology'],
  input: z.strictObject({ text: textField(MAX_TEXT_CODE_POINTS), ...notationFields }),
  output: z.object({ words: z.array(word).describe('The Persian words in order.') }),
  list: 'words',
  async run({ text, style, vowel_notation }, { settings, local }) {
    const notation = {
      style: style ?? settings.style,
      vowelNotation: vowel_notation ?? settings.vowelNotation,
    };
    const { tokens } = await local((client, options) => client.analyse({ text, ...notation }, options));
    return { words: tokens.filter((token) => token.kind === 'word').map(wordOf) };
  },
  textOf: ({ words }) =>
    [HEADER, ...words.map((each) => rowOf(each))].map((row) => row.join('\t')).join('\n'),
});

type AnalysisOfWord = z.output<typeof word>;

const HEADER = ['word', 'diacritized', 'pinglish', 'part of speech', 'English'];

function rowOf({ source, diacritized, pinglish, part_of_speech, gloss }: AnalysisOfWord): string[] {
  return [source, diacritized, pinglish, part_of_speech, gloss];
}

const MAX_ALTERNATIVES = 3;

function wordOf(word: AnalysedWord): AnalysisOfWord {
  return {
    ...spanOf(word),
    ...readingOf(word),
    ezafe: word.ezafe,
    confidence: rounded(word.confidence),
    ...(word.verb && { verb: { infinitive: word.verb.infinitive, tense: word.verb.tense } }),
    alternatives: word.alternatives.slice(0, MAX_ALTERNATIVES).map((each) => ({
      ...readingOf(each),
      confidence: rounded(each.confidence),
    })),
  };
}

type Reading = Pick<AnalysedWord, 'diacritized' | 'styledPinglish' | 'lemma' | 'partOfSpeech' | 'gloss'>;

function readingOf({ diacritized, styledPinglish, lemma, partOfSpeech, gloss }: Reading) {
  return { diacritized, pinglish: styledPinglish, lemma, part_of_speech: partOfSpeech, gloss };
}

/** Models pay for every digit. */
function rounded(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
