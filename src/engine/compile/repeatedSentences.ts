import type { CorpusSentence } from './corpus.ts';

const WORDS_TOGETHER = 3;
/** Shares of three-word runs; two sentences of one pattern share fewer. */
const NEARLY_THE_SAME = 0.7;

/** Sentences that stand twice, or nearly: most of their runs of three words are the same. */
export function repeatedSentences(sentences: readonly CorpusSentence[]): string[] {
  const holders = new Map<string, number[]>();
  const runs = sentences.map(runsOf);
  return sentences.flatMap(({ place, id }, at) => {
    const own = runs[at] ?? new Set();
    const shared = new Map<number, number>();
    for (const run of own) {
      const known = holders.get(run);
      if (known === undefined) holders.set(run, [at]);
      else {
        for (const other of known) shared.set(other, (shared.get(other) ?? 0) + 1);
        known.push(at);
      }
    }
    const twin = [...shared].find(
      ([other, count]) => count / (own.size + (runs[other]?.size ?? 0) - count) >= NEARLY_THE_SAME,
    );
    return twin === undefined ? [] : [`${place}: ${id}: nearly the same as ${sentences[twin[0]]?.id}.`];
  });
}

function runsOf({ words }: CorpusSentence): Set<string> {
  const sources = words.map(({ source }) => source);
  if (sources.length < WORDS_TOGETHER) return new Set([sources.join(' ')]);
  return new Set(
    sources.slice(WORDS_TOGETHER - 1).map((_, at) => sources.slice(at, at + WORDS_TOGETHER).join(' ')),
  );
}
