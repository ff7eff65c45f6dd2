/** Letters that, with a number, stand for a word that the engine would garble. */
const LETTERS = ['X', 'Z', 'Q', 'XX', 'ZZ', 'QQ', 'QXZ'] as const;

/** What the text itself may have, or who sent it may have put there for something else. */
const LIKE_A_STAND_IN = /[A-Za-z]{1,3}(?=\d)/g;

/**
 * What may stand for an address or a piece of code in the sentences of a text: short words that the text does not have.
 * Each call begins anew, since sentences are translated one by one.
 */
export function textStandIns(text: string): () => Generator<string, string> {
  const taken = new Set(text.matchAll(LIKE_A_STAND_IN).map(([letters]) => letters.toUpperCase()));
  const free = LETTERS.find((letters) => !taken.has(letters));
  if (free !== undefined) return () => numbered(free, () => false);
  const words = new Set(text.match(/[A-Z]+\d+/gi)?.map((word) => word.toUpperCase()));
  return () => numbered('X', (word) => words.has(word));
}

function* numbered(letters: string, isTaken: (word: string) => boolean): Generator<string, string> {
  for (let number = 1; ; number++) if (!isTaken(letters + number)) yield letters + number;
}
