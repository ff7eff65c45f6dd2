import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { asAdjective } from '../syntax/wordClasses.ts';
import { otherReading, reread } from './reread.ts';

/** «صدای بلندی», «خواهر عزیزم», «شماره زیر»: behind a noun with ezafe what can be its adjective with the noun's ending is. */
export function adjectiveAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [before, word] = [elements[at - 1], elements[at]];
  if (word?.kind !== 'word' || word.ezafe || before?.kind !== 'word' || !before.ezafe) return undefined;
  const { partOfSpeech, features, inflection } = word.pronunciation;
  if (word.form === 'زیر' && partOfSpeech === 'noun') return asAdjective(word, 'following');
  const isManner = before.properties.classes.has('manner');
  const hasOwner = partOfSpeech === 'name' && inflection.clitic !== undefined;
  const mayBeNounOnly = features.has('familiar') || inflection.indefinite || inflection.plural;
  if (!hasOwner && !isManner && (partOfSpeech !== 'noun' || mayBeNounOnly)) return undefined;
  const adjective = otherReading(
    word,
    (other) =>
      other.partOfSpeech === 'adjective' &&
      (isManner || other.features.has('familiar')) &&
      (isManner
        ? other.inflection.clitic === undefined
        : hasOwner
          ? other.inflection.clitic !== undefined
          : other.inflection.indefinite === true),
  );
  return adjective && reread(word, adjective, rules);
}
