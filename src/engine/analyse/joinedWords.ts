import type { Candidate } from './candidate.ts';
import { UNKNOWN_COST } from './letterToSound.ts';
import { normaliseWord } from './normalise.ts';
import type { RawToken } from './tokenise.ts';
import type { WordReader } from './words.ts';

/** Words that people often write as one with the next word, and what that costs: names begin with the last two. */
const OFTEN_FIRST: ReadonlyMap<string, number> = new Map([
  ['به', 0],
  ['در', 0],
  ['از', 0],
  ['که', 0],
  ['با', 1],
  ['و', 1],
]);
/** Words that people often write as one with the word before them. */
const OFTEN_LAST = new Set([
  ...['را', 'از', 'در', 'به', 'که', 'این', 'آن', 'است'],
  ...['بود', 'شد', 'شده', 'شود', 'کند', 'کرد', 'خواهد', 'باید'],
]);
/** Letters that are not joined to the next one, so that a space that is missing behind them is hardly seen. */
const UNJOINED_ENDING = /[اآدذرزژوؤأإء]$/;

const WORD_COST = 1;
const SHORT_COST = 0.5;
const VERY_SHORT_COST = 1.5;
const SEEN_BORDER_COST = 1;
const MAX_BORDER_COST = 3.3;
/** A word costs no more than this if it is plain enough to be looked for inside of others. */
const MAX_WORD_COST = 1;
const MIN_WORD = 3;
const MIN_WORD_BY_WORD = 8;

/**
 * Divides tokens that are two words without the space between them (`اعتباررا`, `انتظامیاستان`): a word is divided
 * only if it is none that is known, and both halves are plain words.
 */
export function divideJoined(text: string, tokens: readonly RawToken[], borderIn: BorderFinder): RawToken[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'word') return [token];
    const length = borderIn(text.slice(token.utf16Start, token.utf16End));
    if (length === undefined) return [token];
    const border = token.utf16Start + length;
    return [
      { ...token, utf16End: border },
      { ...token, utf16Start: border },
    ];
  });
}

/** Gives the length of the first word, in UTF-16 units, of a source word that is two; undefined if it is one. */
export type BorderFinder = (source: string) => number | undefined;

/** A finder over what `read` knows. */
export function borderFinder(read: WordReader): BorderFinder {
  return (source) => {
    const { letters, utf16Ends } = normaliseWord(source);
    if (read(letters).some(isKnown)) return undefined;
    const border = cheapestBorder(letters, read);
    return border === undefined ? undefined : utf16Ends[border - 1];
  };
}

function isKnown({ reading }: Candidate): boolean {
  return reading.origin !== 'letters' && reading.cost < UNKNOWN_COST;
}

/** The number of letters of the first word. */
function cheapestBorder(letters: string, read: WordReader): number | undefined {
  let [border, least] = [0, MAX_BORDER_COST];
  for (let at = 1; at < letters.length; at++) {
    const cost = borderCost(letters.slice(0, at), letters.slice(at), read);
    if (cost < least) [border, least] = [at, cost];
  }
  return border === 0 ? undefined : border;
}

function borderCost(first: string, second: string, read: WordReader): number {
  const border = UNJOINED_ENDING.test(first) ? 0 : SEEN_BORDER_COST;
  const often = OFTEN_FIRST.get(first);
  if (isOften(first) && isOften(second)) return border;
  if (often !== undefined) return often + wordCost(second, read) + border;
  if (OFTEN_LAST.has(second)) return wordCost(first, read) + border;
  if (first.length + second.length < MIN_WORD_BY_WORD) return Infinity;
  return wordCost(first, read) + wordCost(second, read) + border;
}

function isOften(word: string): boolean {
  return OFTEN_FIRST.has(word) || OFTEN_LAST.has(word);
}

/** What it costs to take letters for a word; infinite for all but plain words. */
function wordCost(letters: string, read: WordReader): number {
  if (letters.length < MIN_WORD || /^.?\u200c|\u200c$/.test(letters)) return Infinity;
  const reading = read(letters)[0]?.reading;
  if (reading === undefined || reading.origin === 'letters') return Infinity;
  if (reading.phrase !== undefined || reading.cost > MAX_WORD_COST) return Infinity;
  if (letters.length > MIN_WORD + 1) return WORD_COST + reading.cost;
  return WORD_COST + reading.cost + (letters.length === MIN_WORD ? VERY_SHORT_COST : SHORT_COST);
}
