/**
 * What Harf adds to the contract: under `/x`, with the same key, never metered, local service only. A row of the table
 * for each route, its schemas above; those of an analysis have a file of their own.
 */
import * as z from 'zod';
import { hasPersianLetter } from '../../text/persian.ts';
import {
  MAX_ALIGN_BYTES,
  MAX_CHOSEN_WORDS,
  MAX_CHOSEN_WORDS_BYTES,
  MAX_PINNED_WORDS,
  MAX_PINNED_WORDS_BYTES,
  TEXT_DEADLINE_MS,
} from '../limits.ts';
import type { Route } from '../route.ts';
import { codePointOffset, sourceSpan, sourceText, wordsOf } from '../text.ts';
import type { FromWire } from '../wireNames.ts';
import { analyseRequest, analyseResponse } from './analyse.ts';
import { proofreadRequest, proofreadResponse } from './proofread.ts';

/** UTF-16 units; five times what the longest text becomes. */
const MAX_TRANSLATION = 60_000;

/** A text and its English, whoever made that. */
const alignRequest = z.strictObject({
  text: sourceText,
  translation: z
    .string()
    .min(1)
    .max(MAX_TRANSLATION)
    .refine((text) => text.isWellFormed(), 'must not contain a lone surrogate'),
});

/** A part of the translation, its target, and what it came from. */
const part = z.object({ ...sourceSpan, target_start: codePointOffset, target_end: codePointOffset });

function alignedSpan({ source_start, source_end, target_start, target_end }: z.output<typeof part>) {
  return {
    written: { codePointStart: target_start, codePointEnd: target_end },
    original: { codePointStart: source_start, codePointEnd: source_end },
  };
}

const alignResponse = z.object({
  request_id: z.string(),
  /** A sentence, or several that became others together; in order on both sides, without overlap. */
  sentences: z.array(
    // The words are in the order of the translation; none where nothing is known of them.
    part
      .extend({ words: z.array(part.transform(alignedSpan)) })
      .transform(({ words, ...sentence }) => ({ ...alignedSpan(sentence), words })),
  ),
});

/** UTF-16 units of a word, typed, written or read: no word of the language is as long. */
const MAX_WORD = 64;

/** Typed words and what they are to become; neither has control characters, which lists and lines are divided by. */
export const chosenWord = z.strictObject({
  typed: z
    .string()
    .min(1)
    .max(MAX_WORD)
    .regex(/^[^\p{Cc}]+$/u, 'must be one line')
    .regex(/\p{Script=Latin}/u, 'must be Latin letters'),
  persian: z
    .string()
    .max(MAX_WORD)
    .regex(/^[^\p{Cc}]+$/u, 'must be one line')
    .refine(hasPersianLetter, 'must be Persian letters'),
});

export const fromPinglishRequest = z.strictObject({
  text: sourceText,
  /** In which letters loan words such as `file` are written. */
  loan_words: z.enum(['persian', 'latin']).default('persian'),
  /** Whether each word is to have what else it could be. */
  with_candidates: z.boolean().default(false),
  /** What the user chose before for typed words. */
  chosen: z.array(chosenWord).max(MAX_CHOSEN_WORDS).default([]),
});

/** `source` is what was typed, `written` what it became; white space, signs and words that stay lie between items. */
const persianWord = z.object({
  ...sourceSpan,
  source: z.string(),
  written: z.string(),
  /** The likeliest first; empty unless it is asked for. */
  candidates: z.array(z.string()),
});

const fromPinglishResponse = z.object({
  request_id: z.string(),
  engine_version: z.string(),
  persian: z.string().refine((text) => text.isWellFormed()),
  /** In order, without overlap. */
  alignment: wordsOf(persianWord),
});

const toWrittenRequest = z.strictObject({ text: sourceText });

const toWrittenResponse = z.object({
  request_id: z.string(),
  engine_version: z.string(),
  written: z.string().refine((text) => text.isWellFormed()),
  /** What became of each part that was changed, in order, without overlap; all between is as it was. */
  alignment: wordsOf(z.object({ ...sourceSpan, source: z.string(), written: z.string() })),
});

