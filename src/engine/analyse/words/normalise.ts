import { isMark } from '../../../text/marks.ts';
import { unifiedLetters } from './unifiedLetters.ts';

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
const HAMZA_ABOVE = '\u0654';
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
  return { letters: letters.join(''), utf16Ends, marks };
}

function addMark(marks: string[], utf16Ends: number[], mark: string, utf16End: number): void {
  const last = marks.length - 1;
  if (last < 0) return;
  marks[last] += mark;
  utf16Ends[last] = utf16End;
}
