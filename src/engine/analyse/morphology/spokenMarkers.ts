import type { Inflection, Pronunciation } from '../../types.ts';
import { ANY, clitic, LAYERS, NEVER, type Suffix } from './suffix.ts';

const OBJECT: Inflection = { object: true };

/** «کتابو» is کتاب را as it is spoken. */
export function objects(): Suffix[] {
  return [
    { ...clitic('و', { consonant: 'o', i: 'yo' }, OBJECT, 3.5), seldomOn: isObjectSeldom },
    clitic('رو', { A: 'ro', u: 'ro', i: 'ro', silentHeh: 'ro' }, OBJECT, 1.5, 'required'),
  ];
}

/** Only a common word of two letters has this ending: آبو, but مگو. */
function isObjectSeldom({ partOfSpeech, lemma, cost }: Pronunciation): number {
  if (lemma.length <= 2 && cost > 0) return 20;
  return partOfSpeech === 'noun' || partOfSpeech === 'pronoun' ? 0 : 1;
}

/** «فیلمه» and «گربه‌هه» are the film and the cat that were spoken of. */
export function definites(): Suffix[] {
  return [
    { ...clitic('ه', { consonant: 'e' }, {}, 3.2), bases: ['noun'], seldomOn: ofPlainWords },
    { ...clitic('هه', { A: 'he', u: 'he', silentHeh: 'he' }, {}, 2, ANY), bases: ['noun'] },
  ];
}

/** Names and rare words that end in ه are no other word with this ending. */
function ofPlainWords({ origin, lemma, cost }: Pronunciation): number {
  return origin === 'lexicon' && lemma.length > 2 && cost <= 1 ? 0 : 3;
}

/** «سبزیا»: the ا of کتابا behind i. */
export function spokenPlurals(): Suffix[] {
  return [
    {
      ...clitic('ا', { i: 'yA' }, { plural: true }, 4.5, NEVER),
      layer: LAYERS.plural,
      ezafe: 'possible',
      bases: ['noun'],
    },
  ];
}
