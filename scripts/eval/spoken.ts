import { estimate } from './bootstrap.ts';
import type { NamedEstimate } from './figures.ts';

/** A sentence as it is spoken, and as a careful editor writes it: the same where it is written already. */
export interface SpokenSentence {
  readonly kind: string;
  readonly spoken: string;
  readonly written: string;
}

/** Reads the rows of `corpus/spoken`; throws if one is not whole. */
export function readSpoken(text: string): SpokenSentence[] {
  const rows = text.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return rows.map((row) => {
    const [kind = '', spoken = '', written = ''] = row.split('\t');
    if (written === '') throw new Error(`A sentence is not whole: ${row}`);
    return { kind, spoken, written };
  });
}

/** How many words of a sentence should change and stay, and what became of them. */
export interface JudgedSpoken {
  /** Words that the editor writes and that were not spoken. */
  readonly needed: number;
  readonly right: number;
  /** Words that were not spoken but written for it. */
  readonly made: number;
  /** Words that were spoken and that the editor keeps. */
  readonly kept: number;
  readonly lost: number;
  readonly isExact: boolean;
}

/**
 * Compares what was made of a sentence with what the editor writes, word for word with their half-spaces, wherever in the
 * sentence they stand: whether a goal went before its verb tells `isExact` alone.
 */
export function judgeSpoken({ spoken, written }: SpokenSentence, made: string): JudgedSpoken {
  const [before, wanted, got] = [wordsOf(spoken), wordsOf(written), wordsOf(made)];
  const [needed, added] = [without(wanted, before), without(got, before)];
  const kept = without(before, without(before, wanted));
  return {
    needed: needed.length,
    right: needed.length - without(needed, added).length,
    made: added.length,
    kept: kept.length,
    lost: without(kept, got).length,
    isExact: made === written,
  };
}

/** Of every second sentence, and of the others. */
export function spokenFigures(
  sentences: readonly SpokenSentence[],
  toWritten: (text: string) => string,
): NamedEstimate[] {
  const judged = sentences.map((sentence) => judgeSpoken(sentence, toWritten(sentence.spoken)));
  return ['looked at', 'not looked at'].flatMap((name, half) => {
    const some = judged.filter((_, at) => at % 2 === half);
    return [
      {
        name: `${name}: words that should change, changed right`,
        ...estimate(some, share('right', 'needed')),
      },
      { name: `${name}: of the words that were changed, right`, ...estimate(some, share('right', 'made')) },
      { name: `${name}: words that should stay, changed`, ...estimate(some, share('lost', 'kept')) },
      { name: `${name}: sentences without a mistake`, ...estimate(some, exact) },
    ];
  });
}

const share =
  (part: keyof JudgedSpoken, whole: keyof JudgedSpoken) =>
  (judged: readonly JudgedSpoken[]): number =>
    (100 * total(judged, part)) / total(judged, whole);

function total(judged: readonly JudgedSpoken[], field: keyof JudgedSpoken): number {
  return judged.reduce((sum, one) => sum + Number(one[field]), 0);
}

function exact(judged: readonly JudgedSpoken[]): number {
  return (100 * total(judged, 'isExact')) / judged.length;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}\u200c]+/gu) ?? [];
}

/** The words of a list without those of another, each as often as it stands there. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0;
  });
}
