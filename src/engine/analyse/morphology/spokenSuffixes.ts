import type { Inflection, Pronunciation } from '../../types.ts';
import { also, owners, ownObjects, possessions } from './spokenOwners.ts';
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
  ];
}

/** Only a common word of two letters has this ending: آبو, but مگو. */
function isObjectSeldom({ partOfSpeech, lemma, cost }: Pronunciation): number {
  if (lemma.length <= 2 && cost > 0) return 20;
  return partOfSpeech === 'noun' || partOfSpeech === 'pronoun' ? 0 : 1;
}

/** «فیلمه» and «گربه‌هه» are the film and the cat that were spoken of. */
function definites(): Suffix[] {
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
