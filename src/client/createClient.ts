import { localRoutes, routes } from '../contract/index.ts';
import type { Client } from './client.ts';
import { readAnalyseAnswer } from './decode/analyseAnswer.ts';
import { readDiacritizeAnswer } from './decode/diacritizeAnswer.ts';
import { readPinglishAnswer } from './decode/pinglishAnswer.ts';
import { readSpeechAnswer, readSpeechWords } from './decode/speechAnswer.ts';
import { readTranslateAnswer } from './decode/translateAnswer.ts';
import { downloadAudio } from './speech/audio/downloadAudio.ts';
import { followWithinDeadline } from './speech/jobs/followWithinDeadline.ts';
import { readJob } from './speech/jobs/pollJob.ts';
import { cancelJob, runJob } from './speech/jobs/runJob.ts';
import { speechBody } from './speech/speechRequest.ts';
import { type ClientOptions, createCaller, objectWith } from './transport/caller.ts';
import { readUsageAnswer } from './usage/usageAnswer.ts';

/** A client of the server at `baseUrl`; throws a `TypeError` for an address or a key that its check refuses. */
export function createClient(options: ClientOptions): Client {
  const caller = createCaller(options);
  const { call } = caller;
  return {
    diacritize: ({ text, includeEzafe }, more) =>
      call(routes.diacritize, {
        ...more,
        body: { text, include_ezafe: includeEzafe },
        read: objectWith((answer) => readDiacritizeAnswer(answer, text)),
      }),
    pinglish: ({ text, style, vowelNotation }, more) =>
      call(routes.pinglish, {
        ...more,
        body: { text, style, vowel_notation: vowelNotation },
        read: objectWith(readPinglishAnswer),
      }),
    translate: ({ text }, more) =>
      call(routes.translate, { ...more, body: { text }, read: objectWith(readTranslateAnswer) }),
    usage: (more) => call(routes.usage, { ...more, read: objectWith(readUsageAnswer) }),
    analyse: ({ text, style, vowelNotation }, more) =>
      call(localRoutes.analyse, {
        ...more,
        body: { text, style, vowel_notation: vowelNotation },
        read: objectWith(readAnalyseAnswer),
      }),
    pinWords: (words, more) =>
      call(localRoutes.pinWords, {
        ...more,
        body: { words },
        read: (answer) => localRoutes.pinWords.response.json.safeParse(answer).success || undefined,
      }).then(() => undefined),
    speech: (request, more) =>
      call(routes.speech, { ...more, body: speechBody(request), read: objectWith(readSpeechAnswer) }),
    speechWords: (id, more) =>
      call(localRoutes.speechWords, { ...more, parameters: { id }, read: readSpeechWords }),
    speechJob: (id, more = {}) => readJob(caller, id, more),
    cancelSpeechJob: (id, more = {}) => cancelJob(caller, id, more),
    followSpeechJob: (place, more = {}) => followWithinDeadline(caller, place, more),
    downloadAudio: (audio, more) => downloadAudio(caller, audio, more),
    runSpeechJob: (request, more = {}) => runJob(caller, request, more),
  };
}
