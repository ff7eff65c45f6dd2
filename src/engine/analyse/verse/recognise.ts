import type { Weights as Learned } from '../../format/trained.ts';
import { ScratchArrays } from '../context/arrays.ts';
import type { State } from '../context/node.ts';
import type { RawToken } from '../sentence/tokenise.ts';
import { METRES, type Metre } from './metres.ts';
import { type HemistichLattice, type InMetre, likeliest, scanAll, type Weighed, weighed } from './passage.ts';
import { faultsOf, ROUNDING, syllablesInRow } from './scan.ts';
import type { SyllableWeights } from './syllables.ts';

/** A part of a text: prose by its tokens, or verse by its hemistichs. */
type Passage<L> = { readonly prose: readonly RawToken[] } | { readonly hemistichs: readonly L[] };

/** How many metres are tried with all readings, of those that fit the likeliest reading of each word best. */
const LIKELY_METRES = 10;
/** What these may cost more, a hemistich, in the likeliest reading of each word. */
const MOST_AT_ONCE = 9;
/** What the metre may cost more, a hemistich, than reading without one, by the number of other signs of verse. */
const MOST_COST = { couplet: [0, 2.5, 4, 6], longer: [0, 4, 5.5, 6.5] } as const;
/** As many signs as there can be. */
const SURE = 3;

/** A hemistich with its states as its metre reads them. */
type Read<L> = L & { readonly inMetre: readonly State[] };

/** What is computed of a run is not kept for the next. */
const arrays = new ScratchArrays();

/** Divides a text into prose and verse. The work is linear: each run is looked at once, and few of its lines in all metres. */
export function recogniseVerse<L extends HemistichLattice>(
  text: string,
  tokens: readonly RawToken[],
  learned: Learned | undefined,
  latticeOf: (tokens: readonly RawToken[]) => L,
): Passage<Read<L>>[] {
  const passages: Passage<Read<L>>[] = [];
  let start = 0;
  let before: Metre | undefined;
  for (const run of hemistichRuns(text, tokens)) {
    const first = run[0]?.tokenStart ?? 0;
    const lattices = run.map((one) => latticeOf(tokens.slice(one.tokenStart, one.tokenEnd)));
    arrays.reuse();
    const verse = verseOf(run, lattices, learned, first === start ? before : undefined);
    before = verse?.metre;
    if (verse === undefined) continue;
    if (first > start) passages.push({ prose: tokens.slice(start, first) });
    passages.push({
      hemistichs: lattices.map((lattice, at) => ({ ...lattice, inMetre: verse.states[at] ?? [] })),
    });
    start = run.at(-1)?.tokenEnd ?? start;
  }
  if (start < tokens.length) passages.push({ prose: tokens.slice(start) });
  return passages;
}

/** A run as verse, if it is; the metre of the verse before it is itself a sign of verse. */
function verseOf(
  run: readonly Hemistich[],
  lattices: readonly HemistichLattice[],
  learned: Learned | undefined,
  before: Metre | undefined,
): InMetre | undefined {
  const evidence = evidenceOf(run, lattices);
  const mayBegin = evidence > 0 && run.length > 1;
  if (before === undefined && !mayBegin) return undefined;
  const hemistichs = lattices.map((lattice) => weighed(lattice, learned, arrays));
  return (
    (before && cheapest(hemistichs, [before], SURE)) ??
    (mayBegin ? cheapest(hemistichs, likelyMetres(hemistichs), evidence) : undefined)
  );
}

/** The run in the metre that it costs least in, if that makes it verse: the first of those that are alike. */
function cheapest(
  hemistichs: readonly Weighed[],
  metres: readonly Metre[],
  signs: number,
): InMetre | undefined {
  const plain = hemistichs.reduce((sum, hemistich) => sum + hemistich.plain, 0);
  const most =
    (MOST_COST[hemistichs.length < MOST_IN_A_RUN ? 'couplet' : 'longer'][signs] ?? 0) * hemistichs.length;
  let best: InMetre | undefined;
  for (const metre of metres) {
    const read = scanAll(hemistichs, metre, best?.cost ?? plain + most);
    if (
      read !== undefined &&
      read.cost - plain <= most &&
      read.cost < (best?.cost ?? Number.POSITIVE_INFINITY)
    )
      best = read;
  }
  return best;
}

/** The metres that fit the likeliest reading of each word, the best first; none if none is near. */
function likelyMetres(hemistichs: readonly Weighed[]): Metre[] {
  const rows = hemistichs.map((hemistich) => syllablesInRow(likeliest(hemistich)));
  const likely: { readonly metre: Metre; readonly faults: number }[] = [];
  let most = MOST_AT_ONCE * rows.length;
  for (const metre of METRES) {
    const faults = faultsUpTo(most, rows, metre);
    if (faults > most) continue;
    const place = likely.findIndex((other) => other.faults > faults);
    likely.splice(place < 0 ? likely.length : place, 0, { metre, faults });
    if (likely.length > LIKELY_METRES) likely.pop();
    if (likely.length === LIKELY_METRES) most = likely.at(-1)?.faults ?? most;
  }
  return likely.map(({ metre }) => metre);
}

