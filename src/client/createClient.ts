import { localRoutes, routes } from '../contract/index.ts';
import { type ClientOptions, createCaller } from './caller.ts';
import type { Client } from './client.ts';
import { readAnalyseAnswer } from './reading/analyseAnswer.ts';
import { readDiacritizeAnswer } from './reading/diacritizeAnswer.ts';
import { readPinglishAnswer } from './reading/pinglishAnswer.ts';
import { readTranslateAnswer } from './reading/translateAnswer.ts';
import { readUsageAnswer } from './reading/usageAnswer.ts';

/** A client of the server at `baseUrl`; throws a `TypeError` for an address or a key that its check refuses. */
export function createClient(options: ClientOptions): Client {
  const { call } = createCaller(options);
  return {
    diacritize: ({ text, includeEzafe }, more) =>
      call(routes.diacritize, {
        ...more,
        body: { text, include_ezafe: includeEzafe },
        read: (answer) => readDiacritizeAnswer(answer, text),
      }),
    pinglish: ({ text, style, vowelNotation }, more) =>
      call(routes.pinglish, {
        ...more,
        body: { text, style, vowel_notation: vowelNotation },
        read: readPinglishAnswer,
      }),
    translate: ({ text }, more) =>
      call(routes.translate, { ...more, body: { text }, read: readTranslateAnswer }),
    usage: (more) => call(routes.usage, { ...more, read: readUsageAnswer }),
    analyse: ({ text }, more) =>
      call(localRoutes.analyse, { ...more, body: { text }, read: readAnalyseAnswer }),
  };
}
