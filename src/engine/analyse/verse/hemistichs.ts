import type { RawToken } from '../sentence/tokenise.ts';

/** What may be one hemistich, by its tokens; the last is the space or the sign behind it. */
export interface Hemistich {
  readonly start: number;
  readonly end: number;
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
export const MOST_IN_A_RUN = 4;

const WIDE_SPACE = /\t|[ \u00a0\u2000-\u200a\u3000]{3,}/;
const DIVIDES = /^(?:\/|\*|\|)$/;
const ALLOWED = /^[،؛:!?؟.«»"'()…\-–—]$/;

/** Runs of lines or halves of lines that may be hemistichs: of few words and of like length. */
export function hemistichRuns(text: string, tokens: readonly RawToken[]): (readonly Hemistich[])[] {
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
    yield hemistichOf(text, tokens, { start, end, sharesLine });
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
  return token.kind === 'punctuation' && DIVIDES.test(source) ? 'half' : undefined;
}

function hemistichOf(
  text: string,
  tokens: readonly RawToken[],
  place: Pick<Hemistich, 'start' | 'end' | 'sharesLine'>,
): Hemistich | undefined {
  let [words, letters] = [0, 0];
  for (let at = place.start; at < place.end; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const source = text.slice(token.utf16Start, token.utf16End);
    if (token.kind === 'word') [words, letters] = [words + 1, letters + source.replace(NO_LETTER, '').length];
    else if (token.kind !== 'space' && !ALLOWED.test(source) && !DIVIDES.test(source)) return undefined;
  }
  const fits =
    words >= FEWEST_WORDS && words <= MOST_WORDS && letters >= FEWEST_LETTERS && letters <= MOST_LETTERS;
  return fits ? { ...place, letters } : undefined;
}

/** Marks and joiners. */
const NO_LETTER = /[\u064b-\u065f\u0670\u200c\u200d\u0640]/g;
