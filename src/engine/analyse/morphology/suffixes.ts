import type { Inflection, Person, Phonemes, Pronunciation } from '../../types.ts';
import { spokenSuffixes } from './spokenSuffixes.ts';
import { ANY, clitic, LAYERS, NEVER, type Suffix, saidOfSeldom } from './suffix.ts';

/** پای, خانه‌ی: ezafe that letters show. */
const EZAFE_WRITTEN: readonly Suffix[] = [
  { ...clitic('ی', { A: '', u: '' }, {}, 0.1, ANY), ezafe: 'written' },
  { ...clitic('ی', { silentHeh: '' }, {}, 0.1, 'required'), ezafe: 'written' },
  // «گره‌ی»: so written too where the ه is heard.
  {
    ...clitic('ی', { consonant: '' }, {}, 1, 'required'),
    ezafe: 'written',
    seldomOn: ({ lemma }) => (lemma.endsWith('ه') ? 0 : 9),
  },
];

const INDEFINITE: Inflection = { indefinite: true };

/** مردی, خانه‌ای. */
const INDEFINITES: readonly Suffix[] = [
  {
    ...clitic('ی', { consonant: 'i' }, INDEFINITE, 0.7),
    layer: LAYERS.indefinite,
    bases: ['noun', 'numeral'],
  },
  // «شهر بزرگی»: the ی of a phrase stands on its last adjective.
  { ...clitic('ی', { consonant: 'i' }, INDEFINITE, 0.1), layer: LAYERS.indefinite, bases: ['adjective'] },
  {
    ...clitic('یی', { A: '?i', u: '?i' }, INDEFINITE, 0.7, ANY),
    layer: LAYERS.indefinite,
    bases: ['noun', 'adjective'],
  },
  {
    ...clitic('ئی', { A: '?i', u: '?i' }, INDEFINITE, 0.7, ANY),
    layer: LAYERS.indefinite,
    bases: ['noun', 'adjective'],
  },
  { ...clitic('ای', { silentHeh: '?i', i: '?i' }, INDEFINITE, 0.3, 'required'), layer: LAYERS.indefinite },
  { ...clitic('یی', { silentHeh: '?i' }, INDEFINITE, 0.6, 'required'), layer: LAYERS.indefinite },
];

/** Where the ZWNJ behind a silent ه is left out («خانهی», «مسئلهای»), what it costs. */
const WITHOUT_JOINER = { ezafe: 1.5, indefinite: 2.2 } as const;

/** Short words end in such letters too: بهی, شهی. */
const IF_LONG = {
  ifUnlisted: true,
  seldomOn: ({ lemma }: Pronunciation): number => (lemma.length > 3 ? 0 : 4),
} as const;

const JOINED_TO_HEH: readonly Suffix[] = [
  { ...clitic('ی', { silentHeh: '' }, {}, WITHOUT_JOINER.ezafe), ezafe: 'written', ...IF_LONG },
  {
    ...clitic('ای', { silentHeh: '?i' }, INDEFINITE, WITHOUT_JOINER.indefinite),
    layer: LAYERS.indefinite,
    ...IF_LONG,
  },
  { ...clitic('اش', { silentHeh: '?aS' }, { clitic: 3 }, WITHOUT_JOINER.indefinite), ...IF_LONG },
];

/** «معلمم», «خسته‌ام», «خوبه»: to be, as an ending. */
function copulas(): Suffix[] {
  const rows: readonly (readonly [string, Phonemes, Person])[] = [
    ['م', 'am', 1],
    ['یم', 'im', 4],
    ['ید', 'id', 5],
    ['ند', 'and', 6],
  ];
  return [
    ...rows.map(([letters, phonemes, person]) => ({
      ...clitic(letters, { consonant: phonemes }, { copula: person }, 2),
      seldomOn: saidOfSeldom,
    })),
    clitic('ام', { silentHeh: '?am', i: '?am' }, { copula: 1 }, 1.5, 'required'),
    {
      ...clitic(
        'ست',
        { A: 'st', u: 'st', i: 'st', consonant: 'ast', silentHeh: '?ast' },
        { copula: 3 },
        1,
        ANY,
      ),
      seldomOn: ({ partOfSpeech }) => (partOfSpeech === 'name' ? 1 : 0),
    },
    clitic('است', { consonant: 'ast', silentHeh: '?ast' }, { copula: 3 }, 1, 'required'),
    clitic('ایم', { silentHeh: '?im', i: '?im' }, { copula: 4 }, 1.5, 'required'),
    clitic('اید', { silentHeh: '?id', i: '?id' }, { copula: 5 }, 1.5, 'required'),
    clitic('اند', { silentHeh: '?and', i: '?and', consonant: 'and' }, { copula: 6 }, 1, 'required'),
    { ...clitic('ه', { consonant: 'e' }, { copula: 3 }, 3.5), seldomOn: saidOfSeldom, register: 'spoken' },
  ];
}

function plural(letters: string, after: Suffix['after'], cost: number, more: Partial<Suffix> = {}): Suffix {
  return {
    letters,
    layer: LAYERS.plural,
    after,
    joiner: NEVER,
    inflection: { plural: true },
    ezafe: 'possible',
    cost,
    bases: ['noun', 'name', 'adjective', 'pronoun', 'numeral'],
    ...more,
  };
}

