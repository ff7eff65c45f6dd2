import { hashText, mix } from '../../format/hash.ts';
import type { Sound, SoundPath } from './soundModel.ts';

/** The features of letter to sound: 32-bit hashes of what is true of a letter's sound in its place. */

/** More than a letter's sound ever has, by itself or behind others. */
export const MOST_SOUND_FEATURES = 64;

const BORDER = '#';
const REACH = 4;
const BORDERS = BORDER.repeat(REACH);

/** What is around the letters of a word, hashed once for all their sounds. */
interface SpelledWord {
  readonly letters: string;
  /** For each letter, the hashes of what is around it, each with the number of its kind. */
  readonly around: readonly Int32Array[];
  /** For each letter, what of the letters behind it the sounds before it are seen with. */
  readonly ahead: readonly Ahead[];
}

interface Ahead {
  readonly here: number;
  readonly next: number;
  readonly nextTwo: number;
  readonly shape: number;
  readonly rest: number;
  /** How many letters there are from here to the end. */
  readonly left: number;
}

interface Padded {
  readonly padded: string;
  readonly shape: string;
  readonly pattern: string;
  /** The hashes of all of `shape` and `pattern`. */
  readonly wholeShape: number;
  readonly wholePattern: number;
}

/** Prepares a word without ZWNJ. */
export function spelledWord(letters: string): SpelledWord {
  const padded = BORDERS + letters + BORDERS;
  // Letters of long vowels by themselves, all other letters as one.
  const shape = padded.replace(/[^اآویه#]/g, '-');
  // The letters that Arabic makes its patterns with: مفتعل, استفعال, تفعیل.
  const pattern = padded.replace(/[^اآویهمتسن#]/g, '-');
  const places = Array.from(letters, (_, at) => at);
  const word = { padded, shape, pattern, wholeShape: hashText(shape), wholePattern: hashText(pattern) };
  return {
    letters,
    around: places.map((at) => hashesAround(letters, word, at)),
    ahead: places.map((at) => hashesAhead(letters, word, at)),
  };
}

/** How far to the left and to the right the windows of letters reach. */
const WINDOWS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 0],
  [0, 3],
  [3, 1],
  [1, 3],
  [3, 3],
  [0, 4],
  [4, 0],
  [4, 4],
] as const;

const ENDING = 4;

function hashesAround(
  letters: string,
  { padded, shape, pattern, wholeShape, wholePattern }: Padded,
  at: number,
): Int32Array {
  const here = at + REACH;
  const left = letters.length - at;
  const windows = WINDOWS.map(([before, after]) => hashText(padded.slice(here - before, here + after + 1)));
  const shapeHere = hashText(shape.slice(here - 2, here + 3));
  return Int32Array.of(
    ...windows,
    mix(0, at, letters.length, 0),
    mix(0, left, hashText(shape.slice(here, here + 5)), 0),
    mix(0, wholeShape, at, 0),
    mix(0, wholeShape, at, padded.charCodeAt(here)),
    mix(0, left, hashText(letters.slice(-ENDING)), 0),
    mix(0, left, hashText(letters.slice(-ENDING + 1)), letters.length),
    mix(0, at, hashText(letters.slice(0, ENDING)), 0),
    mix(0, at, hashText(letters.slice(0, 2)), wholeShape),
    mix(0, shapeHere, padded.charCodeAt(here), 0),
    mix(0, shapeHere, padded.charCodeAt(here), padded.charCodeAt(here + 1)),
    mix(0, wholePattern, at, 0),
    mix(0, hashText(pattern.slice(here - 4, here + 3)), 0, 0),
    mix(0, hashText(pattern.slice(here - 2, here + 5)), left, 0),
  );
}

function hashesAhead(letters: string, { padded, shape, wholeShape }: Padded, at: number): Ahead {
  const here = at + REACH;
  return {
    here: padded.charCodeAt(here),
    next: padded.charCodeAt(here + 1),
    nextTwo: hashText(padded.slice(here + 1, here + 3)),
    shape: wholeShape,
    rest: hashText(shape.slice(here)),
    left: letters.length - at,
  };
}

/** A letter of a word, with the sounds of the letters before it. */
export interface SoundPlace {
  readonly word: SpelledWord;
  readonly at: number;
  readonly path: SoundPath;
}

/** Writes the features of a letter's sound in its place to `into` and returns their number. */
export function soundFeatures(
  { word, at, path }: SoundPlace,
  { name, kind }: Sound,
  into: Uint32Array,
): number {
  const around = word.around[at];
  const ahead = word.ahead[at];
  if (around === undefined || ahead === undefined) return 0;
  let count = 0;
  for (; count < around.length; count++) into[count] = mix(count, around[count] ?? 0, name, 0);
  const { here, next, nextTwo, left } = ahead;
  const previous = path.sound.name;
  const second = path.before?.sound.name ?? 0;
  const kinds = path.sound.kind * 16 + kind;
  const threeKinds = (path.before?.sound.kind ?? 0) * 256 + kinds;
  into[count++] = mix(64, previous, name, 0);
  into[count++] = mix(65, previous, name, here);
  into[count++] = mix(66, previous, name, next);
  into[count++] = mix(67, previous, name, nextTwo);
  into[count++] = mix(68, second, previous, name);
  into[count++] = mix(69, threeKinds, here, next);
  into[count++] = mix(70, kinds, left, 0);
  into[count++] = mix(71, kinds, here, next);
  into[count++] = mix(72, kinds, ahead.shape, at);
  into[count++] = mix(73, path.kinds, kind, ahead.rest);
  into[count++] = mix(74, path.tail & 0xffff, name, next);
  into[count++] = mix(75, path.tail & 0xffffff, name, 0);
  into[count++] = mix(76, path.tail, name, 0);
  into[count++] = mix(77, path.vowels, name, ahead.rest);
  into[count++] = mix(78, path.vowels, kind, left);
  into[count++] = mix(79, path.vowels, name, nextTwo);
  into[count++] = mix(80, threeKinds, ahead.rest, 0);
  into[count++] = mix(81, path.consonants, name, next);
  return count;
}
