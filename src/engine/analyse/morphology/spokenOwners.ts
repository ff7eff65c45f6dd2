import type { Inflection, Person, Phonemes, Pronunciation } from '../../types.ts';
import { ANY, clitic, type Suffix } from './suffix.ts';

interface Owner {
  readonly letters: string;
  readonly sounds: Phonemes;
  /** Behind a consonant. */
  readonly vowel: Phonemes;
  readonly person: Person;
}

function owner(letters: string, sounds: Phonemes, vowel: Phonemes, person: Person): Owner {
  return { letters, sounds, vowel, person };
}

const SINGULAR: readonly Owner[] = [
  owner('م', 'm', 'a', 1),
  owner('ت', 't', 'e', 2),
  owner('ش', 'S', 'e', 3),
];
const PLURAL: readonly Owner[] = [
  owner('مون', 'mun', 'e', 4),
  owner('تون', 'tun', 'e', 5),
  owner('شون', 'Sun', 'e', 6),
];
const OWNERS: readonly Owner[] = [...SINGULAR, ...PLURAL];

/** «گوشیت» is گوشی‌ات, «شوهرمه» is "it is my husband", «خودته» "it is yourself", and «سردمه» "I am cold". */
export function possessions(): Suffix[] {
  return [
    ...SINGULAR.map(({ letters, sounds, person }): Suffix => {
      // «نیازمندیم» is rather "we need".
      const cost = person === 1 ? 5 : 3;
      return {
        ...clitic(letters, { i: sounds }, { clitic: person }, cost),
        bases: ['noun'],
        seldomOn: unlessListed,
      };
    }),
    ...OWNERS.flatMap(isOwned),
  ];
}

function isOwned({ letters, sounds, vowel, person }: Owner): Suffix[] {
  const is: Inflection = { clitic: person, copula: 3 };
  const behindHeh = person <= 3 ? `a${sounds}e` : `e${sounds}e`;
  return [
    {
      ...clitic(`${letters}ه`, { consonant: `${vowel}${sounds}e` }, is, 3.4),
      bases: ['noun', 'pronoun', 'adjective', 'adverb'],
    },
    { ...clitic(`${letters}ه`, { A: `${sounds}e`, i: `${sounds}e` }, is, 3.5), bases: ['noun', 'pronoun'] },
    { ...clitic(`${letters}ه`, { silentHeh: behindHeh }, is, 2, ANY), dropsVowel: true, bases: ['noun'] },
  ];
}

/** ناتمامیت is an abstract noun, and no "your incompleteness". */
function unlessListed({ origin }: Pronunciation): number {
  return origin === 'lexicon' ? 0 : 6;
}

/** «دوستشم» is دوستش هم, «عاشقتم» is "I am your lover". */
export function also(): Suffix[] {
  return OWNERS.filter(({ person }) => person > 1).flatMap(({ letters, sounds, vowel, person }) => {
    const own: Inflection = { clitic: person };
    const after = { A: `${sounds}am`, u: `${sounds}am`, i: `${sounds}am` };
    return [
      {
        ...clitic(`${letters}م`, { ...after, consonant: `${vowel}${sounds}am` }, own, 3),
        bases: ['noun', 'name', 'pronoun', 'adjective', 'adverb'],
        seldomOn: ({ lemma }) => (lemma.length > 2 ? 0 : 4),
      },
      {
        ...clitic(`${letters}م`, { silentHeh: `a${sounds}am` }, own, 2.5, 'required'),
        dropsVowel: true,
      },
    ];
  });
}

/** «حوصلم», «بقیش» and «حوصلمون»: a silent ه left out before the ending. */
export function owners(): Suffix[] {
  const own = ({ letters, sounds, person }: Owner, vowel: string): Suffix => ({
    ...clitic(letters, { silentHeh: vowel + sounds }, { clitic: person }, 6.5),
    restoresHeh: true,
    dropsVowel: true,
    bases: ['noun', 'pronoun'],
    seldomOn: ofLongWords,
  });
  return [...SINGULAR.map((one) => own(one, 'a')), ...PLURAL.map((one) => own(one, 'e'))];
}

/** A short word without its ه is another word. */
function ofLongWords({ lemma, origin }: Pronunciation): number {
  return origin === 'lexicon' && lemma.length > 3 ? 0 : 5;
}

/** «ماشینشو» is ماشینش را as it is spoken, and «گشنمه» is "I am hungry". */
export function ownObjects(): Suffix[] {
  return OWNERS.flatMap(ownObject);
}

function ownObject({ letters, sounds, vowel, person }: Owner): Suffix[] {
  const object = `${sounds}o`;
  const own: Inflection = { object: true, clitic: person };
  const restored = { restoresHeh: true, dropsVowel: true } as const;
  return [
    clitic(`${letters}و`, { consonant: vowel + object }, own, 2),
    clitic(`${letters}و`, { A: object, u: object, i: object, silentHeh: object }, own, 2.5, ANY),
    {
      ...clitic(`${letters}و`, { silentHeh: (person <= 3 ? 'a' : 'e') + object }, own, 4),
      ...restored,
      bases: ['noun'],
      ifUnlisted: true,
      seldomOn: ofLongWords,
    },
    {
      ...clitic(`${letters}ه`, { silentHeh: `a${sounds}e` }, { clitic: person, copula: 3 }, 2.5),
      ...restored,
      bases: ['adjective'],
    },
  ];
}
