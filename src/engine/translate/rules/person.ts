import type { Person } from '../../types.ts';

const PERSONS: readonly Person[] = [1, 2, 3, 4, 5, 6];

/** The person that a column names; the third for anything else. */
export function personIn(column: string): Person {
  return PERSONS.find((person) => `${person}` === column) ?? 3;
}
