import {
  MAX_ALIGN_BYTES,
  MAX_CHOSEN_WORDS_BYTES,
  MAX_PINNED_WORDS_BYTES,
  TEXT_DEADLINE_MS,
} from '../limits.ts';
import type { Route } from '../route.ts';
import { alignRequest, alignResponse } from './alignTranslation.ts';
import { analyseRequest, analyseResponse } from './analyse.ts';
import { fromPinglishRequest, fromPinglishResponse } from './fromPinglish.ts';
import { pinWordsRequest, pinWordsResponse } from './pinnedWords.ts';
import { speechWords, speechWordsPathParameters } from './speechWords.ts';
import { spellingRequest, spellingResponse } from './spelling.ts';

/** Nothing is charged, and the same asked twice leaves the same behind, so none of it takes a key. */
const unmetered = { rateLimited: false, meter: null, idempotency: 'none' } as const;

/** What Harf adds to the contract: under `/x`, with the same key, never metered, local service only. */
export const localRoutes = {
  analyse: {
    method: 'POST',
    path: '/x/analyse',
    summary: 'Analyse Persian text word by word',
    scope: 'text',
    ...unmetered,
    request: analyseRequest,
    successStatus: 200,
    response: { json: analyseResponse },
    deadlineMs: TEXT_DEADLINE_MS,
  },
  align: {
    method: 'POST',
    path: '/x/align',
    summary: 'Tie the sentences and words of a translation to those that they came from',
    scope: 'text',
    ...unmetered,
    request: alignRequest,
    maxBodyBytes: MAX_ALIGN_BYTES,
    successStatus: 200,
    response: { json: alignResponse },
    deadlineMs: TEXT_DEADLINE_MS,
  },
  fromPinglish: {
    method: 'POST',
    path: '/x/from-pinglish',
    summary: 'Write Pinglish in Persian letters',
    scope: 'text',
    ...unmetered,
    request: fromPinglishRequest,
    maxBodyBytes: MAX_CHOSEN_WORDS_BYTES,
    successStatus: 200,
    response: { json: fromPinglishResponse },
    deadlineMs: TEXT_DEADLINE_MS,
  },
  spelling: {
    method: 'POST',
    path: '/x/spelling',
    summary: 'Find words that are written apart or run together',
    scope: 'text',
    ...unmetered,
    request: spellingRequest,
    successStatus: 200,
    response: { json: spellingResponse },
    deadlineMs: TEXT_DEADLINE_MS,
  },
  pinWords: {
    method: 'PUT',
    path: '/x/words',
    summary: 'Say how words are read from now on',
    scope: 'text',
    ...unmetered,
    request: pinWordsRequest,
    maxBodyBytes: MAX_PINNED_WORDS_BYTES,
    successStatus: 200,
    response: { json: pinWordsResponse },
    deadlineMs: TEXT_DEADLINE_MS,
  },
  speechWords: {
    method: 'GET',
    path: '/x/speech/{id}/words',
    summary: 'Read when the words of speech are heard, as far as it is made',
    scope: 'speech',
    ...unmetered,
    pathParameters: speechWordsPathParameters,
    successStatus: 200,
    response: { json: speechWords },
    deadlineMs: TEXT_DEADLINE_MS,
  },
} as const satisfies Record<string, Route>;
