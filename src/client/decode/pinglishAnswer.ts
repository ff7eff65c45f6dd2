import { MAX_TEXT_CODE_POINTS, pinglishResponse } from '../../contract/index.ts';
import type { JsonObject } from './jsonObject.ts';
import { isLongerThan } from './listLength.ts';
import type { PinglishResult } from './results.ts';
import { decodeTextAnswer } from './textAnswer.ts';

const result = pinglishResponse.pick({
  original: true,
  pinglish: true,
  style: true,
  vowel_notation: true,
  alignment: true,
});

/** Undefined if the answer is not as documented (Resources, Pinglish response), or is no text. */
export function decodePinglishAnswer(answer: JsonObject): PinglishResult | undefined {
  // No word is shorter than a code point.
  if (isLongerThan(answer['alignment'], MAX_TEXT_CODE_POINTS)) return undefined;
  const { data } = result.safeParse(answer);
  if (!data?.pinglish.isWellFormed()) return undefined;
  return {
    ...decodeTextAnswer(answer),
    original: data.original,
    pinglish: data.pinglish,
    style: data.style,
    vowelNotation: data.vowel_notation,
    alignment: data.alignment.map((item) => ({
      codePointStart: item.source_start,
      codePointEnd: item.source_end,
      source: item.source,
      pinglish: item.pinglish,
    })),
  };
}
