import { fromPinglishResponse, MAX_TEXT_CODE_POINTS } from '../../contract/index.ts';
import type { JsonObject } from './jsonObject.ts';
import { isLongerThan } from './listLength.ts';
import type { FromPinglishResult } from './results.ts';

/** Undefined if the answer is not Harf's own, or is no text. */
export function decodeFromPinglishAnswer(answer: JsonObject): FromPinglishResult | undefined {
  // No word is shorter than a code point.
  if (isLongerThan(answer['alignment'], MAX_TEXT_CODE_POINTS)) return undefined;
  const { data } = fromPinglishResponse.safeParse(answer);
  if (!data?.persian.isWellFormed()) return undefined;
  return {
    persian: data.persian,
    alignment: data.alignment.map((word) => ({
      codePointStart: word.source_start,
      codePointEnd: word.source_end,
      source: word.source,
      persian: word.persian,
      candidates: word.candidates,
    })),
  };
}
