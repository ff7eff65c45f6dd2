import type { NounPhrase } from './phrases.ts';

/** Whether its verb is plural in English. */
export function isPluralEnglish({ plural: isPlural, head, coordinated, determiner }: NounPhrase): boolean {
  return (
    isPlural ||
    coordinated?.conjunction === 'and' ||
    coordinated?.conjunction === ',' ||
    determiner === 'several' ||
    /^(?:people|police)$/.test(head)
  );
}
