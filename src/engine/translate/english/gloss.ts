const REMARK = /\s*\([^)]*\)/g;

/**
 * The commonest sense of a gloss: `house; home` gives `house`. What stands in brackets is a remark on the word and no
 * English for it, as that of را or ها, which have none.
 */
export function firstGloss(gloss: string): string {
  const end = gloss.indexOf(';');
  const first = end < 0 ? gloss : gloss.slice(0, end);
  return first.includes('(') ? first.replace(REMARK, '').trim() : first;
}

/** A gloss with one of its senses, or another one, before the others. */
export function glossBeginningWith(english: string, gloss: string): string {
  const others = gloss.split('; ').filter((sense) => sense !== '' && firstGloss(sense) !== english);
  return [english, ...others].join('; ');
}

/** All senses of a gloss, commonest first; none for a word that has no English. */
export function glossesOf(gloss: string): string[] {
  return gloss
    .split(';')
    .map((sense) => sense.replace(REMARK, '').trim())
    .filter((sense) => sense !== '');
}
