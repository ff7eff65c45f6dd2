import type { KeyedCallOptions } from '../transport/callOptions.ts';
import { decodeObject, type HttpClient } from '../transport/httpClient.ts';
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

export function createTextClient(http: HttpClient): TextClient {
  return {
    diacritize: textCall(http, 'diacritize'),
    pinglish: textCall(http, 'pinglish'),
    translate: textCall(http, 'translate'),
  };
}

function textCall<Name extends TextOperationName>(http: HttpClient, name: Name): TextCall<Name> {
  const { route, body, decode } = textOperations[name];
  return (request, options) =>
    http.request(route, {
      ...options,
      body: body(request),
      decode: decodeObject((answer) => decode(answer, request)),
    });
}
