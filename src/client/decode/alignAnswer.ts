import { alignResponse } from '../../contract/index.ts';
import type { JsonObject } from './jsonObject.ts';
import type { AlignedSentence, AlignedSpans } from './results.ts';

interface WireSpans {
  readonly source_start: number;
  readonly source_end: number;
  readonly target_start: number;
  readonly target_end: number;
}

/** Undefined if the answer is not Harf's own. */
export function decodeAlignAnswer(answer: JsonObject): readonly AlignedSentence[] | undefined {
  const { data } = alignResponse.safeParse(answer);
  return data?.sentences.map((sentence) => ({ ...spansOf(sentence), words: sentence.words.map(spansOf) }));
}

function spansOf({ source_start, source_end, target_start, target_end }: WireSpans): AlignedSpans {
  return {
    codePointSourceStart: source_start,
    codePointSourceEnd: source_end,
    codePointTargetStart: target_start,
    codePointTargetEnd: target_end,
  };
}
