import type { Inflection, PartOfSpeech, Person, Phonemes, Pronunciation } from '../../types.ts';
import { ANY, clitic, LAYERS, NEVER, type Suffix, saidOfSeldom } from './suffix.ts';

/** What is written as it is spoken in Tehran: clitics without their alef, را as o, and هست as a vowel. */
export function spokenSuffixes(): Suffix[] {
  const ofNewForms = [
    ...possessions(),
    ...also(),
    ...owners(),
    ...objects(),
    ...copulas(),
    ...definites(),
    ...spokenPlurals(),
  ];
  return [
    ...afterVowels(),
    ...ownObjects(),
    ...ofNewForms.map((suffix): Suffix => ({ ...suffix, ifUnlisted: true })),
  ].map((suffix): Suffix => ({ ...suffix, register: 'spoken' }));
}

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

/** «خالیه», «توئه», «خوبن», «خوبین», «باصفاس» and «خوشمزست». */
function copulas(): Suffix[] {
  return [
    {
      ...clitic('ه', { i: 'ye' }, { copula: 3 }, 3),
      bases: ['noun', 'adjective', 'pronoun'],
      seldomOn: saidOfSeldom,
    },
    { ...clitic('ئه', { u: '?e', A: '?e' }, { copula: 3 }, 2.5), seldomOn: saidOfSeldom },
    { ...clitic('ن', { consonant: 'an' }, { copula: 6 }, 3.5), bases: ['adjective'] },
    { ...clitic('ین', { consonant: 'in' }, { copula: 5 }, 3.5), bases: ['adjective'] },
    { ...clitic('س', { A: 's' }, { copula: 3 }, 3), seldomOn: saidOfSeldom },
    {
      ...clitic('ست', { silentHeh: 'ast' }, { copula: 3 }, 3),
      restoresHeh: true,
      dropsVowel: true,
      bases: ['adjective'],
    },
  ];
}

const OBJECT: Inflection = { object: true };

/** «کتابو» is کتاب را as it is spoken. */
function objects(): Suffix[] {
  return [
    { ...clitic('و', { consonant: 'o', i: 'yo' }, OBJECT, 3.5), seldomOn: isObjectSeldom },
    clitic('رو', { A: 'ro', u: 'ro', i: 'ro', silentHeh: 'ro' }, OBJECT, 1.5, 'required'),
    {
      ...clitic('رو', { A: 'ro', u: 'ro', i: 'ro' }, OBJECT, 2),
      bases: ['noun', 'pronoun', 'adverb'],
      seldomOn: unlessListedOrMany,
    },
  ];
}

/** «عکسارو», «مارو» and «غذارو», but short words and names end in these letters too. */
function unlessListedOrMany({ origin, inflection, lemma, partOfSpeech }: Pronunciation): number {
  if (partOfSpeech === 'pronoun') return 0;
  // «ظرفارو» is of dishes, and not of ظرفا, the witty.
  if (inflection.plural === true) return origin === 'lexicon' ? 5 : 0;
  return origin === 'lexicon' && lemma.length > 2 ? 0 : 3;
}

/** Only a common word of two letters has this ending: آبو, but مگو. */
function isObjectSeldom({ partOfSpeech, lemma, cost }: Pronunciation): number {
  if (lemma.length <= 2 && cost > 0) return 20;
  return WITH_OBJECT.has(partOfSpeech) ? 0 : 1;
}

/** «ماه قبلو» has the ending on its last word. */
const WITH_OBJECT: ReadonlySet<PartOfSpeech> = new Set(['noun', 'pronoun', 'adverb']);

/** «فیلمه», «گربه‌هه» and «مغازهه» are the film, the cat and the shop that were spoken of. */
function definites(): Suffix[] {
  return [
    { ...clitic('ه', { consonant: 'e' }, {}, 3.2), bases: ['noun'], seldomOn: ofPlainWords },
    { ...clitic('هه', { A: 'he', u: 'he', silentHeh: 'he' }, {}, 2, ANY), bases: ['noun'] },
    { ...clitic('ه', { silentHeh: 'he' }, {}, 2), bases: ['noun'], seldomOn: ofPlainWords },
  ];
}

/** Names and rare words that end in ه are no other word with this ending. */
function ofPlainWords({ origin, lemma, cost }: Pronunciation): number {
  return origin === 'lexicon' && lemma.length > 2 && cost <= 1 ? 0 : 3;
}

/** «سبزیا»: the ا of کتابا behind i. */
function spokenPlurals(): Suffix[] {
  return [
    {
      ...clitic('ا', { i: 'yA' }, { plural: true }, 4.5, NEVER),
      layer: LAYERS.plural,
      ezafe: 'possible',
      bases: ['noun'],
    },
  ];
}

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
function possessions(): Suffix[] {
  return [
    ...SINGULAR.map(({ letters, sounds, person }): Suffix => {
      // «نیازمندیم» is rather "we need".
      const cost = person === 1 ? 5 : 3;
      return {
        ...clitic(letters, { i: sounds }, { clitic: person }, cost),
        bases: ['noun', 'pronoun'],
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
function also(): Suffix[] {
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
function owners(): Suffix[] {
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
function ownObjects(): Suffix[] {
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
