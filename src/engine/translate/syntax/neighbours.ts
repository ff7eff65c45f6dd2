import { NUMBER_NEAR } from '../rules/senses.ts';
import type { Elements } from './elements.ts';
import { isNumber } from './wordClasses.ts';

/** How many words before and behind a word tell its sense. */
const NEAR = 6;

/** The forms and lemmas that tell the sense of the word at `at`. */
export function neighboursOf(elements: Elements, at: number): ReadonlySet<string> {
  const beside = [...elements.slice(Math.max(0, at - NEAR), at), ...elements.slice(at + 1, at + NEAR + 1)];
  const near = new Set(
    beside.flatMap((element) => (element.kind === 'word' ? [element.form, element.pronunciation.lemma] : [])),
  );
  if (isNumber(elements[at - 1]) || isNumber(elements[at + 1])) near.add(NUMBER_NEAR);
  return near;
}
