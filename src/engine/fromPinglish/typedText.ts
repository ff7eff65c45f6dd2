import { OBJECT, objectCharacter } from '../../text/objectCharacters.ts';
import { SMILEYS } from '../../text/smileys.ts';
import { tokenise } from '../analyse/sentence/tokenise.ts';

/** A half-open span of the text in UTF-16 units: a word that may be Pinglish, a number, or what stands between words. */
export interface Piece {
  readonly utf16Start: number;
  readonly utf16End: number;
  readonly kind: 'typed' | 'number' | 'space' | 'hyphen' | 'kept';
}

/** A longer word is no word of the language. */
const MOST_LETTERS = 40;
/** What is typed for a glottal stop, and what systematic Pinglish has between two letters that are not one sound. */
const INNER_SIGN = /^['’‘`ʼʿʾ·]$/;

/** Divides a text into pieces that cover it. Addresses, code, names of accounts, smileys and all that is not Latin are kept. */
export function piecesOf(text: string): Piece[] {
  return runsOf(text).flatMap(({ utf16Start, utf16End, kind }): Piece[] => {
    const span = { utf16Start, utf16End };
    if (kind === 'space') return [{ ...span, kind }];
    if (kind === 'number' && isPlainNumber(text, span)) return [{ ...span, kind }];
    if (kind !== 'latin') return [{ ...span, kind: 'kept' }];
    const source = text.slice(utf16Start, utf16End);
    const isName = /[@#$\\]/.test(text.slice(Math.max(utf16Start - 1, 0), utf16Start));
    const isCalled = text.startsWith('()', utf16End);
    const isUnit =
      /\p{N}/u.test(text.slice(Math.max(utf16Start - 1, 0), utf16Start)) && !COUNTED.test(source);
    return isName || isCalled || isUnit || isCode(source)
      ? [{ ...span, kind: 'kept' }]
      : typedPieces(source, utf16Start);
  });
}

/** A version, a part of a name and a number with a unit of measure (`12px`) are no numbers of a Persian sentence. */
function isPlainNumber(text: string, { utf16Start, utf16End }: Omit<Piece, 'kind'>): boolean {
  const isInside = /[\p{L}\p{N}_@#$\\.]/u.test(text.slice(Math.max(utf16Start - 1, 0), utf16Start));
  const isVersion = /[.].*[.]/.test(text.slice(utf16Start, utf16End));
  const [unit = ''] = /^[\p{L}_]*/u.exec(text.slice(utf16End, utf16End + LONGEST_COUNTED)) ?? [];
  return !isInside && !isVersion && (unit === '' || COUNTED.test(unit));
}

interface Run {
  readonly utf16Start: number;
  readonly utf16End: number;
  readonly kind: string;
}

/** The tokens of the text: a smiley is one, and so are Latin ones with an inner sign and what follows it. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  const isObject = ({ utf16End }: Run): boolean => OBJECT.test(withoutSmileys.charAt(utf16End - 1));
  const withoutSmileys = text.replace(SMILEYS, (smiley) => objectCharacter(0).repeat(smiley.length));
  for (const token of tokenise(withoutSmileys)) {
    const source = text.slice(token.utf16Start, token.utf16End);
    const before = text[token.utf16Start - 1] ?? '';
    const isInside =
      (last?.kind === 'latin' &&
        (joins(source, text[token.utf16End] ?? '') ||
          (token.kind === 'latin' && (before === '-' || INNER_SIGN.test(before))))) ||
      (token.kind === 'latin' && beginsWithSix(text, last, source)) ||
      (last?.kind === 'code' && isObject(last) && isObject(token));
    const kind = last?.kind === 'code' ? 'code' : 'latin';
    const next: Run = isInside && last !== undefined ? { ...last, kind, utf16End: token.utf16End } : token;
    if (isInside) runs.pop();
    runs.push(next);
    last = next;
  }
  return runs;
}

/** Whether a sign behind Latin letters belongs to their word: ghat'-e, parvāz·hā. */
function joins(source: string, next: string): boolean {
  return INNER_SIGN.test(source)
    ? /[-\p{Script=Latin}]/u.test(next)
    : source === '-' && /\p{Script=Latin}/u.test(next);
}

/** What is typed right behind a number: 6ta, 6om. */
const COUNTED =
  /^(?:ta|taee?|tayi|taei|taii|om|omi|omin|vom|saat|sal|mah|rooz|ruz|nafar|bar|toman|tomani|hezar|milion|daghighe|min|o|shanbe)$/i;
const LONGEST_COUNTED = 10;
/** Units that six may stand before too. */
const MEASURED = /^(?:[mkhgsx]|th|am|pm|km|cm|mm|kg|gb|mb|gig)$/i;

/** Whether a 6 stands for ش, as شش sounds: 6abet. */
function beginsWithSix(text: string, last: Run | undefined, next: string): boolean {
  const isSix = last?.kind === 'number' && text.slice(last.utf16Start, last.utf16End) === '6';
  return isSix && /^[a-z]+$/.test(next) && !COUNTED.test(next) && !MEASURED.test(next);
}

/** A 6 among small letters: da6tam, kho6. */
const SIX = /^(?:6[a-z]+|[a-z]+6[a-z]*[aeiou][a-z]*|[a-z]*[aeiou]6[a-z]*)$/;

/** `x86`, `file_name`, `camelCase`, `C++`, `and/or`, `USB`: no Pinglish. */
function isCode(source: string): boolean {
  if (SIX.test(source)) return false;
  if (/[0-9_+#/]|[a-z][A-Z]|[.][A-Za-z]+[.]/.test(source)) return true;
  return /^[A-Z]{2,5}$/.test(source);
}

/** A Latin token at its hyphens and dots, which stand between words. */
function typedPieces(source: string, utf16From: number): Piece[] {
  return Array.from(source.matchAll(/[-.]|[^-.]+/g), ({ index, 0: part }): Piece => {
    const kind = part.length > MOST_LETTERS || part === '.' ? 'kept' : part === '-' ? 'hyphen' : 'typed';
    return { utf16Start: utf16From + index, utf16End: utf16From + index + part.length, kind };
  });
}

const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/[’‘`ʼʿʾ]/g, "'"],
  [/·/g, ''],
  [/6/g, 'sh'],
  [/[âá]/g, 'ā'],
  [/ş/g, 'š'],
  [/ç/g, 'č'],
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

/** Ezafe behind a hyphen, as Harf writes it. */
export type TypedEzafe = '' | 'e' | 'ye';

/** A typed word of a clause. */
export interface TypedWord {
  /** As it was typed. */
  readonly source: string;
  readonly folded: string;
  readonly ezafe: TypedEzafe;
  /** What stands before the next word: a hyphen or a single space may be inside a word. */
  readonly joint: 'space' | 'hyphen' | 'other';
  /** Its first and last piece. */
  readonly first: number;
  readonly last: number;
  /** Whether an ezafe may stand here though no typed word follows: vahede 5, ketabe «…». */
  readonly mayEndInEzafe: boolean;
  /** Whether a number stands right before it: 3 rooze. */
  readonly isBehindNumber: boolean;
}

const EZAFES: ReadonlyMap<string, TypedEzafe> = new Map([
  ['e', 'e'],
  ['eh', 'e'],
  ['ye', 'ye'],
  ['yeh', 'ye'],
]);

/** What ends a clause: a sign, a smiley, or the end of the text. */
const ENDS = /^(?:$|[\n,.;:!?؟…)<=^])/;

/** The rows of typed words that have nothing but white space and hyphens between them, each within a line. */
export function clausesOf(
  text: string,
  pieces: readonly Piece[],
  isTitle: (word: string) => boolean,
): TypedWord[][] {
  const clauses: TypedWord[][] = [];
  let isOpen = false;
  for (let number = 0; number < pieces.length; number++) {
    const piece = pieces[number];
    const kind = piece?.kind;
    if (kind === 'typed') {
      const word = wordFrom(text, pieces, number, isTitle);
      if (isOpen) clauses.at(-1)?.push(word);
      else clauses.push([word]);
      number = word.last;
    }
    const isWithinLine = !text.slice(piece?.utf16Start, piece?.utf16End).includes('\n');
    isOpen = kind === 'typed' || (isOpen && isWithinLine && (kind === 'space' || kind === 'hyphen'));
  }
  return clauses;
}

function wordFrom(
  text: string,
  pieces: readonly Piece[],
  first: number,
  isTitle: (word: string) => boolean,
): TypedWord {
  const sourceAt = (number: number): string =>
    text.slice(pieces[number]?.utf16Start, pieces[number]?.utf16End ?? 0);
  const isHyphened = pieces[first + 1]?.kind === 'hyphen' && pieces[first + 2]?.kind === 'typed';
  const ezafe = isHyphened ? (EZAFES.get(sourceAt(first + 2)) ?? '') : '';
  const folded = foldTyped(sourceAt(first));
  const hasDot = sourceAt(first + 1) === '.' && pieces[first + 2]?.kind === 'space' && isTitle(folded);
  const last = ezafe !== '' ? first + 2 : hasDot ? first + 1 : first;
  const before = pieces[first - 1]?.kind === 'space' ? first - 2 : first - 1;
  const between = pieces[last + 2]?.kind === 'typed' ? sourceAt(last + 1) : '';
  return {
    source: sourceAt(first),
    folded,
    ezafe,
    joint: ezafe !== '' ? 'other' : between === ' ' ? 'space' : between === '-' ? 'hyphen' : 'other',
    first,
    last,
    isBehindNumber: pieces[before]?.kind === 'number',
    mayEndInEzafe: !ENDS.test(sourceAt(last + 1).trimStart() || sourceAt(last + 2)),
  };
}
