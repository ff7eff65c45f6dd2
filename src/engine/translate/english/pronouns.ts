import type { Person } from '../../types.ts';

const SUBJECT = ['I', 'you', 'he', 'we', 'you', 'they'];
const OBJECT = ['me', 'you', 'him', 'us', 'you', 'them'];
const POSSESSIVE = ['my', 'your', 'his', 'our', 'your', 'their'];
const REFLEXIVE = ['myself', 'yourself', 'himself', 'ourselves', 'yourselves', 'themselves'];

const OBJECT_OF_SUBJECT: Readonly<Record<string, string>> = {
  I: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
  who: 'whom',
};

export function subjectPronoun(person: Person): string {
  return SUBJECT[person - 1] ?? '';
}

export function objectPronoun(person: Person): string {
  return OBJECT[person - 1] ?? '';
}

/** `its` for a thing in the third person. */
export function possessiveAdjective(person: Person, isThing: boolean): string {
  if (isThing && person === 3) return 'its';
  return POSSESSIVE[person - 1] ?? '';
}

export function reflexivePronoun(person: Person, isThing = false): string {
  if (isThing && person === 3) return 'itself';
  return REFLEXIVE[person - 1] ?? '';
}

/** The object case of an English subject pronoun; any other word as it is. */
export function objectCase(word: string): string {
  return OBJECT_OF_SUBJECT[word] ?? word;
}
