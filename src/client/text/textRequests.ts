import {
  DIACRITIZE_MULTIPLIER,
  PINGLISH_MULTIPLIER,
  type PinglishStyle,
  TRANSLATE_MULTIPLIER,
  type VowelNotation,
} from '../../contract/index.ts';

/** At most 6,000 code points, as in every request (Common conventions). */
interface TextRequest {
  readonly text: string;
}

export interface DiacritizeRequest extends TextRequest {
  readonly includeEzafe: boolean;
}

/** The text needs a Persian letter. */
export interface PinglishRequest extends TextRequest {
  readonly style: PinglishStyle;
  readonly vowelNotation: VowelNotation;
}

export type TranslateRequest = TextRequest;

/** What the service is to do with a text: a request but for its text. */
export type TextOperation =
  | ({ readonly name: 'diacritize' } & Omit<DiacritizeRequest, 'text'>)
  | ({ readonly name: 'pinglish' } & Omit<PinglishRequest, 'text'>)
  | { readonly name: 'translate' };

export type TextOperationName = TextOperation['name'];

/** The bodies of the requests (Endpoints). */
export const textBodies = {
  diacritize: ({ text, includeEzafe }: DiacritizeRequest) => ({ text, include_ezafe: includeEzafe }),
  pinglish: ({ text, style, vowelNotation }: PinglishRequest) => ({
    text,
    style,
    vowel_notation: vowelNotation,
  }),
  translate: ({ text }: TranslateRequest) => ({ text }),
};

/** The body of the request for one operation on `text`. */
export function textBody(operation: TextOperation, text: string): unknown {
  switch (operation.name) {
    case 'diacritize':
      return textBodies.diacritize({ ...operation, text });
    case 'pinglish':
      return textBodies.pinglish({ ...operation, text });
    case 'translate':
      return textBodies.translate({ text });
  }
}

/** What is charged for a code point (Usage accounting, 1). */
export const unitsPerCodePoint: Readonly<Record<TextOperationName, number>> = {
  diacritize: DIACRITIZE_MULTIPLIER,
  pinglish: PINGLISH_MULTIPLIER,
  translate: TRANSLATE_MULTIPLIER,
};
