import type { Phonemes } from '../types.ts';
import { hashText, mix, type Weights } from './hash.ts';

/**
 * Letter to sound, for words that neither lexicon nor morphology knows: each letter has one of the sounds that the
 * lexicon has shown for it (its own sound, `|`, the short vowel behind it), chosen together by Viterbi.
 */
export interface SoundModel {
  /** The sounds that a letter can have, commonest first. */
  readonly sounds: ReadonlyMap<string, readonly Sound[]>;
  readonly weights: Weights;
}

/** A letter's sound with what the features see of it. */
export interface Sound {
  /** The letter's own sound, `|`, the short vowel behind it. */
  readonly text: string;
  readonly name: number;
  /** Silent, consonant or vowel, doubled or not, with a short vowel behind it or not. */
  readonly kind: number;
}

/** The word around a letter, prepared once for all its letters. */
export interface SpelledWord {
  readonly letters: string;
  /** With three borders on each side. */
  readonly padded: string;
  /** Long-vowel letters by themselves, all other letters as one; padded. */
  readonly shape: string;
  readonly wholeShape: number;
}

const BORDER = '#';
const BORDER_SOUND: Sound = { text: BORDER, name: hashText(BORDER), kind: 15 };
const SILENCE: readonly Sound[] = [soundNamed('|')];

/** The sound that is written so, prepared for the features. */
export function soundNamed(text: string): Sound {
  const [carrier = '', vowel = ''] = text.split('|');
  const base = carrier === '' ? 0 : /[Aiuo]$/.test(carrier) ? 1 : 2;
  const doubled = carrier.length === 2 && carrier[0] === carrier[1] ? 4 : 0;
  return { text, name: hashText(text), kind: base + doubled + (vowel === '' ? 0 : 8) };
}

/** Prepares a word without ZWNJ. */
export function spelledWord(letters: string): SpelledWord {
  const padded = BORDER.repeat(3) + letters + BORDER.repeat(3);
  const shape = padded.replace(/[^اآویه#]/g, '-');
  return { letters, padded, shape, wholeShape: hashText(shape) };
}

/** The likeliest sounds of a word's letters, one for each; the word has no ZWNJ. */
export function likeliestSounds(letters: string, model: SoundModel): readonly Sound[] {
  const word = spelledWord(letters);
  const rows = Array.from(letters, (letter) => model.sounds.get(letter) ?? SILENCE);
  const scores: number[][] = [];
  const from: number[][] = [];
  rows.forEach((row, at) => {
    const before = rows[at - 1] ?? [BORDER_SOUND];
    const known = scores[at - 1] ?? [0];
    const best = row.map((sound) =>
      bestBefore(before, known, (previous) =>
        sumOf(model.weights, (visit) => pairSoundFeatures(word, at, [previous, sound], visit)),
      ),
    );
    scores.push(
      row.map(
        (sound, column) =>
          (best[column]?.score ?? 0) +
          sumOf(model.weights, (visit) => ownSoundFeatures(word, at, sound, visit)),
      ),
    );
    from.push(best.map(({ column }) => column));
  });
  return pathBack(rows, scores, from);
}

/** The phonemes of a word whose parts between ZWNJ are read one by one. */
export function soundedOut(word: string, model: SoundModel): Phonemes {
  return word
    .split('\u200c')
    .flatMap((part) => likeliestSounds(part, model))
    .map(({ text }) => text.replace('|', ''))
    .join('');
}

function bestBefore(
  before: readonly Sound[],
  known: readonly number[],
  pair: (previous: Sound) => number,
): { readonly score: number; readonly column: number } {
  let best = { score: Number.NEGATIVE_INFINITY, column: 0 };
  before.forEach((previous, column) => {
    const score = (known[column] ?? 0) + pair(previous);
    if (score > best.score) best = { score, column };
  });
  return best;
}

function pathBack(
  rows: readonly (readonly Sound[])[],
  scores: readonly number[][],
  from: readonly number[][],
): Sound[] {
  const last = scores.at(-1) ?? [];
  let column = last.indexOf(Math.max(...last));
  const path: Sound[] = [];
  for (let at = rows.length - 1; at >= 0; at--) {
    path.unshift(rows[at]?.[column] ?? BORDER_SOUND);
    column = from[at]?.[column] ?? 0;
  }
  return path;
}

function sumOf({ values, scale }: Weights, visitAll: (visit: (feature: number) => void) => void): number {
  let sum = 0;
  visitAll((feature) => {
    sum += values[feature & (values.length - 1)] ?? 0;
  });
  return sum * scale;
}

/** Calls `visit` with each feature of a letter's sound by itself: the letters around it. */
export function ownSoundFeatures(
  { letters, padded, shape, wholeShape }: SpelledWord,
  at: number,
  { name }: Sound,
  visit: (feature: number) => void,
): void {
  const window = (from: number, to: number): number => hashText(padded.slice(at + 3 + from, at + 4 + to));
  visit(mix(1, window(0, 0), name, 0));
  visit(mix(2, window(-1, 0), name, 0));
  visit(mix(3, window(0, 1), name, 0));
  visit(mix(4, window(-1, 1), name, 0));
  visit(mix(5, window(-2, 0), name, 0));
  visit(mix(6, window(0, 2), name, 0));
  visit(mix(7, window(-2, 1), name, 0));
  visit(mix(8, window(-1, 2), name, 0));
  visit(mix(9, window(-2, 2), name, 0));
  visit(mix(10, window(-3, 3), name, 0));
  visit(mix(11, window(0, 3), name, 0));
  visit(mix(12, window(-3, 0), name, 0));
  visit(mix(13, at, letters.length, name));
  visit(mix(14, letters.length - at, hashText(shape.slice(at + 1, at + 6)), name));
  visit(mix(15, wholeShape, at, name));
}

/** Calls `visit` with each feature of two neighbouring letters' sounds. */
export function pairSoundFeatures(
  { letters, padded, wholeShape }: SpelledWord,
  at: number,
  [previous, sound]: readonly [Sound, Sound],
  visit: (feature: number) => void,
): void {
  const here = padded.charCodeAt(at + 3);
  const next = padded.charCodeAt(at + 4);
  const kinds = previous.kind * 16 + sound.kind;
  visit(mix(32, previous.name, sound.name, 0));
  visit(mix(33, previous.name, sound.name, here));
  visit(mix(34, previous.name, sound.name, next));
  visit(mix(35, kinds, letters.length - at, 0));
  visit(mix(36, kinds, here, next));
  visit(mix(37, kinds, wholeShape, at));
}

/** Stands before the first letter. */
export function soundBefore(sounds: readonly Sound[], at: number): Sound {
  return sounds[at - 1] ?? BORDER_SOUND;
}
