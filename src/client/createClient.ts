import { localRoutes, routes } from '../contract/index.ts';
import type { Client } from './client.ts';
import { decodeAlignAnswer } from './decode/alignAnswer.ts';
import { decodeAnalyseAnswer } from './decode/analyseAnswer.ts';
import { decodeFromPinglishAnswer } from './decode/fromPinglishAnswer.ts';
import { decodeSpellingAnswer } from './decode/spellingAnswer.ts';
import { createSpeechClient } from './speech/speechClient.ts';
import { createTextClient } from './text/textClient.ts';
import {
  type ClientDependencies,
  type ClientOptions,
  createHttpClient,
  decodeObject,
} from './transport/httpClient.ts';
import { decodeUsageAnswer } from './usage/usageAnswer.ts';

/** A client of the server at `baseUrl`; throws a `TypeError` for an address or a key that its check refuses. */
export function createClient(options: ClientOptions & ClientDependencies): Client {
  const http = createHttpClient(options);
  return {
    ...createTextClient(http, options.knowsObjects),
    ...createSpeechClient(http),
    usage: (callOptions) =>
      http.request(routes.usage, { ...callOptions, decode: decodeObject(decodeUsageAnswer) }),
    analyse: ({ text, style, vowelNotation, schoolMarks }, callOptions) =>
      http.request(localRoutes.analyse, {
        ...callOptions,
        body: { text, style, vowel_notation: vowelNotation, school_marks: schoolMarks },
        decode: decodeObject(decodeAnalyseAnswer),
      }),
    align: (request, callOptions) =>
      http.request(localRoutes.align, {
        ...callOptions,
        body: request,
        decode: decodeObject(decodeAlignAnswer),
      }),
    fromPinglish: ({ text, loanWords, withCandidates, chosen }, callOptions) =>
      http.request(localRoutes.fromPinglish, {
        ...callOptions,
        body: { text, loan_words: loanWords, with_candidates: withCandidates, chosen },
        decode: decodeObject(decodeFromPinglishAnswer),
      }),
    spelling: (text, callOptions) =>
      http.request(localRoutes.spelling, {
        ...callOptions,
        body: { text },
        decode: decodeObject(decodeSpellingAnswer),
      }),
    async pinWords(words, callOptions) {
      await http.request(localRoutes.pinWords, {
        ...callOptions,
        body: { words },
        decode: (answer) => localRoutes.pinWords.response.json.safeParse(answer).success || undefined,
      });
    },
  };
}
