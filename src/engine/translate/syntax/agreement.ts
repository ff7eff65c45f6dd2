import { takesPluralVerb } from '../english/nounForms.ts';
import type { NounPhrase } from './phrases.ts';

/** Whether its verb is plural in English. */
export function isPluralEnglish({ plural, head, coordinated, features }: NounPhrase): boolean {
  return (
    (plural && !features.has('uncountable')) ||
    coordinated?.conjunction.startsWith('and') === true ||
    coordinated?.conjunction === ',' ||
    takesPluralVerb(head)
  );
}
