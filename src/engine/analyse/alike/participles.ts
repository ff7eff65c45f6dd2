import type { Pronunciation } from '../../types.ts';
import { alikeReading, type Facts, isForm, type Seen, type SeenWord } from './seen.ts';

/**
 * «نوشته شد», «شکل گرفته», «کتاب را خوانده است»: what could be a participle is one in the passive, and behind its complement
 * or object.
 */
export function participleAt(
  sentence: readonly Seen[],
  at: number,
  { hasCompound }: Facts,
): Pronunciation | undefined {
  const [before, word, next] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  if (word?.kind !== 'word' || word.ezafe || !mayBeParticiple(word)) return undefined;
  const participle = alikeReading(word, isParticiple);
  if (participle === undefined) return undefined;
  if (isOtherThanItsVerb(word) && isPassive(sentence, at)) return transitive(participle);
  if (before?.kind !== 'word' || before.ezafe) return undefined;
  if (hasCompound(before.form, participle.lemma)) return participle;
  return isForm(before, 'را') && (isOtherThanItsVerb(word) || endsThere(next)) ? participle : undefined;
}

function mayBeParticiple({ pronunciation: { partOfSpeech, inflection } }: SeenWord): boolean {
  return ['noun', 'adjective'].includes(partOfSpeech) && inflection.tense === undefined;
}

function isParticiple({ inflection }: Pronunciation): boolean {
  return inflection.tense === 'participle' && inflection.copula === undefined;
}

function transitive(pronunciation: Pronunciation): Pronunciation | undefined {
  return pronunciation.features.has('transitive') ? pronunciation : undefined;
}

/** گرفته is gloomy and not what was taken; other adjectives are what was done: آلوده. */
function isOtherThanItsVerb({ form, pronunciation }: SeenWord): boolean {
  return pronunciation.partOfSpeech === 'noun' || form === 'گرفته';
}

/** شد, شده, خواهد شد. */
function isPassive(sentence: readonly Seen[], at: number): boolean {
  const [next, second] = [sentence[at + 1], sentence[at + 2]];
  const isFuture = next?.kind === 'word' && next.pronunciation.lemma === 'خواستن';
  return isBecoming(isFuture ? second : next);
}

function isBecoming(seen: Seen | undefined): boolean {
  if (seen?.kind !== 'word' || seen.pronunciation.lemma !== 'شدن') return false;
  const { tense } = seen.pronunciation.inflection;
  return tense !== undefined && tense !== 'infinitive';
}

const AUXILIARIES = new Set(['است', 'هست', 'نیست', 'بودن']);

/** «را آلوده نمی‌کند», «را بسته نگه داشت»: behind it no other verb says what is done. */
function endsThere(next: Seen | undefined): boolean {
  if (next?.kind !== 'word') return true;
  const { lemma, partOfSpeech } = next.pronunciation;
  return AUXILIARIES.has(lemma) || partOfSpeech === 'conjunction';
}
