/**
 * One character each for what stands in a text and is not read: code, an address, a placeholder. They are of Unicode's
 * private use, so that nobody takes them for letters, and no prose has them: where a document does, it is not prose.
 */
const FIRST = 0xe000;
const COUNT = 0xf8ff - FIRST + 1;

/** One of these characters. */
export const OBJECT = /[\ue000-\uf8ff]/;
/** All of them in a text. */
export const OBJECTS = new RegExp(OBJECT, 'g');

/** So many code points a word has at most that a service is given in place of one. */
export const OBJECT_WORD_LENGTH = 7;

export function isObject(codePoint: number): boolean {
  return codePoint >= FIRST && codePoint < FIRST + COUNT;
}

/** The character of the n-th object of a text, from 0; after six thousand the same ones come again. */
export function objectCharacter(index: number): string {
  return String.fromCharCode(FIRST + (index % COUNT));
}
