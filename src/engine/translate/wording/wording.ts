import type { TranslationRules } from '../rules/rules.ts';
import { NUMBER_NEAR, type Sense } from '../rules/senses.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { isForm } from '../syntax/wordClasses.ts';
import { withAbilities, withFollowing, withPrefixes } from './adjectives.ts';
import { withDayNumbers, withoutDateWord } from './dates.ts';
import { withMeasures } from './measures.ts';

/** Gives words the English that their neighbours ask for, and makes one of those that are one in English. Linear. */
export function withWording(elements: readonly LineElement[], rules: TranslationRules): LineElement[] {
  const measured = withMeasures(withPrefixes(withAbilities(elements, rules)));
  const result = withFollowing(withoutDateWord(withDayNumbers(withoutDear(measured))));
  return result.map((element, at) =>
    element.kind === 'word' ? inSense(result, at, element, rules) : element,
  );
}

/** How many words before and behind a word tell its sense. */
const NEAR = 5;

/** The word in the sense that the tables give it beside its neighbours. */
function inSense(elements: readonly LineElement[], at: number, word: Word, rules: TranslationRules): Word {
  const sense = rules.senses(word.pronunciation).find((each) => holds(each, elements, at));
  if (sense === undefined) return word;
  const { pronunciation } = word;
  const features = new Set([...pronunciation.features, ...sense.features]);
  for (const feature of sense.without) features.delete(feature);
  return { ...word, english: sense.english, pronunciation: { ...pronunciation, features } };
}

function holds({ near }: Sense, elements: readonly LineElement[], at: number): boolean {
  if (near.size === 0) return true;
  if (near.has(NUMBER_NEAR) && (isNumber(elements[at - 1]) || isNumber(elements[at + 1]))) return true;
  for (let place = Math.max(0, at - NEAR); place <= at + NEAR; place++) {
    const element = elements[place];
    if (place === at || element?.kind !== 'word') continue;
    if (near.has(element.form) || near.has(element.pronunciation.lemma)) return true;
  }
  return false;
}

function isNumber(element: LineElement | undefined): boolean {
  if (element?.kind === 'verbatim') return element.tokenKind === 'number';
  return element?.kind === 'word' && element.pronunciation.partOfSpeech === 'numeral';
}

/** «مریم جان»: a name that is addressed so is dear. */
function withoutDear(elements: readonly LineElement[]): readonly LineElement[] {
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
