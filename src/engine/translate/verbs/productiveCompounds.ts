import { verbOfNoun } from '../english/nounVerbs.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import { type FoundCompound, PASSIVE_FEATURES } from './compounds.ts';

const ACTIVE = new Set(['کردن', 'نمودن']);
const PASSIVE = new Set(['شدن', 'گردیدن', 'گشتن']);
const TRANSITIVE: ReadonlySet<string> = new Set(['transitive']);

/** «غربالگری شوند», which no list has: what the noun says is done. */
export function productiveCompound(
  before: readonly SentenceElement[],
  verb: Word,
): FoundCompound | undefined {
  const [outer, noun] = [before.at(-2), before.at(-1)];
  const { lemma } = verb.pronunciation;
  const passive = PASSIVE.has(lemma);
  if (!passive && !ACTIVE.has(lemma)) return undefined;
  if (noun?.kind !== 'word' || noun.ezafe || noun.pronunciation.partOfSpeech !== 'noun') return undefined;
  if (outer?.kind === 'word' && (outer.ezafe || outer.pronunciation.partOfSpeech === 'preposition'))
    return undefined;
  const { plural, indefinite, clitic } = noun.pronunciation.inflection;
  const english = plural || indefinite || clitic !== undefined ? undefined : verbOfNoun(noun.english);
  if (english === undefined) return undefined;
  const features = passive ? PASSIVE_FEATURES : TRANSITIVE;
  const infinitive = `${noun.form} کردن`;
  return { at: before.length - 1, length: 1, infinitive, english, passive, features, object: undefined };
}
