import type { TranslationRules } from '../rules/rules.ts';
import { NUMBER_NEAR, type Sense } from '../rules/senses.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { adjectiveAt, withAbilities, withPrefixes } from './adjectives.ts';
import { monthAt, relativeTimeAt, withDayNumbers, withoutDateWord } from './dates.ts';
import { withMeasures } from './measures.ts';
import { nameAt, nounInYe, verbalNounAt, withoutDear } from './nouns.ts';
import { doorAt, prepositionAt } from './prepositions.ts';
import { amAt, spokenFormAt, withTenses } from './verbs.ts';

type Reader = (elements: readonly LineElement[], at: number, rules: TranslationRules) => Word | undefined;

const READERS: readonly Reader[] = [
  nameAt,
  adjectiveAt,
  monthAt,
  relativeTimeAt,
  doorAt,
  prepositionAt,
  spokenFormAt,
  nounInYe,
  verbalNounAt,
  amAt,
];

/** Gives words the reading and the English that their neighbours ask for. Linear. */
export function withReadings(elements: readonly LineElement[], rules: TranslationRules): LineElement[] {
  const measured = withMeasures(withPrefixes(withAbilities(elements, rules)));
  const result = [...withTenses(withoutDateWord(withDayNumbers(withoutDear(measured), rules)))];
  for (const at of result.keys()) {
    for (const reader of READERS) {
      const read = reader(result, at, rules);
      if (read === undefined) continue;
      result[at] = read;
      break;
    }
  }
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
