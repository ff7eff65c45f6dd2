import type { Inflection } from '../../types.ts';
import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';
import { otherReading, reread } from './reread.ts';

/** «حسن روحانی», «از حسن»: behind a given name, or instead of a rare word, what can be a person's name is one. */
export function nameAt(
  elements: readonly LineElement[],
  at: number,
  rules: TranslationRules,
): Word | undefined {
  const [before, word] = [elements[at - 1], elements[at]];
  if (word?.kind !== 'word' || !['noun', 'adjective'].includes(word.pronunciation.partOfSpeech))
    return undefined;
  const isSurname = isPersonName(before) && isPlain(word);
  if (!isSurname && !word.pronunciation.features.has('rare')) return undefined;
  const name = otherReading(
    word,
    ({ partOfSpeech, features, inflection }) =>
      partOfSpeech === 'name' &&
      features.has('person') &&
      !features.has('rare') &&
      isPlainInflection(inflection),
  );
  return name && reread(word, name, rules);
}

function isPersonName(element: LineElement | undefined): boolean {
  if (element?.kind !== 'word') return false;
  return element.pronunciation.partOfSpeech === 'name' && element.pronunciation.features.has('person');
}

function isPlain({ pronunciation }: Word): boolean {
  return isPlainInflection(pronunciation.inflection);
}

function isPlainInflection({ plural, indefinite, clitic, copula }: Inflection): boolean {
  return !plural && !indefinite && clitic === undefined && copula === undefined;
}

/** «مریم جان»: a name that is addressed so is dear. */
export function withoutDear(elements: readonly LineElement[]): readonly LineElement[] {
  if (!elements.some((element) => isForm(element, 'جان'))) return elements;
  const result: LineElement[] = [];
  for (const element of elements) {
    const before = result.at(-1);
    if (isForm(element, 'جان') && isAddressed(before)) result[result.length - 1] = dear(before);
    else result.push(element);
  }
  return result;
}

function isAddressed(element: LineElement | undefined): element is Word {
  return (
    element?.kind === 'word' &&
    element.pronunciation.features.has('person') &&
    !element.english.startsWith('dear')
  );
}

function dear(word: Word): Word {
  const english = `dear ${word.english}`;
  return { ...word, english };
}
