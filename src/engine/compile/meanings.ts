import { CLASSES } from '../format/features.ts';
import { readEach, type SourceFile } from './tsv.ts';

/**
 * The class of each English word, of the file that `npm run meanings` writes, as `format/meanings.ts` numbers them.
 * Throws an Error that names a malformed line.
 */
export function readMeanings(file: SourceFile): Map<string, number> {
  const rows = readEach(file, ({ columns: [wider = '', narrow = '', words = ''] }) => {
    if (!(Number(wider) > 0) || !(Number(narrow) < CLASSES))
      throw new Error(`${wider}, ${narrow} are no classes.`);
    return { meaning: Number(wider) * CLASSES + Number(narrow), words: words.split(' ') };
  });
  return new Map(rows.flatMap(({ meaning, words }) => words.map((word) => [word, meaning] as const)));
}

/** The class of what a gloss says; 0 if none of its words has one. */
export function meaningOf(gloss: string, classes: ReadonlyMap<string, number>): number {
  const known = headWords(gloss).find((word) => classes.has(word));
  return known === undefined ? 0 : (classes.get(known) ?? 0);
}

const COMPLEMENT = / (?:of|for|in|with|to|from|at|by|on|that|who|and|or) /;

/** The words of a gloss, heads first: «head of state; chief» gives head, chief. */
export function headWords(gloss: string): string[] {
  return gloss
    .toLowerCase()
    .split('; ')
    .flatMap((sense) => ((sense.split(COMPLEMENT)[0] ?? '').match(/[a-z]+/g) ?? []).toReversed());
}
