/**
 * Classes of meaning: English words that stand in like company. A class has a number below `CLASSES`; classes that
 * are near each other share a wider class, from 1. Both are one number, `wider * CLASSES + class`; 0 is unknown.
 */
export const CLASSES = 512;

/** The class of each English word, of the file that `npm run meanings` writes. Throws an Error that names a malformed line. */
export function readMeanings({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): Map<string, number> {
  const classes = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [wider = '', narrow = '', words = ''] = line.split('\t');
    const meaning = Number(wider) * CLASSES + Number(narrow);
    if (!(Number(wider) > 0) || !(Number(narrow) < CLASSES))
      throw new Error(`${name}:${index + 1}: ${wider}, ${narrow} are no classes.`);
    for (const word of words.split(' ')) classes.set(word, meaning);
  }
  return classes;
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
