import { isMark } from '../../../text/marks.ts';
import { HAMZA_ABOVE } from '../../signs.ts';

/** A word with unified letters and the way back to the source. */
export interface NormalisedWord {
  /** Unified letters with inner ZWNJ; no marks, no tatweel. */
  readonly letters: string;
  /** For each letter the UTF-16 offset, within the source word, just behind it and its own marks. */
  readonly utf16Ends: readonly number[];
  /** For each letter the marks that the source has on it; empty for most. */
  readonly marks: readonly string[];
}

const TATWEEL = '\u0640';
const HEH_WITH_HAMZA = 'ۀۂ';

/** Unifies look-alike letters of one source word. Idempotent on its own letters. */
export function normaliseWord(source: string): NormalisedWord {
  const letters: string[] = [];
  const utf16Ends: number[] = [];
  const marks: string[] = [];
  for (let utf16 = 0; utf16 < source.length; utf16++) {
    const character = source[utf16] ?? '';
    if (isMark(source.charCodeAt(utf16))) {
      addMark(marks, utf16Ends, character, utf16 + 1);
      continue;
    }
    if (character === TATWEEL) continue;
    for (const letter of unifiedLetters(character)) {
      letters.push(letter);
      utf16Ends.push(utf16 + 1);
      marks.push(HEH_WITH_HAMZA.includes(character) ? HAMZA_ABOVE : '');
    }
  }
  return withoutElongation({ letters: letters.join(''), utf16Ends, marks });
}

function addMark(marks: string[], utf16Ends: number[], mark: string, utf16End: number): void {
  const last = marks.length - 1;
  if (last < 0) return;
  marks[last] += mark;
  utf16Ends[last] = utf16End;
}

/** Three of a letter or more: nothing but الله is spelt so. */
const ELONGATED = /(\p{L})\1{2,}/u;
const ONE_LETTER = /^(\p{L})\1*$/u;

/** «خیییلی» is خیلی: a letter that somebody holds is one letter, with all its marks, and ends where the last of them does. «خخخ» stays. */
function withoutElongation(word: NormalisedWord): NormalisedWord {
  if (!ELONGATED.test(word.letters) || ONE_LETTER.test(word.letters)) return word;
  const letters: string[] = [];
  const utf16Ends: number[] = [];
  const marks: string[] = [];
  let held = '';
  for (const [at, letter] of [...word.letters].entries()) {
    held += word.marks[at] ?? '';
    if (isHeld(word.letters, at)) continue;
    letters.push(letter);
    utf16Ends.push(word.utf16Ends[at] ?? 0);
    marks.push(held);
    held = '';
  }
  return { letters: letters.join(''), utf16Ends, marks };
}

/** Whether the letter is one of a row of three or more, and not the last. */
function isHeld(letters: string, at: number): boolean {
  const letter = letters[at];
  if (letters[at + 1] !== letter) return false;
  return letters[at + 2] === letter || letters[at - 1] === letter;
}

/** Persian letters, and those that stand for them: look-alikes, and the nearest by sound of neighbours' letters. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  ا: 'ٱٲٳٵ',
  ء: 'ٴ',
  ب: 'ٮٻڀ',
  پ: 'ڦ',
  ت: 'ٹٺټٽٿ',
  ج: 'ڃڄ',
  چ: 'ڇڿ',
  خ: 'ڂ',
  د: 'ڈډڊڋڌڍڎڏڐۮ',
  ر: 'ڑڒړڔڕڙۯ',
  ز: 'ځڗ',
  ژ: 'ږ',
  س: 'څڛ',
  ش: 'ښڜۺ',
  ص: 'ڝ',
  ض: 'ڞۻ',
  ظ: 'ڟ',
  غ: 'ڠۼ',
  ف: 'ڡڢڣڥ',
  ق: 'ٯڧڨ',
  ک: 'كػؼڪڬڮ',
  گ: 'ګڭڰڱڲڳڴ',
  ل: 'ڵڶڷڸ',
  ن: 'ڹںڻڼڽ',
  و: 'ڤۄۅۆۇۈۉۊۋۏ',
  ؤ: 'ٶٷ',
  ئ: 'ٸ',
  ه: 'ەہھۀۂۿ',
  ة: 'ۃ',
  ی: 'ؠؽؾؿيىۍێېۑےۓ',
};

const LETTER_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries(STANDS_FOR).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

const FIRST_PRESENTATION_FORM = '\ufb50';

/** Formulas in one character, as they are pronounced. */
const FORMULAS: Readonly<Record<string, string>> = {
  '﷽': 'بسم‌الله‌رحمان‌رحیم',
  ﷺ: 'صل‌الله‌علیه‌وسلم',
  ﷻ: 'جل‌جلاله',
};

/** The Persian letters of one source character: a presentation form may be two (ﻻ) or more (ﷲ). */
function unifiedLetters(character: string): string {
  if (character < FIRST_PRESENTATION_FORM) return LETTER_FOR.get(character) ?? character;
  const letters = FORMULAS[character] ?? character.normalize('NFKC');
  return Array.from(letters, (letter) => LETTER_FOR.get(letter) ?? letter).join('');
}
