import { spellingResponse } from '../../contract/index.ts';
import type { JsonObject } from './jsonObject.ts';
import type { SpellingResult } from './results.ts';

/** Undefined if the answer is not Harf's own. */
export function decodeSpellingAnswer(answer: JsonObject): SpellingResult | undefined {
  const { data } = spellingResponse.safeParse(answer);
  return (
    data && {
      changes: data.changes.map(({ source_start, source_end, text, kind }) => ({
        codePointStart: source_start,
        codePointEnd: source_end,
        text,
        kind: kind === 'half_space' ? 'halfSpaces' : 'joinedWords',
      })),
    }
  );
}
