import type { Pronunciation } from '../../types.ts';
import { ANY, LAYERS, NEVER, type Suffix } from './suffix.ts';

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
export const PLURALS: readonly Suffix[] = [
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
