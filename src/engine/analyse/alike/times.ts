import type { Pronunciation } from '../../types.ts';
import { alikeReading, isForm, type Seen } from './seen.ts';

/** «۱۵ مهر», «مهر ۱۴۰۲», «دی‌ماه»: beside a number or ماه, what can be the name of a month is one. */
export function monthAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const [before, word, next] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  if (word?.kind !== 'word' || isNamedTime(word.pronunciation)) return undefined;
  const isDated = isDay(before) || isYear(next) || isForm(before, 'ماه') || isForm(next, 'ماه');
  return isDated ? alikeReading(word, isNamedTime) : undefined;
}

/** Of words of time, English writes names with a capital. */
function isNamedTime({ features, gloss }: Pronunciation): boolean {
  return features.has('time') && /^[A-Z]/.test(gloss) && !/^\w+day\b/.test(gloss);
}

function isDay(seen: Seen | undefined): boolean {
  if (seen?.kind === 'number') return /^(?:[12۱۲]?[0-9۰-۹]|[3۳][01۰۱])$/.test(seen.source);
  return seen?.kind === 'word' && seen.pronunciation.partOfSpeech === 'numeral';
}

function isYear(seen: Seen | undefined): boolean {
  return seen?.kind === 'number' && /^[1۱][0-9۰-۹]{3}$/.test(seen.source);
}

const RELATIVE_TIMES = new Set(['آینده', 'بعدی', 'سالف', 'غابر', 'فائت', 'ماضی', 'گذشته']);

/** «سال آینده»: behind a time what could be an adjective of time is one. */
export function relativeTimeAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const [before, word] = [sentence[at - 1], sentence[at]];
  if (word?.kind !== 'word' || word.pronunciation.partOfSpeech !== 'noun') return undefined;
  if (before?.kind !== 'word' || !before.ezafe || !before.pronunciation.features.has('time'))
    return undefined;
  return alikeReading(
    word,
    ({ lemma, partOfSpeech }) => partOfSpeech === 'adjective' && RELATIVE_TIMES.has(lemma),
  );
}
