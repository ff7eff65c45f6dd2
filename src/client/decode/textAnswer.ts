import * as z from 'zod';
import { textUsage, warning } from '../../contract/index.ts';
import type { JsonObject } from './jsonObject.ts';
import type { TextAnswer, Warning } from './results.ts';

/** Accounting that cannot be decoded must not cost the result that was paid for. */
const accounting = z.object({
  request_id: z.string().optional().catch(undefined),
  engine_version: z.string().optional().catch(undefined),
  usage: textUsage.optional().catch(undefined),
  warnings: z.unknown().optional(),
});

const anyWarning = warning.partial();

/** Nobody reads more. */
const MAX_WARNINGS = 1000;

/** What every text answer tells beside its result. */
export function decodeTextAnswer(answer: JsonObject): TextAnswer {
  const { request_id, engine_version, usage, warnings } = accounting.parse(answer);
  return {
    requestId: request_id,
    engineVersion: engine_version,
    usage,
    warnings: Array.isArray(warnings) ? warnings.slice(0, MAX_WARNINGS).flatMap(decodeWarning) : [],
  };
}

/** The contract leaves a warning's shape open: a sentence, or an object that has one. */
function decodeWarning(value: unknown): Warning[] {
  const { data } = anyWarning.safeParse(typeof value === 'string' ? { message: value } : value);
  if (data?.message === undefined) return [];
  const { code = 'warning', message, source_start, source_end } = data;
  if (source_start === undefined || source_end === undefined) return [{ code, message }];
  return [{ code, message, codePointStart: source_start, codePointEnd: source_end }];
}
