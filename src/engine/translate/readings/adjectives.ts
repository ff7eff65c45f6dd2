import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { asAdjective } from '../syntax/wordClasses.ts';
import { otherReading, reread } from './reread.ts';

/** «صدای بلندی», «خواهر عزیزم», «شماره زیر», «افراد بیمار»: behind a noun with ezafe what can be its adjective with the noun's ending is. */
export function adjectiveAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [before, word] = [elements[at - 1], elements[at]];
  if (word?.kind !== 'word' || word.ezafe || before?.kind !== 'word' || !before.ezafe) return undefined;
  const { partOfSpeech, features, inflection } = word.pronunciation;
  if (partOfSpeech === 'adjective' && inflection.copula === 1) return mine(word);
  if (word.form === 'زیر' && partOfSpeech === 'noun') return asAdjective(word, 'following');
  const needsNoEnding =
    before.properties.classes.has('manner') || isAnybody(before, word) || isRelational(word);
  const hasOwner = partOfSpeech === 'name' && inflection.clitic !== undefined;
  const mayBeNounOnly = features.has('familiar') || inflection.indefinite || inflection.plural;
  if (!hasOwner && !needsNoEnding && (partOfSpeech !== 'noun' || mayBeNounOnly)) return undefined;
  const adjective = otherReading(
    word,
    (other) =>
      other.partOfSpeech === 'adjective' &&
      (needsNoEnding || hasOwner || other.features.has('familiar')) &&
      (needsNoEnding
        ? other.inflection.clitic === undefined && other.inflection.indefinite !== true
        : hasOwner
          ? other.inflection.clitic !== undefined || other.inflection.copula === 1
          : other.inflection.indefinite === true),
  );
  return adjective && mine(reread(word, adjective, rules));
}

/** «خواهر کوچکم», «دوست عزیزم»: behind a noun with ezafe the م is `my`, not `am`. */
function mine(word: Word): Word {
  const { copula, ...inflection } = word.pronunciation.inflection;
  if (copula !== 1) return word;
  return { ...word, pronunciation: { ...word.pronunciation, inflection: { ...inflection, clitic: 1 } } };
}

function isAnybody({ properties }: Word, { pronunciation }: Word): boolean {
  return properties.classes.has('person') && !pronunciation.inflection.plural;
}

/** پزشکی, علمی: what may be a science or its adjective. */
function isRelational({ form, pronunciation: { partOfSpeech, inflection } }: Word): boolean {
  return partOfSpeech === 'noun' && form.endsWith('ی') && !inflection.indefinite && !inflection.plural;
}