/** UTF-16 units; no gloss of the dictionary is as long. */
const MAX_GLOSS = 500;

/** A word and how it is read wherever it stands. */
export const pinnedWord = z.strictObject({
  form: z
    .string()
    .max(MAX_WORD)
    .refine((form) => hasPersianLetter(form) && !/\s/.test(form), 'must be one word of Persian letters'),
  phonemes: z
    .string()
    .max(MAX_WORD)
    .regex(/^(?:ow|[aeoAiubptdkgfvszSZCjxqhlmnry?])+$/, 'must be FA1 phonemes'),
  /** Of the word that is meant, where several sound like that. */
  gloss: z.string().max(MAX_GLOSS).optional(),
});

/** All the words at once: those that were sent before are forgotten. */
const pinWordsRequest = z.strictObject({ words: z.array(pinnedWord).max(MAX_PINNED_WORDS) });

const pinWordsResponse = z.object({
  request_id: z.string(),
  /** The same for the same words; empty for none. */
  revision: z.string(),
});

/** When each word is heard, in seconds from the start, in order, and the code points that it stands for. */
export const speechWords = wordsOf(z.object({ start: z.number(), end: z.number(), ...sourceSpan }));

/** Nothing is charged, and the same asked twice leaves the same behind, so none of it takes a key. */
const local = {
  rateLimited: false,
  meter: null,
  idempotency: 'none',
  successStatus: 200,
  deadlineMs: TEXT_DEADLINE_MS,
} as const;

/** About a text. */
const text = { ...local, method: 'POST', scope: 'text' } as const;

export const localRoutes = {
  analyse: {
    ...text,
    path: '/x/analyse',
    summary: 'Analyse Persian text word by word',
    request: analyseRequest,
    response: { json: analyseResponse },
  },
  align: {
    ...text,
    path: '/x/align',
    summary: 'Tie the sentences and words of a translation to those that they came from',
    request: alignRequest,
    maxBodyBytes: MAX_ALIGN_BYTES,
    response: { json: alignResponse },
  },
  fromPinglish: {
    ...text,
    path: '/x/from-pinglish',
    summary: 'Write Pinglish in Persian letters',
    request: fromPinglishRequest,
    maxBodyBytes: MAX_CHOSEN_WORDS_BYTES,
    response: { json: fromPinglishResponse },
  },
  toWritten: {
    ...text,
    path: '/x/to-written',
    summary: 'Write spoken Persian as it is written',
    request: toWrittenRequest,
    response: { json: toWrittenResponse },
  },
  proofread: {
    ...text,
    path: '/x/proofread',
    summary: 'Find likely errors, and what is written otherwise with care',
    request: proofreadRequest,
    response: { json: proofreadResponse },
  },
  pinWords: {
    ...text,
    method: 'PUT',
    path: '/x/words',
    summary: 'Say how words are read from now on',
    request: pinWordsRequest,
    maxBodyBytes: MAX_PINNED_WORDS_BYTES,
    response: { json: pinWordsResponse },
  },
  speechWords: {
    ...local,
    method: 'GET',
    path: '/x/speech/{id}/words',
    summary: 'Read when the words of speech are heard, as far as it is made',
    scope: 'speech',
    /** The id of a job, or the `request_id` of a speech answer. */
    pathParameters: z.strictObject({ id: z.string().min(1) }),
    response: { json: speechWords },
  },
} as const satisfies Record<string, Route>;

/** What somebody types, and what it is to become. */
export type ChosenWord = z.infer<typeof chosenWord>;
/** A word and how it is to be read. */
export type PinnedWord = z.infer<typeof pinnedWord>;
export type FromPinglishCall = FromWire<z.input<typeof fromPinglishRequest>>;
export type FromPinglishResult = Pick<
  FromWire<z.infer<typeof fromPinglishResponse>>,
  'persian' | 'alignment'
>;
export type ToWrittenResult = Pick<FromWire<z.infer<typeof toWrittenResponse>>, 'written' | 'alignment'>;
export type SpeechWords = z.infer<typeof speechWords>;
