/** Glosses that describe a particle and are no English for it. */
const ABOUT_GRAMMAR = /^(?:.*verb prefix|plural marker|object marker|ordinal suffix|question word)\b/;

/** The commonest sense of a gloss: `house; home` gives `house`; empty for a particle without English. */
export function firstGloss(gloss: string): string {
  if (ABOUT_GRAMMAR.test(gloss)) return '';
  const end = gloss.indexOf(';');
  return end < 0 ? gloss : gloss.slice(0, end);
}
