import { verbOfNoun } from '../english/nounVerbs.ts';
import type { SentenceElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';
import { adjacentCompound } from './adjacentCompounds.ts';
import { type FoundCompound, PASSIVE_FEATURES, type VerbDependencies } from './compounds.ts';
import { partedCompound } from './partedCompounds.ts';

export type { FindCompound, FoundCompound, VerbDependencies } from './compounds.ts';

const NEAR = 6;

/** The compound with the English that the words before it ask for. */
function inSense(
  compound: FoundCompound,
  before: readonly SentenceElement[],
  { rules }: VerbDependencies,
): FoundCompound {
  const senses = rules.senses({ lemma: compound.infinitive, id: '-', phonemes: '' });
  const words = senses.length === 0 ? [] : before.slice(-NEAR).filter((element) => element.kind === 'word');
  const sense = senses.find(
    ({ near }) =>
      near.size === 0 ||
      words.some(({ form, pronunciation }) => near.has(form) || near.has(pronunciation.lemma)),
  );
  return sense === undefined ? compound : { ...compound, english: sense.english };
}

/** The compound that a verb makes with what stands before it. */
export function compoundBefore(
  before: readonly SentenceElement[],
  verb: Word,
  dependencies: VerbDependencies,
): FoundCompound | undefined {
  const found =
    adjacentCompound(before, verb, dependencies) ??
    partedCompound(before, verb, dependencies) ??
    productiveCompound(before, verb);
  return found && !isSubject(before, verb, found) ? inSense(found, before, dependencies) : undefined;
}

/** «این خانه ساخته شد»: what would be the complement of the active is what the passive tells of. */
function isSubject(
  before: readonly SentenceElement[],
  { pronunciation }: Word,
  { at, english }: FoundCompound,
): boolean {
  if (pronunciation.inflection.passive !== true) return false;
  return / (?:a|an|the) /.test(english) || isForm(before[at - 1], 'این') || isForm(before[at - 1], 'آن');
}

const ACTIVE = new Set(['کردن', 'نمودن']);
const PASSIVE = new Set(['شدن', 'گردیدن', 'گشتن']);
const TRANSITIVE: ReadonlySet<string> = new Set(['transitive']);

/** «غربالگری شوند», which no list has: what the noun says is done. */
function productiveCompound(before: readonly SentenceElement[], verb: Word): FoundCompound | undefined {
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
