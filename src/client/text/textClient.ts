import type { KeyedCallOptions } from '../transport/callOptions.ts';
import { decodeObject, type HttpClient } from '../transport/httpClient.ts';
import { disguise } from './disguise.ts';
import {
  type TextOperationName,
  type TextRequest,
  type TextResults,
  textOperations,
} from './textOperations.ts';

type TextCall<Name extends TextOperationName> = (
  request: TextRequest<Name>,
  options?: KeyedCallOptions,
) => Promise<TextResults[Name]>;

/** The text routes of the API, one for each operation; texts of any length go through `LongText`. */
export type TextClient = { readonly [Name in TextOperationName]: TextCall<Name> };

export function createTextClient(http: HttpClient, knowsObjects = false): TextClient {
  return {
    diacritize: textCall(http, 'diacritize', knowsObjects),
    pinglish: textCall(http, 'pinglish', knowsObjects),
    translate: textCall(http, 'translate', knowsObjects),
  };
}

function textCall<Name extends TextOperationName>(
  http: HttpClient,
  name: Name,
  knowsObjects: boolean,
): TextCall<Name> {
  const { route, body, decode, revealed } = textOperations[name];
  return (request, options) => {
    const disguised = knowsObjects ? undefined : disguise(request.text);
    const sent = disguised === undefined ? request : { ...request, text: disguised.text };
    return http.request(route, {
      ...options,
      body: body(sent),
      decode: decodeObject((answer) => {
        const result = decode(answer, sent);
        return result && disguised ? revealed(result, disguised) : result;
      }),
    });
  };
}
