import type { Phonemes } from '../../types.ts';
import { ANY, LAYERS, NEVER, type Suffix } from './suffix.ts';

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
export const DEGREES: readonly Suffix[] = [
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
export const DERIVED: readonly Suffix[] = [
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