/** What the faults of a metre cost in some hemistichs; infinite if it is more than `most`. */
function faultsUpTo(most: number, rows: readonly (readonly SyllableWeights[])[], metre: Metre): number {
  let faults = 0;
  for (const row of rows) {
    faults += faultsOf(row, metre, most - faults + ROUNDING);
    if (faults > most) return Number.POSITIVE_INFINITY;
  }
  return faults;
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

/** The last words of a hemistich, from its end. */
type LastWords = readonly string[];

/**
 * Whether two hemistichs rhyme: behind the words that they share at their ends, the next are different and end in the
 * same letters.
 */
export function rhyme(a: LastWords, b: LastWords): boolean {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  const [left, right] = [a[at], b[at]];
  if (left === undefined || right === undefined) return false;
  return left.slice(-2) === right.slice(-2) || (at > 0 && left.slice(-1) === right.slice(-1));
}

/** What may be one hemistich, by its tokens; the last is the space or the sign behind it. */
interface Hemistich {
  readonly tokenStart: number;
  readonly tokenEnd: number;
  /** Whether it shares its line with the one before it. */
  readonly sharesLine: boolean;
  readonly letters: number;
}

const FEWEST_WORDS = 2;
const MOST_WORDS = 16;
const [FEWEST_LETTERS, MOST_LETTERS] = [14, 52];
/** Neighbours are of like length: the shorter has at least this share of the letters of the longer. */
const LIKE = 0.6;
/** A longer run is divided, so that a poem may change its metre, and prose may follow it. */
const MOST_IN_A_RUN = 4;

const WIDE_SPACE = /\t|[ \u00a0\u2000-\u200a\u3000]{3,}/;
const BETWEEN_HALVES = /^(?:\/|\*|\|)$/;
const ALLOWED = /^[،؛:!?؟.«»"'()…\-–—]$/;

/** Runs of lines or halves of lines that may be hemistichs: of few words and of like length. */
function hemistichRuns(text: string, tokens: readonly RawToken[]): (readonly Hemistich[])[] {
  const runs: Hemistich[][] = [];
  let run: Hemistich[] = [];
  let goesOn = false;
  let before: Hemistich | undefined;
  const close = (isFull: boolean): void => {
    if (run.length > 1 || (goesOn && run.length > 0)) runs.push(run);
    run = [];
    goesOn = isFull;
  };
  for (const hemistich of pieces(text, tokens)) {
    if (hemistich === undefined || (before !== undefined && !areAlike(before, hemistich))) close(false);
    else if (run.length === MOST_IN_A_RUN) close(true);
    if (hemistich !== undefined) run.push(hemistich);
    before = hemistich;
  }
  close(false);
  return runs;
}

function areAlike(a: Hemistich, b: Hemistich): boolean {
  return Math.min(a.letters, b.letters) >= LIKE * Math.max(a.letters, b.letters);
}

/** Each line or part of one in order; undefined for one that can be no hemistich. */
function* pieces(text: string, tokens: readonly RawToken[]): Generator<Hemistich | undefined> {
  let start = 0;
  let sharesLine = false;
  for (let at = 0; at < tokens.length; at++) {
    const border = borderAt(text, tokens, at);
    if (border === undefined && at < tokens.length - 1) continue;
    // A row of signs and the spaces around them are one border.
    let end = at + 1;
    while (
      end < tokens.length &&
      (borderAt(text, tokens, end) !== undefined || tokens[end]?.kind === 'space')
    )
      end++;
    yield hemistichOf(text, tokens, { tokenStart: start, tokenEnd: end, sharesLine });
    sharesLine = !text.slice(tokens[at]?.utf16Start, tokens[end - 1]?.utf16End).includes('\n');
    start = end;
    at = end - 1;
  }
}

function borderAt(text: string, tokens: readonly RawToken[], at: number): 'line' | 'half' | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const source = text.slice(token.utf16Start, token.utf16End);
  if (token.kind === 'space')
    return source.includes('\n') ? 'line' : WIDE_SPACE.test(source) ? 'half' : undefined;
  return token.kind === 'punctuation' && BETWEEN_HALVES.test(source) ? 'half' : undefined;
}

function hemistichOf(
  text: string,
  tokens: readonly RawToken[],
  place: Pick<Hemistich, 'tokenStart' | 'tokenEnd' | 'sharesLine'>,
): Hemistich | undefined {
  let [words, letters] = [0, 0];
  for (let at = place.tokenStart; at < place.tokenEnd; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const source = text.slice(token.utf16Start, token.utf16End);
    if (token.kind === 'word') [words, letters] = [words + 1, letters + source.replace(NO_LETTER, '').length];
    else if (token.kind !== 'space' && !ALLOWED.test(source) && !BETWEEN_HALVES.test(source))
      return undefined;
  }
  const fits =
    words >= FEWEST_WORDS && words <= MOST_WORDS && letters >= FEWEST_LETTERS && letters <= MOST_LETTERS;
  return fits ? { ...place, letters } : undefined;
}

/** Marks and joiners. */
const NO_LETTER = /[\u064b-\u065f\u0670\u200c\u200d\u0640]/g;
