/**
 * Whether two glosses, senses separated by `; `, may be those of one word: the first sense of either is one of the other's.
 * Beside its neighbours a word has its senses in another order than in the dictionary.
 */
export function mayBeOfOneWord(one: string, other: string): boolean {
  const [senses, others] = [sensesOf(one), sensesOf(other)];
  const [first = '', otherFirst = ''] = [senses[0], others[0]];
  return senses.includes(otherFirst) || others.includes(first);
}

/** The commonest sense of a gloss; each run of spaces is one. */
export function commonestSense(gloss: string): string {
  return sensesOf(gloss)[0] ?? '';
}

function sensesOf(gloss: string): string[] {
  return gloss.split(';').map((sense) => sense.replace(/\s+/g, ' ').trim());
}
