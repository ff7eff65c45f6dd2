import type { CorpusSentence, WordReader } from '../../src/engine/compile/index.ts';
import { alignWords, type FoundWord, type HeardWord } from './alignWords.ts';
import { estimate } from './bootstrap.ts';
import type { NamedEstimate } from './figures.ts';
import { meantSounds } from './meantSounds.ts';

/** Of `corpus/measure/`, the file whose sentences are measured by their kind, as they were typed. */
export const KINDS_FILE = 'kinds.tsv';

/** A sentence as the engine reads it beside what its writer means. */
export interface JudgedSentence {
  readonly sentence: CorpusSentence;
  readonly meant: readonly HeardWord[];
  readonly found: readonly HeardWord[];
  readonly words: readonly FoundWord[];
}

/** Judges what `phonemesOf` makes of a sentence as it was typed, in the engine's notation (`ketAb-e xub`). */
export function judgeTyped(
  sentence: CorpusSentence,
  read: WordReader,
  phonemesOf: (text: string) => string,
): JudgedSentence {
  const found = heardWords(phonemesOf(sentence.typed));
  const meant = nearestTo(
    found,
    sentence.words.map((word) => ({ sounds: meantSounds(word, read), ezafe: word.ezafe })),
  );
  return { sentence, meant, found, words: alignWords(meant, found).words };
}

function heardWords(phonemes: string): HeardWord[] {
  const parts = phonemes.split(' ').filter((part) => part !== '');
  return parts.map((part) => ({ phonemes: part.replace(/-y?e$/, ''), ezafe: /-y?e$/.test(part) }));
}

/** Of the ways in which each word is rightly said, one after the other, that which is nearest to what was found. */
function nearestTo(
  found: readonly HeardWord[],
  words: readonly { readonly sounds: readonly string[]; readonly ezafe: boolean }[],
): HeardWord[] {
  const chosen = words.map(({ sounds: [phonemes = ''], ezafe }) => ({ phonemes, ezafe }));
  words.forEach(({ sounds, ezafe }, at) => {
    if (sounds.length < 2) return;
    const trials = sounds.map((phonemes) => ({ phonemes, ezafe }));
    const edits = trials.map((trial) => alignWords(chosen.with(at, trial), found).edits);
    chosen[at] = trials[edits.indexOf(Math.min(...edits))] ?? { phonemes: '', ezafe };
  });
  return chosen;
}

/** The figures of each kind, in per cent, in the order in which the kinds come. */
export function kindFigures(judged: readonly JudgedSentence[]): NamedEstimate[] {
  return [...Map.groupBy(judged, ({ sentence }) => kindOf(sentence))].flatMap(([kind, some]) => [
    { name: `${kind}: words right, ezafe included`, ...estimate(some, share(isRight)) },
    {
      name: `${kind}: words right without ezafe`,
      ...estimate(
        some,
        share(({ readRight }) => readRight),
      ),
    },
    { name: `${kind}: ezafe F1`, ...estimate(some, ezafeF1) },
  ]);
}

/** A field may say more than the kind: «prose law». */
function kindOf({ field }: CorpusSentence): string {
  return field.split(' ')[0] ?? field;
}

/** Whether a word is found as it is meant, ezafe included. */
export function isRight({ readRight, ezafeMeant, ezafeFound }: FoundWord): boolean {
  return readRight && ezafeMeant === ezafeFound;
}

function share(holds: (word: FoundWord) => boolean): (some: readonly JudgedSentence[]) => number {
  return (some) => (100 * count(some, holds)) / count(some, () => true);
}

function ezafeF1(some: readonly JudgedSentence[]): number {
  const both = 2 * count(some, ({ ezafeFound, ezafeMeant }) => ezafeFound && ezafeMeant);
  return (
    (100 * both) / (count(some, ({ ezafeFound }) => ezafeFound) + count(some, ({ ezafeMeant }) => ezafeMeant))
  );
}

function count(some: readonly JudgedSentence[], holds: (word: FoundWord) => boolean): number {
  return some.reduce((sum, { words }) => sum + words.filter(holds).length, 0);
}
