import type { Analysis } from '../../types.ts';
import {
  costOf,
  type Finding,
  isKnown,
  MOST_SUGGESTIONS,
  type ProofRule,
  type ProofSources,
  unknownWords,
} from '../rule.ts';

/** Letters that are heard alike. */
const CLASSES = ['زذضظ', 'سصث', 'تط', 'هح', 'غق', 'اع'] as const;
const ALIKE: ReadonlyMap<string, string> = new Map(
  CLASSES.flatMap((letters) => [...letters].map((letter) => [letter, letters] as const)),
);
/** So many letters of a word may be others. */
const MOST_CHANGES = 2;
/** A shorter word is like too many others. */
const LEAST_LETTERS = 4;

/** «توضیه» for «توضیح»: a letter that sounds like the right one. */
export const oneSound: ProofRule = {
  name: 'one-sound',
  reason: {
    en: 'No word is written "{0}"; one that sounds alike is "{1}".',
    fa: 'واژه‌ای با نوشتار «{0}» نداریم؛ هم‌آوای آن «{1}» است.',
  },
  severity: 'warning',
  mends: [
    { before: 'هقیقت این است.', after: 'حقیقت این است.' },
    { before: 'این توضیه کافی نیست.', after: 'این توضیح کافی نیست.' },
  ],
  stays: ['کتاب را روی میز گذاشتم.', 'هاروکی موراکامی نویسنده است.', 'با اسنپ رفتیم.'],
  find({ tokens }: Analysis, sources: ProofSources): Finding[] {
    return unknownWords(tokens, sources, LEAST_LETTERS).flatMap(
      ({ source, codePointStart, codePointEnd }) => {
        const suggestions = likeliest(source, sources);
        return suggestions.length === 0 ? [] : [{ codePointStart, codePointEnd, suggestions }];
      },
    );
  },
};

/** The spellings with other letters of the same sounds in up to `MOST_CHANGES` places, and in how many; the word too, with 0. */
function variantsOf(word: string): ReadonlyMap<string, number> {
  let found = new Map([['', 0]]);
  for (const letter of word) {
    const longer = new Map<string, number>();
    for (const [before, changes] of found)
      for (const each of changes < MOST_CHANGES ? (ALIKE.get(letter) ?? letter) : letter)
        longer.set(before + each, changes + (each === letter ? 0 : 1));
    found = longer;
  }
  return found;
}

/** Rarer words, in nats, are meant too seldom to be suggested. */
const MOST_COST = 12;

/** The words in use that sound alike, the commonest first; of those that were never counted only with one other letter. */
function likeliest(word: string, sources: ProofSources): string[] {
  const { read } = sources;
  const isFamiliar = (letters: string) =>
    read(letters, { without: 'compounds' })[0]?.pronunciation.features.has('familiar') === true;
  return [...variantsOf(word)]
    .filter(
      ([letters, changes]) =>
        changes > 0 && (costOf(letters, sources) <= MOST_COST || (changes === 1 && isFamiliar(letters))),
    )
    .map(([letters]) => letters)
    .filter((letters) => isKnown(read, letters))
    .sort((a, b) => costOf(a, sources) - costOf(b, sources))
    .slice(0, MOST_SUGGESTIONS);
}
