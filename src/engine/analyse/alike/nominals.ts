import type { Pronunciation } from '../../types.ts';
import {
  alikeReading,
  type Facts,
  hasNoEnding,
  isForm,
  isPersonName,
  otherReading,
  type Seen,
  type SeenWord,
} from './seen.ts';

/** «حسن روحانی»: behind a given name, or instead of a rare word among names, what can be a person's name is one. */
export function nameAt(
  sentence: readonly Seen[],
  at: number,
  { hasPersonName }: Facts,
): Pronunciation | undefined {
  const [before, word] = [sentence[at - 1], sentence[at]];
  if (word?.kind !== 'word' || !['noun', 'adjective'].includes(word.pronunciation.partOfSpeech))
    return undefined;
  const isSurname = isPersonName(before) && hasNoEnding(word.pronunciation.inflection);
  const next = sentence[at + 1];
  const isComplement = next?.kind === 'word' && next.pronunciation.partOfSpeech === 'verb';
  const isRare = word.pronunciation.features.has('rare') && !word.ezafe && !isComplement;
  if (!isSurname && !(isRare && hasPersonName)) return undefined;
  const reading = isSurname ? alikeReading : otherReading;
  return reading(
    word,
    ({ partOfSpeech, features, inflection }) =>
      partOfSpeech === 'name' && features.has('person') && !features.has('rare') && hasNoEnding(inflection),
  );
}

/** «به طور کلی», «شکل علمی»: nouns of manner have adjectives, and no owners. */
const MANNERS = new Set(['طور', 'شکل', 'صورت', 'نحو', 'گونه']);

/** «صدای بلندی», «خواهر عزیزم», «افراد بیمار»: behind a noun with ezafe what can be its adjective with the noun's ending is. */
export function adjectiveAt(
  sentence: readonly Seen[],
  at: number,
  { hasVerb }: Facts,
): Pronunciation | undefined {
  const [before, word] = [sentence[at - 1], sentence[at]];
  if (word?.kind !== 'word' || word.ezafe || before?.kind !== 'word' || !before.ezafe) return undefined;
  const { partOfSpeech, features, inflection } = word.pronunciation;
  if (partOfSpeech === 'adjective' && inflection.copula === 1)
    // «از گفتن نام معذورم.»: where a sentence ends and has no other verb, the م is `am` after all.
    return sentence[at + 1]?.kind === 'sign' && !hasVerb ? undefined : mine(word.pronunciation);
  if (partOfSpeech === 'adjective' && !features.has('familiar') && hasNoEnding(inflection))
    return alikeReading(word, isFamiliarWithYe);
  const needsNoEnding =
    MANNERS.has(before.pronunciation.lemma) || isAnybody(before, word) || isRelational(word);
  const hasOwner = partOfSpeech === 'name' && inflection.clitic !== undefined;
  const mayBeNounOnly = features.has('familiar') || inflection.indefinite || inflection.plural;
  if (!hasOwner && !needsNoEnding && (partOfSpeech !== 'noun' || mayBeNounOnly)) return undefined;
  const adjective = alikeReading(
    word,
    (other) =>
      other.partOfSpeech === 'adjective' &&
      (needsNoEnding || hasOwner || other.features.has('familiar')) &&
      (needsNoEnding
        ? hasNoEnding(other.inflection) && other.inflection.tense === undefined && !isFartherThan(other, word)
        : hasOwner
          ? other.inflection.clitic !== undefined || other.inflection.copula === 1
          : other.inflection.indefinite === true),
  );
  const common = adjective?.features.has('rare') ? alikeReading(word, isFamiliarWithYe) : undefined;
  return common ?? (adjective && mine(adjective));
}

/** «صبر زیادی»: much, and not superfluous. */
function isFamiliarWithYe({ partOfSpeech, features, inflection }: Pronunciation): boolean {
  return partOfSpeech === 'adjective' && features.has('familiar') && inflection.indefinite === true;
}

/** گردشگری, رهبری: what the lexicon has as a noun is no adjective that is only made of its beginning. */
function isFartherThan({ origin }: Pronunciation, { pronunciation }: SeenWord): boolean {
  return origin !== 'lexicon' && pronunciation.origin === 'lexicon' && pronunciation.partOfSpeech === 'noun';
}

