import {
  DIACRITIZE_MULTIPLIER,
  PINGLISH_MULTIPLIER,
  type PinglishStyle,
  type Route,
  routes,
  TRANSLATE_MULTIPLIER,
  type VowelNotation,
} from '../../contract/index.ts';
import type { JsonObject } from '../decode/jsonObject.ts';
import {
  type DiacritizeResult,
  decodeDiacritizeAnswer,
  decodePinglishAnswer,
  decodeTranslateAnswer,
  type PinglishResult,
  type TextAnswer,
  type TranslateResult,
  type Warning,
} from '../decode/textAnswers.ts';
import type { KeyedCallOptions } from '../transport/callOptions.ts';
import { decodeObject, type HttpClient } from '../transport/httpClient.ts';
import { type Disguise, disguise } from './disguise.ts';
import type { SectionAnswer } from './sections.ts';

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

/** What each operation is told besides the text. */
interface TextSettings {
  readonly diacritize: { readonly includeEzafe: boolean };
  /** The text needs a Persian letter. */
  readonly pinglish: { readonly style: PinglishStyle; readonly vowelNotation: VowelNotation };
  readonly translate: object;
}

interface TextResults {
  readonly diacritize: DiacritizeResult;
  readonly pinglish: PinglishResult;
  readonly translate: TranslateResult;
}

export type TextOperationName = keyof TextSettings;

/** What the service is to do with a text: a request but for its text. */
export type TextOperation<Name extends TextOperationName = TextOperationName> = {
  [Each in Name]: { readonly name: Each } & TextSettings[Each];
}[Name];

/** A text of at most 6,000 code points, as in every request (Common conventions), and what is to be done with it. */
type TextRequest<Name extends TextOperationName = TextOperationName> = {
  [Each in Name]: { readonly text: string } & TextSettings[Each];
}[Name];

interface TextOperationRow<Name extends TextOperationName> {
  readonly route: Route;
  /** What is charged for a code point (Usage accounting, 1). */
  readonly unitsPerCodePoint: number;
  /** The body of the request (Endpoints). */
  readonly body: (request: TextRequest<Name>) => unknown;
  /** Undefined for what is no such answer. */
  readonly decode: (answer: JsonObject, request: TextRequest<Name>) => TextResults[Name] | undefined;
  /** The result for the text itself, where words were sent in place of object characters. */
  readonly revealed: (result: TextResults[Name], disguise: Disguise) => TextResults[Name];
  /** What a section of a longer text became. */
  readonly section: (result: TextResults[Name]) => SectionAnswer;
}

/** All that tells one text operation from another. */
export const textOperations: { readonly [Name in TextOperationName]: TextOperationRow<Name> } = {
  diacritize: {
    route: routes.diacritize,
    unitsPerCodePoint: DIACRITIZE_MULTIPLIER,
    body: ({ text, includeEzafe }) => ({ text, include_ezafe: includeEzafe }),
    decode: (answer, { text }) => decodeDiacritizeAnswer(answer, text),
    revealed: (result, disguise) => ({
      ...revealedWarnings(result, disguise),
      diacritized: disguise.reveal(result.diacritized),
    }),
    section: ({ diacritized, warnings }) => ({ text: diacritized, warnings }),
  },
  pinglish: {
    route: routes.pinglish,
    unitsPerCodePoint: PINGLISH_MULTIPLIER,
    body: ({ text, style, vowelNotation }) => ({ text, style, vowel_notation: vowelNotation }),
    decode: (answer) => decodePinglishAnswer(answer),
    revealed: (result, disguise) => ({
      ...revealedWarnings(result, disguise),
      original: disguise.reveal(result.original),
      pinglish: disguise.reveal(result.pinglish),
      alignment: result.alignment.map((word) => ({
        source: disguise.reveal(word.source),
        written: disguise.reveal(word.written),
        codePointStart: disguise.codePointOffset(word.codePointStart),
        codePointEnd: disguise.codePointOffset(word.codePointEnd),
      })),
    }),
    section: ({ pinglish, alignment, warnings }) => ({ text: pinglish, alignment, warnings }),
  },
  translate: {
    route: routes.translate,
    unitsPerCodePoint: TRANSLATE_MULTIPLIER,
    body: ({ text }) => ({ text }),
    decode: (answer) => decodeTranslateAnswer(answer),
    revealed: (result, disguise) => ({
      ...revealedWarnings(result, disguise),
      translation: disguise.reveal(result.translation),
    }),
    section: ({ translation, warnings }) => ({ text: translation, warnings }),
  },
};

function revealedWarnings<Result extends TextAnswer>(
  result: Result,
  { codePointOffset, reveal }: Disguise,
): Result {
  const placed = (warning: Warning): Warning => {
    const { codePointStart, codePointEnd, message, draft } = warning;
    const told = { ...warning, message: reveal(message), ...(draft && { draft: reveal(draft) }) };
    if (codePointStart === undefined || codePointEnd === undefined) return told;
    return {
      ...told,
      codePointStart: codePointOffset(codePointStart),
      codePointEnd: codePointOffset(codePointEnd),
    };
  };
  return { ...result, warnings: result.warnings.map(placed) };
}

/** The body of the request for one operation on `text`. */
export function textBody<Name extends TextOperationName>(
  operation: TextOperation<Name>,
  text: string,
): unknown {
  return textOperations[operation.name].body({ ...operation, text });
}
