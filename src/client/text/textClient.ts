import { routes } from '../../contract/index.ts';
import { decodeDiacritizeAnswer } from '../decode/diacritizeAnswer.ts';
import { decodePinglishAnswer } from '../decode/pinglishAnswer.ts';
import type { DiacritizeResult, PinglishResult, TranslateResult } from '../decode/results.ts';
import { decodeTranslateAnswer } from '../decode/translateAnswer.ts';
import type { KeyedCallOptions } from '../transport/callOptions.ts';
import { decodeObject, type HttpClient } from '../transport/httpClient.ts';
import {
  type DiacritizeRequest,
  type PinglishRequest,
  type TranslateRequest,
  textBodies,
} from './textRequests.ts';

/** The text routes of the API; texts of any length go through `LongText`. */
export interface TextClient {
  /** `POST /v1/diacritize`: one unit for each code point. */
  diacritize(request: DiacritizeRequest, options?: KeyedCallOptions): Promise<DiacritizeResult>;
  /** `POST /v1/pinglish`: one unit for each code point. */
  pinglish(request: PinglishRequest, options?: KeyedCallOptions): Promise<PinglishResult>;
  /** `POST /v1/translate`: two units for each code point. */
  translate(request: TranslateRequest, options?: KeyedCallOptions): Promise<TranslateResult>;
}

export function createTextClient(http: HttpClient): TextClient {
  return {
    diacritize: (request, options) =>
      http.request(routes.diacritize, {
        ...options,
        body: textBodies.diacritize(request),
        decode: decodeObject((answer) => decodeDiacritizeAnswer(answer, request.text)),
      }),
    pinglish: (request, options) =>
      http.request(routes.pinglish, {
        ...options,
        body: textBodies.pinglish(request),
        decode: decodeObject(decodePinglishAnswer),
      }),
    translate: (request, options) =>
      http.request(routes.translate, {
        ...options,
        body: textBodies.translate(request),
        decode: decodeObject(decodeTranslateAnswer),
      }),
  };
}
