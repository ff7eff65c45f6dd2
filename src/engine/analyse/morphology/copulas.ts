import type { Person, Phonemes } from '../../types.ts';
import { ANY, clitic, type Suffix, saidOfSeldom } from './suffix.ts';

/** «معلمم», «خسته‌ام», «خوبه»: to be, as an ending. */
export function copulas(): Suffix[] {
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
