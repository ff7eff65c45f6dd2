import type { TranslationRules } from '../rules/rules.ts';
import type { LineElement } from '../syntax/elements.ts';
import { monthAt } from './months.ts';
import { nounInYe } from './nounsInYe.ts';
import { inSense } from './senses.ts';

/** Gives words the reading and the English that their neighbours ask for. Linear. */
export function withReadings(elements: readonly LineElement[], rules: TranslationRules): LineElement[] {
  const result = [...elements];
  for (const at of result.keys()) {
    const read = monthAt(result, at, rules) ?? nounInYe(result, at, rules);
    if (read !== undefined) result[at] = read;
  }
  return result.map((element, at) =>
    element.kind === 'word' ? inSense(result, at, element, rules) : element,
  );
}
