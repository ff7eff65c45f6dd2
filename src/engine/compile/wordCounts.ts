import {
  BORDER_LETTERS,
  type PairRow,
  type WordRow,
  wordCountSections,
  wordHash,
} from '../format/wordCounts.ts';
import { type CorpusSentence, readCorpus } from './corpus.ts';
import type { SourceFile } from './tsv.ts';

/** Files of talk, of which there is little beside prose: each sentence counts so many times. */
const TALK: ReadonlyMap<string, number> = new Map([
  ['chat.tsv', 3],
  ['colloquial.tsv', 3],
]);
const FEWEST = 2;
const FEWEST_PAIRS = 3;
/** In nats: a pair is worth keeping if its word is so much likelier behind its neighbour than by itself. */
const LEAST_GAIN = 0.7;

interface Count {
  times: number;
  ezafe: number;
  ezafeBefore: number;
}

interface Counts {
  readonly words: Map<number, Count>;
  readonly pairs: Map<number, number>;
  total: number;
}

/** A pair of hashes of 24 bits is one whole number. */
const PAIR = 2 ** 24;
const BORDER = wordHash(BORDER_LETTERS);
const CLAUSE_END = /[.!?؟:;؛،«»()]/;

/** Counts the words of the sentences and which stand beside which, as sections of the compiled file. */
export function countWords(files: readonly SourceFile[]): Map<string, Uint8Array> {
  const counts: Counts = { words: new Map(), pairs: new Map(), total: 0 };
  for (const file of files)
    for (const sentence of readCorpus(file)) addSentence(counts, sentence, TALK.get(file.name) ?? 1);
  const words = [...counts.words].filter(([hash, { times }]) => hash === BORDER || times >= FEWEST);
  const rows = words.sort(([a], [b]) => a - b).map(([hash, count]) => wordRow(hash, count, counts.total));
  return wordCountSections(rows, pairRows(rows, counts));
}

function addSentence(counts: Counts, { text, words }: CorpusSentence, weight: number): void {
  let before = BORDER;
  let end = 0;
  let hadEzafe = false;
  for (const { source, ezafe, utf16Start, utf16End } of words) {
    if (before !== BORDER && CLAUSE_END.test(text.slice(end, utf16Start))) {
      add(counts, before, BORDER, weight);
      before = BORDER;
      hadEzafe = false;
    }
    const word = wordHash(source);
    const count = add(counts, before, word, weight);
    if (ezafe) count.ezafe += weight;
    if (hadEzafe) count.ezafeBefore += weight;
    [before, end, hadEzafe] = [word, utf16End, ezafe];
  }
  add(counts, before, BORDER, weight);
}

function add(counts: Counts, before: number, word: number, weight: number): Count {
  const { words, pairs } = counts;
  const count = words.get(word) ?? { times: 0, ezafe: 0, ezafeBefore: 0 };
  count.times += weight;
  words.set(word, count);
  const pair = before * PAIR + word;
  pairs.set(pair, (pairs.get(pair) ?? 0) + weight);
  counts.total += weight;
  return count;
}

function wordRow(hash: number, { times, ezafe, ezafeBefore }: Count, total: number): WordRow {
  const share = (some: number): number => (hash === BORDER ? 0 : (some + 0.4) / (times + 2));
  return { hash, cost: -Math.log(times / total), ezafe: share(ezafe), ezafeBefore: share(ezafeBefore) };
}

function pairRows(rows: readonly WordRow[], { words, pairs }: Counts): PairRow[] {
  const places = new Map(rows.map(({ hash }, place) => [hash, place]));
  const kept: PairRow[] = [];
  for (const [pair, times] of pairs) {
    const before = places.get(Math.floor(pair / PAIR));
    const word = places.get(pair % PAIR);
    if (times < FEWEST_PAIRS || before === undefined || word === undefined) continue;
    const cost = -Math.log((times - 0.5) / (words.get(Math.floor(pair / PAIR))?.times ?? times));
    if ((rows[word]?.cost ?? 0) - cost >= LEAST_GAIN) kept.push({ before, word, cost });
  }
  return kept.sort((a, b) => a.before - b.before || a.word - b.word);
}
