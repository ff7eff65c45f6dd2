/** In UTF-16 units; what is longer is not read in a hover. */
const MAX_GLOSS = 120;
const MAX_WORD = 100;

/** A gloss cut between two of its senses, or where it must be. */
export function shortGloss(gloss: string): string {
  if (gloss.length <= MAX_GLOSS) return gloss;
  const border = gloss.lastIndexOf('; ', MAX_GLOSS);
  return border > 0 ? `${gloss.slice(0, border)}; …` : cut(gloss, MAX_GLOSS);
}

/** A word that is no longer than words are. */
export function shortWord(word: string): string {
  return word.length <= MAX_WORD ? word : cut(word, MAX_WORD);
}

function cut(text: string, utf16Length: number): string {
  return `${text.slice(0, utf16Length).replace(/[\ud800-\udbff]$/, '')}…`;
}
