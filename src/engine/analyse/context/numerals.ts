import type { Candidate } from '../candidate.ts';

/** What parts of numerals are worth, coarsely: a part may be followed by و and a part that is worth less. */
const UNITS = /^(?:یک|دو|سه|چهار|چار|پنج|شش|شیش|هفت|هشت|نه)$|^(?:یک|دو|سو|چهار|پنج|شش|هفت|هشت|نه)م(?:ین)?$/;
const TEENS =
  /^(?:ده|یازده|دوازده|سیزده|چهارده|پانزده|پونزده|شانزده|شونزده|هفده|هیفده|هجده|هیجده|هژده|نوزده)(?:م(?:ین)?)?$/;
const TENS = /^(?:بیست|سی|چهل|چل|پنجاه|شصت|هفتاد|هشتاد|نود)(?:م(?:ین)?)?$/;
const HUNDREDS = /^(?:صد|یکصد|دویست|سیصد|چهارصد|پانصد|پونصد|ششصد|شیشصد|هفتصد|هشتصد|نهصد)(?:م(?:ین)?)?$/;
const LARGER = ['هزار', 'میلیون', 'میلیارد', 'تریلیون'];

function worth(form: string): number {
  const larger = LARGER.indexOf(form.replace(/م(?:ین)?$/, ''));
  if (larger >= 0) return larger + 4;
  return [UNITS, TEENS, TENS, HUNDREDS].findIndex((part) => part.test(form));
}

/** Whether و between these two words joins parts of one numeral, and is read `o`: «چهل و هشت», not «دو و سه». */
export function joinsNumeral(previous: string, next: string): boolean {
  const [before, behind] = [worth(previous), worth(next)];
  if (behind < 0 || /م(?:ین)?$/.test(previous)) return false;
  // Twenty is followed by one to nine, a hundred by all below it.
  return before === TENS_WORTH ? behind === 0 : before > TENS_WORTH && behind < before;
}

const TENS_WORTH = 2;

const readAsO = new WeakMap<readonly Candidate[], readonly Candidate[]>();

/** Of the readings of و, the one between numerals; all if there is none. Kept, since what is computed of a word is, too. */
export function withinNumeral(candidates: readonly Candidate[]): readonly Candidate[] {
  const known = readAsO.get(candidates);
  if (known !== undefined) return known;
  const some = candidates.filter(({ pronunciation }) => pronunciation.phonemes === 'o');
  const chosen = some.length === 0 ? candidates : some;
  readAsO.set(candidates, chosen);
  return chosen;
}