/** ان makes plurals of persons and animals first of all, of things now and then (درختان). */
function unlessLiving(base: Pronunciation): number {
  return base.partOfSpeech === 'adjective' || isLiving(base) ? 0 : 1.5;
}

function ifLiving(base: Pronunciation): number {
  return isLiving(base) ? 2.5 : 0;
}

function isLiving({ features }: Pronunciation): boolean {
  return features.has('person') || features.has('animate');
}

/** کتاب‌ها, پزشکان, شایعات. */
const PLURALS: readonly Suffix[] = [
  plural('ها', { consonant: 'hA', A: 'hA', u: 'hA', i: 'hA', silentHeh: 'hA' }, 0.1, { joiner: ANY }),
  plural('ان', { consonant: 'An', i: 'yAn' }, 0.8, { bases: ['noun', 'adjective'], seldomOn: unlessLiving }),
  plural('یان', { A: 'yAn', u: 'yAn' }, 0.5, { bases: ['noun', 'adjective'], seldomOn: unlessLiving }),
  plural('گان', { silentHeh: 'gAn' }, 0.5, { restoresHeh: true, bases: ['noun', 'adjective'] }),
  plural('ات', { consonant: 'At' }, 1.2, { bases: ['noun'], seldomOn: ifLiving }),
  plural('ات', { silentHeh: 'At' }, 1, { bases: ['noun'], restoresHeh: true, dropsVowel: true }),
  plural('یات', { A: 'yAt', consonant: 'iyAt' }, 1.8, { bases: ['noun', 'adjective'] }),
  plural('جات', { silentHeh: 'jAt', A: 'jAt', i: 'jAt' }, 1.5, { bases: ['noun'], joiner: ANY }),
  plural('ین', { consonant: 'in' }, 2.5, { bases: ['noun'], seldomOn: unlessLiving }),
  // مادیون, but hardly مدیون, nor what only looks like an adjective: loan words end so too.
  plural('ون', { i: 'yun' }, 2, {
    bases: ['adjective'],
    becomes: 'noun',
    seldomOn: ({ origin, lemma }) => (origin === 'lexicon' && lemma.length > 3 ? 0 : 5),
  }),
  plural('ا', { consonant: 'A' }, 4.5, { bases: ['noun'], register: 'spoken' }),
];

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
const POSSESSIVES: readonly Suffix[] = POSSESSORS.flatMap(possessives);

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

function degree(letters: string, sound: Phonemes, value: 'comparative' | 'superlative'): Suffix {
  return {
    letters,
    layer: LAYERS.degree,
    after: { consonant: sound, A: sound, u: sound, i: sound, silentHeh: sound },
    joiner: ANY,
    inflection: { degree: value },
    ezafe: value === 'superlative' ? 'impossible' : 'possible',
    cost: 0.2,
    bases: ['adjective', 'adverb', 'noun'],
    becomes: 'adjective',
  };
}

/** بزرگ‌تر, بزرگ‌ترین. */
const DEGREES: readonly Suffix[] = [
  degree('تر', 'tar', 'comparative'),
  degree('ترین', 'tarin', 'superlative'),
];

function derived(letters: string, after: Suffix['after'], cost: number, more: Partial<Suffix>): Suffix {
  return {
    letters,
    layer: LAYERS.derived,
    after,
    joiner: NEVER,
    inflection: {},
    ezafe: 'possible',
    cost,
    ...more,
  };
}

/** The ی of abstract nouns (خوبی) and of relation (ایرانی), and ordinals. */
const DERIVED: readonly Suffix[] = [
  derived('ی', { consonant: 'i' }, 1.4, { bases: ['noun', 'name'], becomes: 'adjective' }),
  derived('ی', { consonant: 'i' }, 0.8, { bases: ['adjective'], becomes: 'noun' }),
  derived('یی', { A: '?i', u: '?i' }, 1, { bases: ['noun', 'name'], becomes: 'adjective', joiner: ANY }),
  derived('یی', { A: '?i', u: '?i' }, 0.8, { bases: ['adjective'], becomes: 'noun', joiner: ANY }),
  derived('ئی', { A: '?i', u: '?i' }, 1, { bases: ['noun', 'name'], becomes: 'adjective', joiner: ANY }),
  derived('گی', { silentHeh: 'gi' }, 0.8, {
    bases: ['adjective', 'noun'],
    becomes: 'noun',
    restoresHeh: true,
  }),
  derived('ای', { silentHeh: '?i' }, 0.9, {
    bases: ['noun', 'name'],
    becomes: 'adjective',
    joiner: 'required',
  }),
  derived('انه', { consonant: 'Ane' }, 1.5, { bases: ['noun', 'adjective'], becomes: 'adjective' }),
  derived('ه', { consonant: 'e' }, 5, { bases: ['noun'] }),
  derived('م', { consonant: 'om' }, 0.3, { bases: ['numeral'], becomes: 'numeral' }),
  derived('مین', { consonant: 'omin' }, 0.3, { bases: ['numeral'], becomes: 'numeral', ezafe: 'impossible' }),
];

/** All nominal suffixes, from the outermost layer to the innermost, in the order in which they are tried. */
export const SUFFIXES: readonly Suffix[] = [
  ...POSSESSIVES,
  ...spokenSuffixes(),
  ...copulas(),
  ...EZAFE_WRITTEN,
  ...INDEFINITES,
  ...JOINED_TO_HEH,
  ...PLURALS,
  ...DEGREES,
  ...DERIVED,
];
