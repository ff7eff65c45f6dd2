import type { Person, Phonemes, Pronunciation } from '../../types.ts';
import { ANY, clitic, NEVER, type Suffix } from './suffix.ts';

const SPOKEN = { register: 'spoken' } as const;
const BOOKISH = { register: 'bookish' } as const;

/** Whose something is: the pronoun's letters and sounds, and the vowel before it behind a consonant. */
interface Possessor {
  readonly person: Person;
  readonly letters: string;
  readonly sounds: Phonemes;
  readonly vowel: Phonemes;
  /** As it is spoken in Tehran. */
  readonly spoken?: { readonly letters: string; readonly sounds: Phonemes };
}

const POSSESSORS: readonly Possessor[] = [
  { person: 1, letters: 'م', sounds: 'm', vowel: 'a' },
  { person: 2, letters: 'ت', sounds: 't', vowel: 'a' },
  { person: 3, letters: 'ش', sounds: 'S', vowel: 'a' },
  { person: 4, letters: 'مان', sounds: 'mAn', vowel: 'e', spoken: { letters: 'مون', sounds: 'mun' } },
  { person: 5, letters: 'تان', sounds: 'tAn', vowel: 'e', spoken: { letters: 'تون', sounds: 'tun' } },
  { person: 6, letters: 'شان', sounds: 'SAn', vowel: 'e', spoken: { letters: 'شون', sounds: 'Sun' } },
];

/** کتابم, پایم, خانه‌ام, and کتابمون as it is spoken. */
export const POSSESSIVES: readonly Suffix[] = POSSESSORS.flatMap(possessives);

function possessives({ person, letters, sounds, vowel, spoken }: Possessor): Suffix[] {
  const of = { clitic: person };
  const isSingular = person <= 3;
  const glided = `y${vowel}${sounds}`;
  const withAlef = `?a${sounds}`;
  return [
    {
      ...clitic(letters, { consonant: vowel + sounds }, of, 1.2, isSingular ? NEVER : ANY),
      seldomOn: ownsSeldom,
      ...spokenVowel(person, sounds),
      ...(isSingular ? {} : BOOKISH),
    },
    clitic(`ی${letters}`, { A: glided, u: glided }, of, 0.5, ANY),
    isSingular
      ? { ...clitic(`ا${letters}`, { silentHeh: withAlef, i: withAlef }, of, 0.5, 'required'), ...BOOKISH }
      : clitic(letters, { silentHeh: sounds, i: sounds }, of, 0.5, ANY),
    clitic(letters, { A: sounds, u: sounds }, of, 3, ANY),
    ...(spoken === undefined ? [] : spokenPossessives(person, spoken)),
  ];
}

function spokenPossessives(person: Person, { letters, sounds }: NonNullable<Possessor['spoken']>): Suffix[] {
  const of = { clitic: person };
  return [
    { ...clitic(letters, { consonant: `e${sounds}` }, of, 1.8, ANY), ...SPOKEN },
    { ...clitic(letters, { A: sounds, u: sounds, i: sounds, silentHeh: sounds }, of, 1.8, ANY), ...SPOKEN },
  ];
}

/** «کتابت» and «کتابش» have e where people talk. */
function spokenVowel(person: Person, sounds: Phonemes): Pick<Suffix, 'spokenAfterConsonant'> {
  return person === 2 || person === 3 ? { spokenAfterConsonant: `e${sounds}` } : {};
}

/** «کتابم» is of the book; «بزرگم» is rather "I am great". */
function ownsSeldom({ partOfSpeech, inflection }: Pronunciation): number {
  if (partOfSpeech === 'numeral') return 2.5;
  if (partOfSpeech === 'adverb') return 1;
  return partOfSpeech === 'adjective' && inflection.degree === undefined ? 1 : 0;
}
