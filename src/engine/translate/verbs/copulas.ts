import { firstGloss } from '../english/gloss.ts';
import type { SentenceElement, VerbElement, Word } from '../syntax/elements.ts';
import type { VerbDependencies } from './compounds.ts';

const MAX_OBJECT_WORDS = 7;

/**
 * The verb that a copula makes with the state before it, which it takes away: «امیدوارم» is `hope`, «منتظر پاسخ هستم»
 * `await an answer`. The copula itself where the two are no verb in English.
 */
export function withState(
  before: SentenceElement[],
  copula: VerbElement,
  { findCompound, rules }: VerbDependencies,
): VerbElement {
  if (copula.verb.role !== 'copula') return copula;
  for (let at = before.length - 1; at >= 0 && before.length - at <= MAX_OBJECT_WORDS; at--) {
    const state = before[at];
    if (state?.kind !== 'word' || endsClause(state)) return copula;
    const isAdjacent = at === before.length - 1;
    if (state.ezafe === isAdjacent || isGoverned(before[at - 1])) continue;
    const english = firstGloss(findCompound(state.form, 'بودن')?.gloss ?? 'be');
    if (/^be\b/.test(english)) continue;
    before.splice(at, 1);
    return said(copula, `${state.form} بودن`, english, !isAdjacent, rules);
  }
  return copula;
}

function said(
  { verb }: VerbElement,
  infinitive: string,
  english: string,
  parted: boolean,
  rules: VerbDependencies['rules'],
): VerbElement {
  const properties = rules.verb(infinitive);
  const sense = { role: 'ordinary' as const, english, infinitive, properties };
  return { kind: 'verb', verb: { ...verb, ...sense, ...(parted && { parted: true as const }) } };
}

function isGoverned(element: SentenceElement | undefined): boolean {
  return element?.kind === 'word' && (element.ezafe || element.pronunciation.partOfSpeech === 'preposition');
}

function endsClause({ form, pronunciation }: Word): boolean {
  return (
    form === 'را' || pronunciation.partOfSpeech === 'conjunction' || pronunciation.partOfSpeech === 'verb'
  );
}
