import * as z from 'zod';
import {
  BASIC_VOICES,
  basicSpeechRequest,
  MAX_PACE,
  MAX_TEXT_CODE_POINTS,
  MIN_PACE,
} from '../contract/index.ts';
import { MAX_TOOL_CODE_POINTS, sourceField, spanFields, textField } from './fields.ts';
import { defineTool, type ToolHost } from './tool.ts';

const shared = {
  name: 'read_aloud',
  title: { en: 'Read Persian Aloud', fa: 'بلند خواندن فارسی' },
  reference: 'harfReadAloud',
  icon: 'unmute',
  tags: ['persian', 'speech'],
} as const;

/** Has a player, in which people hear what is read. */
export interface Player extends ToolHost {
  /** Resolves with about how many seconds there are to hear once they begin to play; they go on by themselves. */
  play(text: string): Promise<number>;
}

/** Reading aloud where there is a player. */
export const playTool = defineTool({
  ...shared,
  description: {
    en: "Starts reading Persian text aloud in Harf's player.",
    fa: 'خواندن متن فارسی را در پخش‌کنندهٔ حرف آغاز می‌کند.',
  },
  modelDescription:
    "Starts reading Persian text aloud to the user in Harf's player beside the editor, with the voice that they have set. Use it " +
    'only when the user wants to hear the text; it gives no sound back.',
  input: z.strictObject({ text: textField(MAX_TOOL_CODE_POINTS) }),
  output: z.object({
    started: z.literal(true),
    about_seconds: z.number().describe('How long it is heard, about.'),
  }),
  asks: () => 'speech',
  run: async ({ text }, host: Player) => ({ started: true as const, about_seconds: await host.play(text) }),
  textOf: () => "Harf's player has begun to read the text aloud to the user.",
});

/** The largest sound that is returned and not written, in characters of Base64. */
export const MAX_RETURNED_AUDIO_CHARACTERS = 1_000_000;

const { voice, pace } = basicSpeechRequest.shape;

const speechInput = z.strictObject({
  text: textField(MAX_TEXT_CODE_POINTS),
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
});

const speechOutput = z.object({
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
});

/** Makes sound on this computer. */
export interface Speaker extends ToolHost {
  /** Writes the sound to the file, or else hands it over beside the output. */
  speak(input: z.output<typeof speechInput>): Promise<z.output<typeof speechOutput>>;
}

/** Reading aloud where there is no player: the sound is a file, or a part of the result. */
export const speakTool = defineTool({
  ...shared,
  description: {
    en: 'Speaks Persian text into a WAV or MP3 file, or into its result.',
    fa: 'متن فارسی را در پرونده‌ای WAV یا MP3، یا در نتیجهٔ خود، می‌خواند.',
  },
  modelDescription:
    'Speaks Persian text. With "file" the sound is written there as WAV or MP3, by its ending; without it, the sound is returned ' +
    'as MP3, up to 1 MB in Base64, which is about a minute and a half. Says how long it is and when each word is heard.',
  input: speechInput,
  output: speechOutput,
  list: 'words',
  writesFiles: true,
  run: (input, host: Speaker) => host.speak(input),
  textOf: ({ seconds, file }) =>
    `${seconds.toFixed(1)} seconds of speech, ${file === undefined ? 'returned as sound' : `written to ${file}`}.`,
});
