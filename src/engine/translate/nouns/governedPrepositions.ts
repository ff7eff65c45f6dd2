import type { NounPhrase, PhraseContext, PrepositionalPhrase } from '../syntax/phrases.ts';

/** Prepositions that an action governs, whatever it is: «حمله به شهر». */
const OF_ACTIONS = new Set(['به', 'با', 'از']);

/** The English of a preposition behind a noun that governs it, `object` for none; undefined if the noun does not. */
export function governedPreposition(
  { headKind, properties, complement, action, determiner }: NounPhrase,
  { persian, english }: Pick<PrepositionalPhrase, 'persian' | 'english'>,
): string | undefined {
  const governed = properties.prepositions.get(persian);
  if (headKind === 'common') {
    if (governed !== undefined || action === undefined || determiner !== undefined) return governed;
    const ofVerb = action.prepositions.get(persian);
    return ofVerb === 'object' ? 'of' : (ofVerb ?? (OF_ACTIONS.has(persian) ? english : undefined));
  }
  if (headKind !== 'gerund') return undefined;
  return governed === 'object' && complement !== undefined ? english : (governed ?? english);
}

/** «این غذا دارای ویتامین است»: what could describe the noun is said of it. */
export function isPredicate(
  { elements }: PhraseContext,
  { classes }: Pick<PrepositionalPhrase, 'classes'>,
  { next }: { readonly next: number },
): boolean {
  const verb = elements[next];
  return classes.has('attributive') && verb?.kind === 'verb' && verb.verb.role !== 'ordinary';
}

/** «خندیدن برای سلامتی مفید است»: the adjective may be the predicate, so the phrase stays with the clause. */
export function mayHoldPredicate(
  { elements }: PhraseContext,
  { headKind }: NounPhrase,
  { phrase, next }: { readonly phrase: PrepositionalPhrase; readonly next: number },
): boolean {
  const verb = elements[next];
  return (
    headKind === 'gerund' &&
    verb?.kind === 'verb' &&
    verb.verb.role === 'copula' &&
    (phrase.object?.trailing ?? 0) > 0
  );
}
