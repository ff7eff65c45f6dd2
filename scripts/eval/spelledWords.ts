import { alignWords } from './alignWords.ts';

/** A Persian word that is meant, and how it was written from its Latin. */
export interface WrittenWord {
  readonly isRight: boolean;
  /** Whether the typed Latin has its letters: pairs of sentences often say it in formal words on one side only. */
  readonly isSpelled: boolean;
}

/** Lays what was written beside what is meant; marks, ZWNJ, spaces, hamza and madda are no differences. */
export function writtenWords(meant: string, typed: string, written: string): WrittenWord[] {
  const words = lettersOf(meant);
  const spelled = spelledWords(words, typed);
  const { words: found } = alignWords(words.map(heard), lettersOf(written).map(heard));
  return found.map(({ readRight }, at) => ({ isRight: readRight, isSpelled: spelled[at] ?? false }));
}

function heard(letters: string) {
  return { phonemes: letters, ezafe: false };
}

const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/[\u200c\u064b-\u0652\u0654ءّ]/g, ''],
  [/[آأإ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/[ئيى]/g, 'ی'],
  [/ك/g, 'ک'],
  [/[ۀة]/g, 'ه'],
];

function lettersOf(text: string): string[] {
  const folded = FOLDED.reduce((letters, [pattern, letter]) => letters.replace(pattern, letter), text);
  return folded.match(/[\u0621-\u06cc]+|[a-zA-Z]+/g) ?? [];
}

const LATIN: readonly (readonly [letters: string, latin: RegExp])[] = [
  ['ب', /b/],
  ['پ', /p/],
  ['تط', /t/],
  ['ثسص', /s/],
  ['ج', /j/],
  ['چ', /C/],
  ['خ', /x/],
  ['د', /d/],
  ['ذزضظ', /z/],
  ['ر', /r/],
  ['ژ', /[Zj]/],
  ['ش', /S/],
  ['غق', /q/],
  ['ف', /f/],
  ['ک', /k/],
  ['گ', /g/],
  ['ل', /l/],
  ['م', /m/],
  ['ن', /[nm]/],
  ['ا', /a/],
  ['ع', /[aeiou]/],
  ['و', /[ouv]/],
  ['ی', /[iyea]/],
  ['هح', /[he]/],
];
const LATIN_OF = new Map(LATIN.flatMap(([letters, latin]) => Array.from(letters, (one) => [one, latin])));

const LATIN_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'x'],
  [/gh/g, 'q'],
  [/sh/g, 'S'],
  [/ch/g, 'C'],
  [/zh/g, 'Z'],
  [/ph/g, 'f'],
  [/ck|c/g, 'k'],
  [/w/g, 'v'],
  [/[^a-zSCZ]/g, ''],
  [/([^aeiou])\1/g, '$1'],
];

/** A vowel more in the Latin is no difference, but is only taken where it must be. */
const VOWEL_COST = 1 / 1024;
const APART = 9;

/** Which words the typed Latin has the letters of, whatever it has for short vowels. */
function spelledWords(words: readonly string[], typed: string): boolean[] {
  const letters = words.flatMap((word, number) =>
    Array.from(word, (letter, at) => ({ letter, number, isFirst: at === 0 })),
  );
  const latin = LATIN_SIGNS.reduce((text, [sign, folded]) => text.replace(sign, folded), typed.toLowerCase());
  const missing = (row: number): number => {
    const { letter = '', isFirst = false } = letters[row] ?? {};
    return 'عهح'.includes(letter) || (letter === 'ا' && isFirst) ? 0 : 1;
  };
  const added = (column: number): number => (/[aeiouhy]/.test(latin[column] ?? '') ? VOWEL_COST : 1);
  const differs = (row: number, column: number): number =>
    LATIN_OF.get(letters[row]?.letter ?? '')?.test(latin[column] ?? '') ? 0 : APART;
  const table = Array.from({ length: letters.length + 1 }, () => new Float64Array(latin.length + 1));
  const at = (row: number, column: number): number => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  table.forEach((line, row) => {
    line.forEach((_, column) => {
      if (row + column === 0) return;
      line[column] = Math.min(
        at(row - 1, column - 1) + differs(row - 1, column - 1),
        at(row - 1, column) + missing(row - 1),
        at(row, column - 1) + added(column - 1),
      );
    });
  });
  const apart = new Set<number>();
  let [row, column] = [letters.length, latin.length];
  while (row + column > 0) {
    const here = at(row, column);
    const word = letters[row - 1]?.number ?? 0;
    if (here === at(row - 1, column - 1) + differs(row - 1, column - 1)) {
      if (differs(row - 1, column - 1) > 0) apart.add(word);
      row--;
      column--;
    } else if (here === at(row - 1, column) + missing(row - 1)) {
      if (missing(row - 1) > 0) apart.add(word);
      row--;
    } else {
      if (added(column - 1) >= 1) apart.add(word);
      column--;
    }
  }
  return words.map((_, number) => !apart.has(number));
}
