import type { Inflection, Person, Phonemes, Pronunciation } from '../../types.ts';
import { ANY, clitic, LAYERS, NEVER, type Suffix, saidOfSeldom } from './suffix.ts';

/** What is written as it is spoken in Tehran: clitics without their alef, را as o, and هست as a vowel. */
export function spokenSuffixes(): Suffix[] {
  const ofNewForms = [...possessions(), ...objects(), ...copulas(), ...definites(), ...plurals()];
  return [
    ...afterVowels(),
    ...ownObjects(),
    ...ofNewForms.map((suffix): Suffix => ({ ...suffix, ifUnlisted: true })),
  ];
}

const OWNERS: readonly (readonly [letters: string, sounds: Phonemes, vowel: Phonemes, Person])[] = [
  ['م', 'm', 'a', 1],
  ['ت', 't', 'e', 2],
  ['ش', 'S', 'e', 3],
  ['مون', 'mun', 'e', 4],
  ['تون', 'tun', 'e', 5],
  ['شون', 'Sun', 'e', 6],
];

/** «بچه‌م», «چایی‌ت», «بی‌مزه‌س» and «خسته‌ن». */
function afterVowels(): Suffix[] {
  const rows: readonly (readonly [string, string, Inflection])[] = [
    ['م', 'm', { clitic: 1 }],
    ['ت', 't', { clitic: 2 }],
    ['ش', 'S', { clitic: 3 }],
    ['س', 's', { copula: 3 }],
    ['ن', 'n', { copula: 6 }],
  ];
  return rows.flatMap(([letter, sound, inflection]) => {
    const bases: Pick<Suffix, 'bases'> =
      inflection.copula === undefined ? { bases: ['noun', 'adjective'] } : {};
    return [
      {
        ...clitic(letter, { silentHeh: `a${sound}` }, inflection, 1, 'required'),
        dropsVowel: true,
        ...bases,
      },
      { ...clitic(letter, { A: sound, u: sound, i: sound }, inflection, 1, 'required'), ...bases },
    ];
  });
}

/** «گوشیت» is گوشی‌ات, and «شوهرمه» is "it is my husband". */
function possessions(): Suffix[] {
  return OWNERS.flatMap(([letters, sounds, vowel, person]) => {
    const is: Inflection = { clitic: person, copula: 3 };
    return [
      ...(person <= 3
        ? [
            {
              // «نیازمندیم» is rather "we need".
              ...clitic(letters, { i: sounds }, { clitic: person }, person === 1 ? 5 : 3),
              bases: ['noun'] as const,
              seldomOn: unlessListed,
            },
          ]
        : []),
      { ...clitic(`${letters}ه`, { consonant: `${vowel}${sounds}e` }, is, 3), bases: ['noun'] },
      { ...clitic(`${letters}ه`, { A: `${sounds}e`, i: `${sounds}e` }, is, 3.5), bases: ['noun'] },
    ];
  });
}

/** ناتمامیت is an abstract noun, and no "your incompleteness". */
function unlessListed({ origin }: Pronunciation): number {
  return origin === 'lexicon' ? 0 : 6;
}

const OBJECT: Inflection = { object: true };

/** «کتابو» is کتاب را as it is spoken. */
function objects(): Suffix[] {
  return [
    { ...clitic('و', { consonant: 'o', i: 'yo' }, OBJECT, 3.5), seldomOn: isObjectSeldom },
    clitic('رو', { A: 'ro', u: 'ro', i: 'ro', silentHeh: 'ro' }, OBJECT, 1.5, 'required'),
  ];
}

/** «ماشینشو» is ماشینش را as it is spoken, and «گشنمه» is "I am hungry". */
function ownObjects(): Suffix[] {
  return OWNERS.flatMap(([letters, sounds, vowel, person]) => ownObject(letters, sounds, vowel, person));
}

function ownObject(letters: string, sounds: Phonemes, vowel: Phonemes, person: Person): Suffix[] {
  const object = `${sounds}o`;
  const own: Inflection = { ...OBJECT, clitic: person };
  return [
    clitic(`${letters}و`, { consonant: vowel + object }, own, 2),
    clitic(`${letters}و`, { A: object, u: object, i: object, silentHeh: object }, own, 2.5, ANY),
    {
      ...clitic(`${letters}ه`, { silentHeh: `a${sounds}e` }, { clitic: person, copula: 3 }, 2.5),
      restoresHeh: true,
      dropsVowel: true,
      bases: ['adjective'],
    },
  ];
}

/** Only a common word of two letters has this ending: آبو, but مگو. */
function isObjectSeldom({ partOfSpeech, lemma, cost }: Pronunciation): number {
  if (lemma.length <= 2 && cost > 0) return 20;
  return partOfSpeech === 'noun' || partOfSpeech === 'pronoun' ? 0 : 1;
}

/** «خالیه», «توئه», «خوبن», «باصفاس» and «خوشمزست». */
function copulas(): Suffix[] {
  return [
    {
      ...clitic('ه', { i: 'ye' }, { copula: 3 }, 3),
      bases: ['noun', 'adjective', 'pronoun'],
      seldomOn: saidOfSeldom,
    },
    { ...clitic('ئه', { u: '?e', A: '?e' }, { copula: 3 }, 2.5), seldomOn: saidOfSeldom },
    { ...clitic('ن', { consonant: 'an' }, { copula: 6 }, 3.5), bases: ['adjective'] },
    { ...clitic('س', { A: 's' }, { copula: 3 }, 3), seldomOn: saidOfSeldom },
    {
      ...clitic('ست', { silentHeh: 'ast' }, { copula: 3 }, 3),
      restoresHeh: true,
      dropsVowel: true,
      bases: ['adjective'],
    },
  ];
}

/** «گربه‌هه» is the cat that was spoken of. */
function definites(): Suffix[] {
  return [{ ...clitic('هه', { A: 'he', u: 'he', silentHeh: 'he' }, {}, 2, ANY), bases: ['noun'] }];
}

/** «سبزیا»: the ا of کتابا behind i. */
function plurals(): Suffix[] {
  return [
    {
      ...clitic('ا', { i: 'yA' }, { plural: true }, 4.5, NEVER),
      layer: LAYERS.plural,
      ezafe: 'possible',
      bases: ['noun'],
    },
  ];
}
