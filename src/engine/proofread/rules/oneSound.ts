import type { Analysis } from '../../types.ts';
import { type Finding, isKnown, MOST_SUGGESTIONS, type ProofRule, type ProofSources } from '../rule.ts';

/** Letters that are heard alike. */
const CLASSES = ['زذضظ', 'سصث', 'تط', 'هح', 'غق', 'اع'] as const;
const ALIKE: ReadonlyMap<string, string> = new Map(
  CLASSES.flatMap((letters) => [...letters].map((letter) => [letter, letters] as const)),
);
/** So many letters of a word may be others. */
const MOST_CHANGES = 2;
/** A shorter word is like too many others. */
const LEAST_LETTERS = 4;

/** «گزاشتن» for «گذاشتن»: a letter that sounds like the right one. */
export const oneSound: ProofRule = {
  name: 'one-sound',
  title: { en: 'Letters of one sound', fa: 'حرف‌های هم‌آوا' },
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
    return tokens.flatMap(({ source, word, codePointStart, codePointEnd }) => {
      if (word === undefined || source.length < LEAST_LETTERS || /[^\p{L}\u200c]/u.test(source)) return [];
      if (isKnown(sources.read, source)) return [];
      const suggestions = likeliest(variantsOf(source), sources);
      return suggestions.length === 0 ? [] : [{ codePointStart, codePointEnd, suggestions }];
    });
  },
};

/** The spellings with other letters of the same sounds in up to `MOST_CHANGES` places; without the word itself. */
function variantsOf(word: string): string[] {
  let found = [''];
  const changes = new Map([['', 0]]);
  for (const letter of word) {
    found = found.flatMap((before) => {
      const changed = changes.get(before) ?? 0;
      const letters = changed < MOST_CHANGES ? (ALIKE.get(letter) ?? letter) : letter;
      return [...letters].map((each) => {
        changes.set(before + each, changed + (each === letter ? 0 : 1));
        return before + each;
      });
    });
  }
  return found.filter((each) => each !== word);
}

/** Rarer words, in nats, are meant too seldom to be suggested. */
const MOST_COST = 12;

/** Those that are words in use, the commonest first. */
function likeliest(variants: readonly string[], { read, counts }: ProofSources): string[] {
  const costOf = (letters: string) => {
    const number = counts.word(letters);
    return number === undefined ? Number.POSITIVE_INFINITY : counts.cost(number);
  };
  const isFamiliar = (letters: string) =>
    read(letters, { without: 'compounds' })[0]?.pronunciation.features.has('familiar') === true;
  return variants
    .filter((each) => isKnown(read, each) && (costOf(each) <= MOST_COST || isFamiliar(each)))
    .sort((a, b) => costOf(a) - costOf(b))
    .slice(0, MOST_SUGGESTIONS);
}
