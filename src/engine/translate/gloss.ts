/** The commonest sense of a gloss: `house; home` gives `house`. */
export function firstGloss(gloss: string): string {
  const end = gloss.indexOf(';');
  return end < 0 ? gloss : gloss.slice(0, end);
}
