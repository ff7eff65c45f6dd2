/** Harf's own: `/x/words` is no part of the contract, and only the local service has it. */
import * as z from 'zod';
import { hasPersianLetter } from '../../text/persian.ts';
import { MAX_PINNED_WORDS } from '../limits.ts';

/** UTF-16 units of a form and of its reading: no word of the language is as long. */
const MAX_LENGTH = 64;
/** UTF-16 units; no gloss of the dictionary is as long. */
const MAX_GLOSS = 500;

/** A word and how it is read wherever it stands. */
export const pinnedWord = z.strictObject({
  form: z
    .string()
    .max(MAX_LENGTH)
    .refine((form) => hasPersianLetter(form) && !/\s/.test(form), 'must be one word of Persian letters'),
  phonemes: z
    .string()
    .max(MAX_LENGTH)
    .regex(/^(?:ow|[aeoAiubptdkgfvszSZCjxqhlmnry?])+$/, 'must be FA1 phonemes'),
  /** Of the word that is meant, where several sound like that. */
  gloss: z.string().max(MAX_GLOSS).optional(),
});

/** All the words at once: those that were sent before are forgotten. */
export const pinWordsRequest = z.strictObject({ words: z.array(pinnedWord).max(MAX_PINNED_WORDS) });

export const pinWordsResponse = z.looseObject({
  request_id: z.string(),
  /** The same for the same words; empty for none. */
  revision: z.string(),
});

export type PinWordsRequest = z.infer<typeof pinWordsRequest>;
export type PinWordsResponse = z.infer<typeof pinWordsResponse>;
