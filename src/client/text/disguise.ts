import { OBJECTS } from '../../text/objectCharacters.ts';

/** Letters that, with a number, stand for an object: services keep such words as they are. */
const LETTERS = ['X', 'Z', 'Q', 'XX', 'ZZ', 'QQ', 'QXZ'] as const;

/** A text for a service that knows nothing of object characters, and the way back from what it answers. */
export interface Disguise {
  readonly text: string;
  /** The answer with the object characters where their words are. */
  reveal(answer: string): string;
  /** Where a code-point offset of the disguised text is in the text itself. */
  codePointOffset(disguised: number): number;
}

/** `text` with a word of its own for each object character, which the text has nowhere else. */
export function disguise(text: string): Disguise {
  const objects = [...text.matchAll(OBJECTS)];
  if (objects.length === 0) return { text, reveal: (answer) => answer, codePointOffset: (offset) => offset };
  const letters = LETTERS.find((each) => !new RegExp(`${each}\\d`, 'i').test(text)) ?? 'QXZ';
  const characters = [...new Set(objects.map(([character]) => character))];
  const words = new Map(characters.map((character, at) => [character, `${letters}${at + 1}`]));
  const wordOf = (character: string) => words.get(character) ?? character;
  return {
    text: text.replace(OBJECTS, wordOf),
    reveal: (answer) =>
      answer.replace(
        new RegExp(`${letters}(\\d+)`, 'g'),
        (word, number: string) => characters[Number(number) - 1] ?? word,
      ),
    codePointOffset: offsetsWithout(text, wordOf),
  };
}

function offsetsWithout(text: string, wordOf: (character: string) => string): (disguised: number) => number {
  // Of each code point of the disguised text, where it comes from.
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const { length } = character.replace(OBJECTS, wordOf);
    const isObject = character.search(OBJECTS) >= 0;
    for (let unit = 0; unit < (isObject ? length : 1); unit++) origins.push(at);
    at++;
  }
  return (disguised) => origins[disguised] ?? at;
}