/** «خواهر کوچکم», «دوست عزیزم»: behind a noun with ezafe the م is `my`, not `am`. */
function mine(pronunciation: Pronunciation): Pronunciation {
  const { copula, ...inflection } = pronunciation.inflection;
  return copula === 1 ? { ...pronunciation, inflection: { ...inflection, clitic: 1 } } : pronunciation;
}

const PEOPLE = new Set(['افراد', 'مردم', 'اشخاص']);

/** A person, but none who is called by a title and a name: «آقای صدری», «قاضی احمد غفاری». */
function isAnybody({ pronunciation: { partOfSpeech, features, lemma } }: SeenWord, word: SeenWord): boolean {
  const isPerson = partOfSpeech === 'noun' && (features.has('person') || PEOPLE.has(lemma));
  const isNamed = word.pronunciation.partOfSpeech === 'name';
  return isPerson && !isNamed && !word.pronunciation.inflection.plural;
}

/** پزشکی, علمی: what may be a science or its adjective. */
function isRelational({ form, pronunciation: { partOfSpeech, inflection } }: SeenWord): boolean {
  return partOfSpeech === 'noun' && form.endsWith('ی') && !inflection.indefinite && !inflection.plural;
}

/**
 * «سیاره‌ای جدید», «هر شخصی», «مشکلی در تنفس»: what could be an adjective in ی is a noun with the indefinite ی
 * where no noun is before it that it describes.
 */
export function nounInYeAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const word = sentence[at];
  if (word?.kind !== 'word' || word.pronunciation.partOfSpeech !== 'adjective' || word.ezafe)
    return undefined;
  const { indefinite, plural, clitic } = word.pronunciation.inflection;
  const isBare = indefinite === undefined && plural === undefined && clitic === undefined;
  if (isBare && !(word.form.endsWith('ی') && needsNoun(sentence, at))) return undefined;
  if (isDescribed(sentence[at - 1])) return undefined;
  return alikeReading(
    word,
    ({ partOfSpeech, inflection }) =>
      partOfSpeech === 'noun' &&
      inflection.tense === undefined &&
      (inflection.indefinite === true || (indefinite === true && inflection.copula === undefined)),
  );
}

function isDescribed(before: Seen | undefined): boolean {
  if (before?.kind !== 'word') return before !== undefined && before.kind !== 'sign';
  const { partOfSpeech, inflection } = before.pronunciation;
  return before.ezafe || (partOfSpeech === 'noun' && inflection.indefinite === true);
}

const COPULAS = new Set('است نیست هست بود نبود باشد نباشد بودند هستند نیستند شد شده'.split(' '));
const BEFORE_NOUNS = new Set(['هر', 'هیچ', 'چه', 'یک', 'چنین']);

/** Whether what follows cannot stand behind an adjective that has no noun. */
function needsNoun(sentence: readonly Seen[], at: number): boolean {
  const [before, next] = [sentence[at - 1], sentence[at + 1]];
  if (next?.kind !== 'word' || COPULAS.has(next.form)) return false;
  const { partOfSpeech } = next.pronunciation;
  if (isForm(next, 'که') || isForm(next, 'را')) return true;
  if (partOfSpeech === 'adjective') return !isForm(before, 'و');
  if (before?.kind === 'word' && BEFORE_NOUNS.has(before.form)) return true;
  if (
    before?.kind === 'word' &&
    ['determiner', 'preposition', 'numeral'].includes(before.pronunciation.partOfSpeech)
  )
    return partOfSpeech !== 'noun' || next.ezafe;
  return partOfSpeech === 'preposition' || (at === 0 && partOfSpeech === 'verb');
}

/** «یافت می‌شود»: before شدن what could be a past is the noun of a compound verb. */
export function verbalNounAt(sentence: readonly Seen[], at: number): Pronunciation | undefined {
  const [word, next] = [sentence[at], sentence[at + 1]];
  if (word?.kind !== 'word' || word.pronunciation.inflection.tense !== 'past') return undefined;
  if (next?.kind !== 'word' || next.pronunciation.lemma !== 'شدن') return undefined;
  return alikeReading(word, ({ partOfSpeech }) => partOfSpeech === 'noun');
}
