import { hasPersianLetter } from '../../text/persian.ts';
import type { TidyChange } from './tidyChange.ts';
import { type TidiedText, withFurther } from './tidyText.ts';

/** «کتاب ها ی» is first two words, then one. */
const MOST_ROUNDS = 3;

/** Finds the words of a well-formed text that are written apart or run together, in its offsets. */
export type FindSpelling = (text: string) => Promise<readonly TidyChange[]>;

/** `tidied` with its words spelt as `find` tells; what it tells of the result is done too. */
export async function withSpelling(tidied: TidiedText, find: FindSpelling): Promise<TidiedText> {
  let spelt = tidied;
  for (let round = 0; round < MOST_ROUNDS && hasPersianLetter(spelt.text); round++) {
    const changes = await find(spelt.text.toWellFormed());
    if (changes.length === 0) break;
    spelt = withFurther(spelt, changes);
  }
  return spelt;
}
