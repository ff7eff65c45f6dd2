import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement, Word } from '../syntax/elements.ts';
import { withAbilities } from './abilities.ts';
import { adjectiveAt } from './adjectives.ts';
import { amAt } from './firstPerson.ts';
import { withMeasures } from './measures.ts';
import { monthAt, withDayNumbers, withoutDateWord } from './months.ts';
import { nameAt, withoutDear } from './names.ts';
import { nounInYe } from './nounsInYe.ts';
import { withPrefixes } from './prefixes.ts';
import { doorAt, prepositionAt } from './prepositions.ts';
import { inSense } from './senses.ts';
import { spokenFormAt } from './spokenForms.ts';
import { withTenses } from './tenses.ts';
import { relativeTimeAt } from './times.ts';
import { verbalNounAt } from './verbalNouns.ts';

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
