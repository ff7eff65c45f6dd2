import { clitic, type Ending, type Suffix } from '../../analyse/morphology/suffix.ts';
import { SUFFIXES } from '../../analyse/morphology/suffixes.ts';
import { type BySound, bySound } from '../sounds/soundTrie.ts';
import { ZWNJ } from './form.ts';

/** A suffix behind a base that ends in a certain way. */
export interface SuffixAfter {
  readonly suffix: Suffix;
  readonly after: Ending;
  readonly isEzafe: boolean;
}

/** Ezafe as plain text has it: not written behind a consonant and i. */
const EZAFES: readonly Suffix[] = [
  { ...clitic('', { consonant: 'e', i: 'ye' }, {}, 0), ezafe: 'written' },
  { ...clitic('ی', { A: 'ye', u: 'ye' }, {}, 0), ezafe: 'written' },
  { ...clitic('ی', { silentHeh: 'ye' }, {}, 0, 'required'), ezafe: 'written' },
];

/** The suffixes of nouns and adjectives by their sounds. */
export function nominalEndings(): BySound<SuffixAfter> {
  const heard = SUFFIXES.filter(({ ezafe }) => ezafe !== 'written');
  return bySound([
    ...heard.flatMap((suffix) => rowsOf(suffix, false)),
    ...EZAFES.flatMap((suffix) => rowsOf(suffix, true)),
  ]);
}

function rowsOf(suffix: Suffix, isEzafe: boolean): (readonly [string, SuffixAfter])[] {
  const rows = Object.entries(suffix.after) as (readonly [Ending, string])[];
  return rows
    .filter(([after]) => isStandard(suffix, after))
    .flatMap(([after, sound]) => {
      const row = { suffix, after, isEzafe };
      const spoken = after === 'consonant' ? suffix.spokenAfterConsonant : undefined;
      return [sound, ...(spoken === undefined ? [] : [spoken])].map((heard) => [heard, row] as const);
    });
}

/** Of two spellings of one ending (کتاب‌هائی, کتاب‌هایی; چای‌م, چایم) only the usual one is to be written. */
function isStandard({ letters, joiner, restoresHeh, register }: Suffix, after: Ending): boolean {
  // «حوصلم» is to be written as حوصله‌م.
  if (restoresHeh && register === 'spoken') return false;
  if (/^ئ(?!ه)/.test(letters) || (letters === 'یی' && after === 'silentHeh')) return false;
  return joiner !== 'required' || letters.length > 1 || after === 'silentHeh';
}

/** A base with suffixes behind it; «رو» is a word of its own in writing. */
export function withSuffixes(base: string, suffixes: readonly SuffixAfter[]): string {
  return suffixes.reduce((letters, { suffix, after }) => {
    const before = suffix.restoresHeh ? letters.slice(0, -1) : letters;
    const joiner = suffix.letters === 'رو' ? ' ' : needsJoiner(before, suffix, after) ? ZWNJ : '';
    return before + joiner + suffix.letters;
  }, base);
}

/** Letters to which the next is never joined need no ZWNJ: کارها, but کتاب‌ها. */
const NEVER_JOINED = /[ادذرزژو]$/;

function needsJoiner(before: string, { joiner, letters }: Suffix, after: Ending): boolean {
  if (letters === '' || joiner === 'never') return false;
  if (joiner === 'required') return true;
  if (/^(?:ها|تر|جات)/.test(letters)) return !NEVER_JOINED.test(before);
  return (after === 'silentHeh' || after === 'i') && !letters.startsWith('ی');
}
