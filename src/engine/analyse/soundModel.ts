import type { Phonemes } from '../types.ts';
import { hashText, mix, type Weights } from './hash.ts';

/**
 * Letter to sound, for words that neither lexicon nor morphology knows: each letter has one of the sounds that the
 * lexicon has shown for it (its own sound, `|`, the short vowel behind it), chosen together by Viterbi.
 */
export interface SoundModel {
  /** The sounds that a letter can have, commonest first. */
  readonly sounds: ReadonlyMap<string, readonly string[]>;
  readonly weights: Weights;
}

const NO_SOUNDS: readonly string[] = [''];
const BORDER = '#';

/** The likeliest sounds of a word's letters, one for each; the word has no ZWNJ. */
export function likeliestSounds(letters: string, model: SoundModel): string[] {
  const rows = Array.from(letters, (letter) => model.sounds.get(letter) ?? NO_SOUNDS);
  const scores: number[][] = [];
  const from: number[][] = [];
  rows.forEach((row, at) => {
    const before = rows[at - 1] ?? [BORDER];
    const known = scores[at - 1] ?? [0];
    const best = row.map((sound) =>
      bestBefore(before, known, (previous) => pairScore(letters, at, previous, sound, model)),
    );
    scores.push(row.map((sound, column) => (best[column]?.score ?? 0) + ownScore(letters, at, sound, model)));
    from.push(best.map(({ column }) => column));
  });
  return pathBack(rows, scores, from);
}

/** The phonemes of a word whose parts between ZWNJ are read one by one. */
export function soundedOut(word: string, model: SoundModel): Phonemes {
  return word
    .split('\u200c')
    .map((part) => likeliestSounds(part, model).join('').replaceAll('|', ''))
    .join('');
}

function bestBefore(
  before: readonly string[],
  known: readonly number[],
  pair: (previous: string) => number,
): { readonly score: number; readonly column: number } {
  let best = { score: Number.NEGATIVE_INFINITY, column: 0 };
  before.forEach((previous, column) => {
    const score = (known[column] ?? 0) + pair(previous);
    if (score > best.score) best = { score, column };
  });
  return best;
}

function pathBack(
  rows: readonly (readonly string[])[],
  scores: readonly number[][],
  from: readonly number[][],
): string[] {
  const last = scores.at(-1) ?? [];
  let column = last.indexOf(Math.max(...last));
  const path: string[] = [];
  for (let at = rows.length - 1; at >= 0; at--) {
    path.unshift(rows[at]?.[column] ?? '');
    column = from[at]?.[column] ?? 0;
  }
  return path;
}

function ownScore(letters: string, at: number, sound: string, { weights }: SoundModel): number {
  return sumOf(weights, (visit) => ownSoundFeatures(letters, at, sound, visit));
}

function pairScore(
  letters: string,
  at: number,
  previous: string,
  sound: string,
  { weights }: SoundModel,
): number {
  return sumOf(weights, (visit) => pairSoundFeatures(letters, at, [previous, sound], visit));
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
  letters: string,
  at: number,
  sound: string,
  visit: (feature: number) => void,
): void {
  const name = hashText(sound);
  const padded = `${BORDER}${BORDER}${BORDER}${letters}${BORDER}${BORDER}${BORDER}`;
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
  visit(mix(14, letters.length - at, hashText(shape(padded.slice(at + 1, at + 6))), name));
  visit(mix(15, hashText(shape(letters)), at, name));
}

/** Calls `visit` with each feature of two neighbouring letters' sounds. */
export function pairSoundFeatures(
  letters: string,
  at: number,
  [previous, sound]: readonly [string, string],
  visit: (feature: number) => void,
): void {
  const before = hashText(previous);
  const name = hashText(sound);
  const here = hashText(letters[at] ?? BORDER);
  const next = hashText(letters[at + 1] ?? BORDER);
  const kinds = kindOf(previous) * 16 + kindOf(sound);
  visit(mix(32, before, name, 0));
  visit(mix(33, before, name, here));
  visit(mix(34, before, name, next));
  visit(mix(35, kinds, letters.length - at, 0));
  visit(mix(36, kinds, here, next));
  visit(mix(37, kinds, hashText(shape(letters)), at));
}

/** Long-vowel letters by themselves, all other letters as one. */
function shape(letters: string): string {
  return letters.replace(/[^اآویه#]/g, '-');
}

/** Whether a sound is silent, a consonant, a consonant with a short vowel, doubled, or a vowel. */
function kindOf(sound: string): number {
  const [carrier = '', vowel = ''] = sound.split('|');
  if (sound === BORDER) return 15;
  const isVowel = /[Aiuo]$/.test(carrier);
  const doubled = carrier.length === 2 && carrier[0] === carrier[1] ? 4 : 0;
  return (carrier === '' ? 0 : isVowel ? 1 : 2) + doubled + (vowel === '' ? 0 : 8);
}
