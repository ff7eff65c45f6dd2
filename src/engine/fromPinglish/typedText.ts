import { tokenise } from '../analyse/sentence/tokenise.ts';

/** A half-open span of the text in UTF-16 units: a word that may be Pinglish, or what stands between words. */
export interface Piece {
  readonly utf16Start: number;
  readonly utf16End: number;
  readonly kind: 'typed' | 'space' | 'hyphen' | 'kept';
}

/** A longer word is no word of the language. */
const MOST_LETTERS = 40;

/** Divides a text into pieces that cover it. Addresses, code, names of accounts and all that is not Latin are kept. */
export function piecesOf(text: string): Piece[] {
  return tokenise(text).flatMap(({ utf16Start, utf16End, kind }): Piece[] => {
    const span = { utf16Start, utf16End };
    if (kind === 'space') return [{ ...span, kind }];
    if (kind !== 'latin') return [{ ...span, kind: 'kept' }];
    const source = text.slice(utf16Start, utf16End);
    const isName = /[@#$\\]/.test(text.slice(Math.max(utf16Start - 1, 0), utf16Start));
    return isName || isCode(source) ? [{ ...span, kind: 'kept' }] : typedPieces(source, utf16Start);
  });
}

/** `x86`, `file_name`, `camelCase`, `C++`, `and/or`, `USB`: no Pinglish. */
function isCode(source: string): boolean {
  if (/[0-9_+#/]|[a-z][A-Z]|[.][A-Za-z]+[.]/.test(source)) return true;
  return /^[A-Z]{2,5}$/.test(source);
}

/** A Latin token at its hyphens and dots, which stand between words. */
function typedPieces(source: string, start: number): Piece[] {
  return Array.from(source.matchAll(/[-.]|[^-.]+/g), ({ index, 0: part }): Piece => {
    const kind =
      part.length > MOST_LETTERS ? 'kept' : part === '-' ? 'hyphen' : part === '.' ? 'kept' : 'typed';
    return { utf16Start: start + index, utf16End: start + index + part.length, kind };
  });
}

const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/[’‘`ʼʿʾ]/g, "'"],
  [/[âá]/g, 'ā'],
  [/[ş]/g, 'š'],
  [/[ç]/g, 'č'],
];
const MARKS_THAT_COUNT = /[āšžč]/;

/** A typed word in small letters, with one spelling for each sign; drawn-out letters (salaaaam) are typed once. */
export function foldTyped(source: string): string {
  const plain = FOLDED.reduce(
    (word, [sign, folded]) => word.replace(sign, folded),
    source.normalize('NFC').toLowerCase(),
  );
  const letters = Array.from(plain, (letter) =>
    MARKS_THAT_COUNT.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return letters.join('').replace(/(.)\1{2,}/gu, '$1');
}
