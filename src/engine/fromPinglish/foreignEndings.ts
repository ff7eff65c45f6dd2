import { ZWNJ } from '../signs.ts';
import type { KnownTyped, LoanWords } from './knownTyped.ts';
import type { TypedEzafe, TypedWord } from './typedText.ts';

/** Ezafe that is typed for itself: final e lig. */
export const EZAFE_APART: ReadonlyMap<string, TypedEzafe> = new Map([
  ['e', 'e'],
  ['ye', 'ye'],
]);

/** Endings of a word in the spelling of its language, apart from it or not: log haye, fileha. */
const PLURALS: ReadonlyMap<string, string> = new Map([
  ['ha', 'ها'],
  ['haa', 'ها'],
  ['haye', 'های'],
  ['haro', 'ها رو'],
  ['hash', 'هاش'],
]);
const WITH_PLURAL = /^(.{3,}?)(haye|haro|hash|haa|ha)$/;
const YE = /^(?:ye|i|e)$/;
/** Of a loan word, apart from it: code esh. */
const OWNERS_APART: ReadonlyMap<string, string> = new Map([
  ['esh', 'ش'],
  ['ash', 'ش'],
  ['et', 'ت'],
  ['at', 'ت'],
]);
/** Of a loan word, the e of its own spelling before them or not: sizesh, filesho, linko. */
const OWNERS: ReadonlyMap<string, string> = new Map([
  ['esho', 'شو'],
  ['eto', 'تو'],
  ['amo', 'مو'],
  ['esh', 'ش'],
  ['et', 'ت'],
  ['am', 'م'],
  ['sho', 'شو'],
  ['to', 'تو'],
  ['mo', 'مو'],
  ['sh', 'ش'],
  ['o', 'و'],
]);
const SHORTEST_OWNED = 4;

/** A word that is foreign, whether it stays Latin or not, and how many words it and its ending are. */
interface EndedForeign {
  readonly letters: string;
  readonly words: number;
}

interface Foreign {
  /** Whether the word stays Latin. */
  readonly stays: boolean;
  readonly known: KnownTyped;
  readonly loanWords: LoanWords;
}

/** An English or a loan word at a place with a Persian ending, apart from it or not. */
export function endedForeign(
  words: readonly TypedWord[],
  at: number,
  { stays, known, loanWords }: Foreign,
): EndedForeign | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const loan = (typed: string): string | undefined =>
    loanWords === 'latin' ? undefined : known.loanWord(typed);
  const letters = stays ? word.source : loan(word.folded);
  return (
    (letters === undefined ? undefined : apart(words, at, letters, stays)) ??
    attached(word, loan, stays, known)
  );
}

function apart(
  words: readonly TypedWord[],
  at: number,
  letters: string,
  stays: boolean,
): EndedForeign | undefined {
  const next = words[at]?.joint === 'other' ? '' : (words[at + 1]?.folded ?? '');
  const isYe = next === 'ha' && words[at + 1]?.joint === 'space' && YE.test(words[at + 2]?.folded ?? '');
  const plural = PLURALS.get(isYe ? 'haye' : next);
  if (plural !== undefined) return { letters: letters + ZWNJ + plural, words: isYe ? 3 : 2 };
  // backend e ma: nothing is written for an ezafe behind Latin letters.
  if (stays) return EZAFE_APART.has(next) && at + 2 < words.length ? { letters, words: 2 } : undefined;
  const owner = OWNERS_APART.get(next);
  return owner === undefined ? undefined : { letters: letters + owner, words: 2 };
}

function attached(
  { folded, source }: TypedWord,
  loan: (typed: string) => string | undefined,
  stays: boolean,
  known: KnownTyped,
): EndedForeign | undefined {
  if (stays || loan(folded) !== undefined || known.meant(folded) !== undefined) return undefined;
  const [, stem = '', plural = ''] = WITH_PLURAL.exec(folded) ?? [];
  const foreign = loan(stem) ?? (known.isLatin(stem) ? source.slice(0, stem.length) : undefined);
  if (foreign !== undefined) return { letters: foreign + ZWNJ + (PLURALS.get(plural) ?? ''), words: 1 };
  for (const [ending, letters] of OWNERS) {
    const owned = folded.endsWith(ending) ? folded.slice(0, -ending.length) : '';
    const persian = owned.length >= SHORTEST_OWNED ? loan(owned) : undefined;
    if (persian !== undefined) return { letters: persian + letters, words: 1 };
  }
  return undefined;
}
