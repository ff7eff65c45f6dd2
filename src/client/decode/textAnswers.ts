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
import { asJsonObject, type JsonObject } from './jsonObject.ts';

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

const { doubts: someDoubts } = warning.shape;
const someWarning = warning
  .strip()
  .partial({ code: true, source_start: true, source_end: true })
  // A later version may know of other doubts; the message tells them too.
  .extend({ doubts: someDoubts.catch(undefined), draft: z.string().optional().catch(undefined) });

/** Something worth a review; another server may name no place, which is in code points of the submitted text. */
export type Warning = Pick<FromWire<z.output<typeof warning>>, 'code' | 'message'> &
  Pick<FromWire<z.output<typeof someWarning>>, 'codePointStart' | 'codePointEnd' | 'doubts' | 'draft'>;

/** The contract leaves a warning's shape open: a sentence, or an object that has one. */
function decodeWarning(value: unknown): Warning[] {
  const { data } = someWarning.safeParse(typeof value === 'string' ? { message: value } : value);
  if (data === undefined) return [];
  const { code = 'warning', message, source_start, source_end, doubts, draft } = data;
  if (source_start === undefined || source_end === undefined) return [{ code, message }];
  const doubtful = { ...(doubts && { doubts }), ...(draft !== undefined && { draft }) };
  return [fromWire({ code, message, source_start, source_end, ...doubtful })];
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
  if (!data?.pinglish.isWellFormed()) return undefined;
  // Its words have the names of code already, and there are many.
  const { alignment, ...others } = data;
  return { ...decodeTextAnswer(answer), ...fromWire(others), alignment };
}

export type TranslateResult = TextAnswer & { readonly translation: string };

/** Undefined if no field, or more than one, can be the translation. */
export function decodeTranslateAnswer(answer: JsonObject): TranslateResult | undefined {
  const translation = findField(answer, 'translation', () => true);
  return translation === undefined ? undefined : { ...decodeTextAnswer(answer), translation };
}

/** Fields that the contract documents, in any text answer: none of them is the result that is looked for. */
const DOCUMENTED = new Set([
  'request_id',
  'engine_version',
  'usage',
  'original',
  'warnings',
  'include_ezafe',
]);

/**
 * The one string of an answer whose shape the contract does not show: the field called `name`, else the only
 * undocumented one that `fits`; at the top level, then one object down. Undefined if not exactly one is it, or
 * if it has half of a surrogate pair, which could neither be saved nor sent again.
 */
function findField(answer: JsonObject, name: string, fits: (value: string) => boolean): string | undefined {
  const fields = undocumentedFields(answer);
  const top = candidates([fields], name, fits);
  const found = only(top.length > 0 ? top : candidates(innerObjects(fields), name, fits));
  return found?.isWellFormed() ? found : undefined;
}

function candidates(
  objects: readonly (readonly Field[])[],
  name: string,
  fits: (value: string) => boolean,
): string[] {
  const strings = objects.flat().filter((field): field is [string, string] => typeof field[1] === 'string');
  const named = strings.filter(([field]) => field === name);
  const chosen = named.length > 0 ? named : strings.filter(([, value]) => fits(value));
  return chosen.map(([, value]) => value);
}

type Field = [name: string, value: unknown];

/** An object of more fields is no answer of the contract. */
const MAX_FIELDS = 1000;

function undocumentedFields(object: JsonObject): Field[] {
  const fields = Object.entries(object);
  return fields.length > MAX_FIELDS ? [] : fields.filter(([name]) => !DOCUMENTED.has(name));
}

function innerObjects(fields: readonly Field[]): Field[][] {
  return fields.flatMap(([, value]) => {
    const inner = asJsonObject(value);
    return inner === undefined ? [] : [undocumentedFields(inner)];
  });
}

function only(values: string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
