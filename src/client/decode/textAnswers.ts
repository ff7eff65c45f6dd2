import * as z from 'zod';
import {
  type FromWire,
  fromWire,
  pinglishResponse,
  textUsage,
  warning,
  wordsOf,
} from '../../contract/index.ts';
import type { AlignedWord } from '../../text/codePoints.ts';
import { stripMarks } from '../../text/marks.ts';
import { findField } from './findField.ts';
import type { JsonObject } from './jsonObject.ts';

/** Accounting that cannot be decoded must not cost the result that was paid for. */
const accounting = z.object({
  request_id: z.string().optional().catch(undefined),
  engine_version: z.string().optional().catch(undefined),
  usage: textUsage.optional().catch(undefined),
  warnings: z.unknown().optional(),
});

/** What every text answer tells beside its result; undefined or empty where the server left it out. */
export type TextAnswer = ReturnType<typeof decodeTextAnswer>;

function decodeTextAnswer(answer: JsonObject) {
  const { request_id, engine_version, usage, warnings } = accounting.parse(answer);
  return {
    requestId: request_id,
    engineVersion: engine_version,
    usage: usage && fromWire(usage),
    warnings: Array.isArray(warnings) ? warnings.slice(0, MAX_WARNINGS).flatMap(decodeWarning) : [],
  };
}

/** Nobody reads more. */
const MAX_WARNINGS = 1000;

const someWarning = warning.strip().partial({ code: true, source_start: true, source_end: true });

/** Something worth a review; another server may name no place, which is in code points of the submitted text. */
export type Warning = Pick<FromWire<z.output<typeof warning>>, 'code' | 'message'> &
  Pick<FromWire<z.output<typeof someWarning>>, 'codePointStart' | 'codePointEnd'>;

/** The contract leaves a warning's shape open: a sentence, or an object that has one. */
function decodeWarning(value: unknown): Warning[] {
  const { data } = someWarning.safeParse(typeof value === 'string' ? { message: value } : value);
  if (data === undefined) return [];
  const { code = 'warning', message, source_start, source_end } = data;
  if (source_start === undefined || source_end === undefined) return [{ code, message }];
  return [fromWire({ code, message, source_start, source_end })];
}

export type DiacritizeResult = TextAnswer & { readonly diacritized: string };

/** Undefined if no field, or more than one, is the marked text. The caller still has to check its letters. */
export function decodeDiacritizeAnswer(answer: JsonObject, text: string): DiacritizeResult | undefined {
  const letters = stripMarks(text);
  const diacritized = findField(answer, 'diacritized', (value) => stripMarks(value) === letters);
  return diacritized === undefined ? undefined : { ...decodeTextAnswer(answer), diacritized };
}

const alignedWord = pinglishResponse.shape.alignment.element
  .strip()
  .transform(({ pinglish: written, ...word }): AlignedWord => ({ ...fromWire(word), written }));

const pinglish = pinglishResponse
  .pick({ original: true, pinglish: true, style: true, vowel_notation: true, alignment: true })
  .strip()
  .extend({ alignment: wordsOf(alignedWord) });

export type PinglishResult = TextAnswer & FromWire<z.output<typeof pinglish>>;

/** Undefined if the answer is not as documented (Resources, Pinglish response), or is no text. */
export function decodePinglishAnswer(answer: JsonObject): PinglishResult | undefined {
  const { data } = pinglish.safeParse(answer);
  return data?.pinglish.isWellFormed() ? { ...decodeTextAnswer(answer), ...fromWire(data) } : undefined;
}

export type TranslateResult = TextAnswer & { readonly translation: string };

/** Undefined if no field, or more than one, can be the translation. */
export function decodeTranslateAnswer(answer: JsonObject): TranslateResult | undefined {
  const translation = findField(answer, 'translation', () => true);
  return translation === undefined ? undefined : { ...decodeTextAnswer(answer), translation };
}
