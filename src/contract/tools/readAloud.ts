import * as z from 'zod';
import { basicSpeechRequest } from '../speech/speech.ts';
import { BASIC_VOICES, MAX_PACE, MIN_PACE } from '../values.ts';
import { sourceField, spanFields, textField } from './fields.ts';
import { defineTool } from './tool.ts';

/** The largest sound that is returned and not written, in characters of Base64. */
export const MAX_RETURNED_AUDIO_CHARACTERS = 1_000_000;

const { voice, pace } = basicSpeechRequest.shape;

export const readAloudTool = defineTool({
  name: 'read_aloud',
  title: 'Read Persian aloud',
  description:
    'Speaks Persian text. With "file" the sound is written there as WAV or MP3, by its ending; without it, the sound is returned ' +
    'as MP3, up to 1 MB in Base64, which is about a minute and a half. Says how long it is and when each word is heard. ' +
    'Works on this computer; nothing is sent anywhere.',
  input: z.strictObject({
    text: textField,
    voice: voice.default(BASIC_VOICES[0]).describe('Who reads.'),
    pace: pace.describe(`How fast, ${MIN_PACE} to ${MAX_PACE}.`),
    file: z
      .string()
      .optional()
      .describe(
        'Absolute path of the file to write, ending in .wav or .mp3, in an existing folder within the working directory or the ' +
          'temporary folder of the computer.',
      ),
    overwrite: z.boolean().default(false).describe('Whether a file that is there already is replaced.'),
  }),
  output: z.object({
    seconds: z.number().describe('How long the sound is.'),
    mime_type: z.string(),
    file: z.string().optional().describe('Where the sound was written; absent if it was returned.'),
    words: z
      .array(
        z.object({
          start: z.number().describe('When the word begins, in seconds from the start.'),
          end: z.number().describe('When it ends.'),
          ...spanFields,
          source: sourceField,
        }),
      )
      .describe('The words in the order in which they are heard.'),
  }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: false,
  },
  textOf: ({ seconds, file }) =>
    `${seconds.toFixed(1)} seconds of speech, ${file === undefined ? 'returned as sound' : `written to ${file}`}.`,
});

export type ReadAloudToolInput = z.output<typeof readAloudTool.input>;
