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

/** The rows of the standard Persian keyboard (ISIRI 9147); neighbours of one row, and those above and below, are hit for each other. */
const ROWS = ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو'] as const;
const LETTERS = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';
/** A shorter word is like too many others. */
const LEAST_LETTERS = 5;
/** Rarer words, in nats, are meant too seldom to be suggested. */
const MOST_COST = 11;

const neighbours = neighboursOf(ROWS);

/** «بالاخرع» for «بالاخره»: a letter left out, doubled, exchanged with the next, or that of the key beside it. */
export const slip: ProofRule = {
  name: 'slip',
  reason: {
    en: 'No word is written "{0}"; "{1}" is one stroke away.',
    fa: 'واژه‌ای با نوشتار «{0}» نداریم؛ «{1}» تنها یک ضربه با آن فاصله دارد.',
  },
  severity: 'hint',
  mends: [
    { before: 'این کتابخاهن بزرگ است.', after: 'این کتابخانه بزرگ است.' },
    { before: 'دانشگااه بسته است.', after: 'دانشگاه بسته است.' },
  ],
  stays: ['سامسونگ گوشی تازه‌ای ساخت.', 'بورخس نویسندهٔ آرژانتینی است.', 'پینترست را باز کن.'],
  find({ tokens }: Analysis, sources: ProofSources): Finding[] {
    return unknownWords(tokens, sources, LEAST_LETTERS).flatMap(
      ({ source, word, codePointStart, codePointEnd }) => {
        // What is put together of known words is none.
        if (word?.pronunciation.origin !== 'letters') return [];
        const suggestions = likeliest(strokesAway(source), sources);
        return suggestions.length === 0 ? [] : [{ codePointStart, codePointEnd, suggestions }];
      },
    );
  },
};

/** What the word may have been before one slip. */
function strokesAway(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [letter = '', next = ''] = after;
    if (letter !== '') found.add(before + after.slice(1));
    if (next !== '') found.add(before + next + letter + after.slice(2));
    for (const other of neighbours.get(letter) ?? '') found.add(before + other + after.slice(1));
    for (const other of LETTERS) found.add(before + other + after);
  }
  found.delete(word);
  return found;
}

/** Those that are words in use, the commonest first. */
function likeliest(candidates: ReadonlySet<string>, sources: ProofSources): string[] {
  return [...candidates]
    .filter((letters) => costOf(letters, sources) <= MOST_COST && isKnown(sources.read, letters))
    .sort((a, b) => costOf(a, sources) - costOf(b, sources))
    .slice(0, MOST_SUGGESTIONS);
}

function neighboursOf(rows: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row, number) =>
      [...row].map((letter, at) => {
        const beside = [row[at - 1], row[at + 1], rows[number - 1]?.[at], rows[number + 1]?.[at]];
        return [letter, beside.filter((each) => each !== undefined).join('')] as const;
      }),
    ),
  );
}
