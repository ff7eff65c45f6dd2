/** The longest runs that BLEU compares, in words, and chrF, in characters. */
const WORDS = 4;
const CHARACTERS = 6;
/** chrF2 holds what is missing for twice as bad as what is too much. */
const BETA = 2;

/** What a translation has in common with a reference, as counts that can be summed over sentences. */
export type OverlapCounts = Float64Array;

interface Overlap {
  readonly common: number;
  readonly made: number;
  readonly wanted: number;
}

/** Three counts for each length of runs: of words first, of characters then. */
export function overlapCounts(translation: string, reference: string): OverlapCounts {
  return Float64Array.from([
    ...overlaps(words13a(translation), words13a(reference), WORDS),
    ...overlaps(charactersOf(translation), charactersOf(reference), CHARACTERS),
  ]);
}

function overlaps(made: readonly string[], wanted: readonly string[], longest: number): number[] {
  return Array.from({ length: longest }, (_, at) => {
    const [runs, goal] = [runsOf(made, at + 1), runsOf(wanted, at + 1)];
    const common = runs.entries().reduce((sum, [run, n]) => sum + Math.min(n, goal.get(run) ?? 0), 0);
    return [common, Math.max(0, made.length - at), Math.max(0, wanted.length - at)];
  }).flat();
}

function runsOf(items: readonly string[], length: number): Map<string, number> {
  const runs = new Map<string, number>();
  for (let at = 0; at + length <= items.length; at++) {
    const run = items.slice(at, at + length).join('\u0001');
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  return runs;
}

/** BLEU of all sentences together, from 0 to 100, without smoothing. */
export function bleu(sentences: readonly OverlapCounts[]): number {
  const runs = summed(sentences).slice(0, WORDS);
  const [single] = runs;
  if (single === undefined || runs.some(({ common }) => common === 0)) return 0;
  const precisions = runs.reduce((sum, { common, made }) => sum + Math.log(common / made), 0);
  const brevity = Math.min(0, 1 - single.wanted / single.made);
  return 100 * Math.exp(brevity + precisions / WORDS);
}

/** chrF2 of all sentences together, from 0 to 100. */
export function chrF2(sentences: readonly OverlapCounts[]): number {
  const runs = summed(sentences)
    .slice(WORDS)
    .filter(({ made, wanted }) => made > 0 && wanted > 0);
  const mean = (share: (overlap: Overlap) => number) =>
    runs.reduce((sum, overlap) => sum + share(overlap), 0) / runs.length;
  const precision = mean(({ common, made }) => common / made);
  const recall = mean(({ common, wanted }) => common / wanted);
  if (!(precision + recall > 0)) return 0;
  return (100 * (1 + BETA ** 2) * precision * recall) / (BETA ** 2 * precision + recall);
}

function summed(sentences: readonly OverlapCounts[]): Overlap[] {
  const sums = new Float64Array(3 * (WORDS + CHARACTERS));
  for (const counts of sentences)
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (counts[at] ?? 0);
  return Array.from({ length: WORDS + CHARACTERS }, (_, at) => {
    const [common = 0, made = 0, wanted = 0] = sums.subarray(3 * at);
    return { common, made, wanted };
  });
}

function charactersOf(text: string): string[] {
  return [...text.replace(/\s+/g, '')];
}

/** Words and punctuation as the `13a` of the NIST's evaluations divides them. */
export function words13a(text: string): string[] {
  const plain = text
    .replace(/<skipped>|-\n/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  const parted = ` ${plain} `
    .replace(/[!-&(-+:-@/[-`{-~]/g, ' $& ')
    .replace(/([^0-9])([.,])/g, '$1 $2 ')
    .replace(/([.,])([^0-9])/g, ' $1 $2')
    .replace(/([0-9])(-)/g, '$1 $2 ');
  return parted.split(/\s+/).filter((word) => word !== '');
}
