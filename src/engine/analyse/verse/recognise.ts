import type { Weights } from '../../format/weights.ts';
import { newArrays } from '../context/arrays.ts';
import { forwardCosts } from '../context/trellis.ts';
import type { RawToken } from '../sentence/tokenise.ts';
import { type Hemistich, hemistichRuns } from './hemistichs.ts';
import { METRES, type Metre } from './metres.ts';
import { costsInMetres, type HemistichLattice, scannable, scannableAtOnce } from './passage.ts';
import { rhyme } from './rhyme.ts';
import { CONTEXT_SHARE, type Scannable } from './scan.ts';

/** A part of a text: prose by its tokens, or verse by its hemistichs. */
type Passage<L> = { readonly prose: readonly RawToken[] } | { readonly hemistichs: readonly L[] };

/** How many hemistichs of a run are looked at to find its metre. */
const LOOKED_AT = 4;
/** How many metres are tried with all readings, of those that fit the likeliest reading of each word best. */
const LIKELY_METRES = 10;
/** What the metre may cost more, a hemistich, than reading without one, by the number of other signs of verse. */
const MOST_COST = { couplet: [0, 2.5, 4, 6], longer: [0, 4, 5.5, 6.5] } as const;

/** Divides a text into prose and verse. The work is linear: each run is looked at once, and few of its lines in all metres. */
export function divideVerse<L extends HemistichLattice>(
  text: string,
  tokens: readonly RawToken[],
  learned: Weights | undefined,
  latticeOf: (tokens: readonly RawToken[]) => L,
): Passage<L & { readonly metre: Metre }>[] {
  const passages: Passage<L & { readonly metre: Metre }>[] = [];
  let start = 0;
  for (const run of hemistichRuns(text, tokens)) {
    const lattices = run.slice(0, LOOKED_AT).map((one) => latticeOf(tokens.slice(one.start, one.end)));
    const metre = metreOf(run, lattices, learned);
    if (metre === undefined) continue;
    const first = run[0]?.start ?? 0;
    if (first > start) passages.push({ prose: tokens.slice(start, first) });
    const all = run.map((one, at) => lattices[at] ?? latticeOf(tokens.slice(one.start, one.end)));
    passages.push({ hemistichs: all.map((lattice) => ({ ...lattice, metre })) });
    start = run.at(-1)?.end ?? start;
  }
  if (start < tokens.length) passages.push({ prose: tokens.slice(start) });
  return passages;
}

/** The metre of a run that is verse. */
function metreOf(
  run: readonly Hemistich[],
  lattices: readonly HemistichLattice[],
  learned: Weights | undefined,
): Metre | undefined {
  const evidence = evidenceOf(run, lattices);
  if (evidence === 0) return undefined;
  const atOnce = lattices.map((lattice) => scannableAtOnce(lattice, learned));
  const likely = costsInMetres(atOnce, METRES).slice(0, LIKELY_METRES);
  const hemistichs = lattices.map((lattice) => scannable(lattice, learned));
  const [best] = costsInMetres(
    hemistichs,
    likely.map(({ metre }) => metre),
  );
  if (best === undefined) return undefined;
  const added = best.cost - hemistichs.reduce((sum, hemistich) => sum + plainCost(hemistich), 0);
  const most = MOST_COST[hemistichs.length < LOOKED_AT ? 'couplet' : 'longer'][evidence] ?? 0;
  return added / hemistichs.length <= most ? best.metre : undefined;
}

/** What the cheapest reading of a hemistich costs without a metre. */
function plainCost({ trellis }: Scannable): number {
  const costs = forwardCosts(trellis, newArrays);
  return Math.min(...costs.slice(trellis.stepStarts[trellis.stepStarts.length - 2] ?? 0)) * CONTEXT_SHARE;
}

/** How many signs of verse there are: halves of lines, rhymes, words of poetry. */
function evidenceOf(run: readonly Hemistich[], lattices: readonly HemistichLattice[]): number {
  const ends = lattices.map(({ words }) => [...words.values()].map(({ normalised }) => normalised).reverse());
  const rhymes = ends.some((end, at) => [1, 2].some((back) => rhyme(end, ends[at - back] ?? [])));
  const poetic = lattices.some(({ words }) =>
    [...words.values()].some(({ candidates }) => candidates[0]?.pronunciation.features.has('poetic')),
  );
  return Number(run.some(({ sharesLine }) => sharesLine)) + Number(rhymes) + Number(poetic);
}
