import { pinglishResponse } from '../../contract/index.ts';
import type { JsonObject } from '../jsonObject.ts';
import type { PinglishResult } from '../results.ts';
import { readTextAnswer } from './textAnswer.ts';

const result = pinglishResponse.pick({
  original: true,
  pinglish: true,
  style: true,
  vowel_notation: true,
  alignment: true,
});

/** Undefined if the answer is not as documented (Resources, Pinglish response). */
export function readPinglishAnswer(answer: JsonObject): PinglishResult | undefined {
  const { data } = result.safeParse(answer);
  return (
    data && {
      ...readTextAnswer(answer),
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
    }
  );
}
