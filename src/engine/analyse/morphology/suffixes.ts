import type { Inflection, Pronunciation } from '../../types.ts';
import { copulas } from './copulas.ts';
import { DEGREES, DERIVED } from './derivedSuffixes.ts';
import { PLURALS } from './plurals.ts';
import { POSSESSIVES } from './possessives.ts';
import { spokenSuffixes } from './spokenSuffixes.ts';
import { ANY, clitic, LAYERS, type Suffix } from './suffix.ts';

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
