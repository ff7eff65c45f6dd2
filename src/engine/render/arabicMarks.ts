import { isMark } from '../../text/marks.ts';
import type { Token } from '../types.ts';

/** What Arabic alone writes: ة, nunation, a vowel on the last letter, a wasla, sukun or tashdid at the article. */
const ARABIC_SIGN =
  /[\u064c\u064d\u0671ة]|^.[\u064b-\u0652]*[أإ]|^[أإ]|^(?:[وفبك]\u064e?)?ا\u064e?ل(?:\u0652|[^\u064b-\u0652][\u064b-\u0650]?\u0651)|[^\u064b-\u0652\u0670][\u064b-\u0652\u0670]*[^\u064b-\u0652\u0670\u0640]\u0651?[\u064e\u064f]\u0651?$/;
/** In a run of marked words that is Arabic, at least each fifth shows it. */
const WORDS_PER_SIGN = 5;
const SHORT_LETTERS = 2;

/**
 * The tokens whose marks are those of a vowelled Arabic quotation: runs of words with marks, short ones between
 * them included. There the writer's marks are complete, and where a letter has none it needs none.
 */
export function vowelledArabic(tokens: readonly Token[]): ReadonlySet<Token> {
  const found = new Set<Token>();
  for (const run of markedRuns(tokens)) {
    const signs = run.filter(({ source }) => hasMark(source) && ARABIC_SIGN.test(source)).length;
    if (signs > 0 && signs * WORDS_PER_SIGN >= run.length) for (const token of run) found.add(token);
  }
  return found;
}

/** Runs of words that have marks; a short word without any may stand between them, other signs than space end them. */
function markedRuns(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let unmarked: Token[] = [];
  const end = (): void => {
    if (run.length > 0) runs.push(run);
    [run, unmarked] = [[], []];
  };
  for (const token of tokens) {
    if (token.kind === 'space') continue;
    if (token.kind !== 'word') end();
    else if (hasMark(token.source)) {
      run.push(...unmarked, token);
      unmarked = [];
    } else if (token.source.length > SHORT_LETTERS) end();
    else if (run.length > 0) unmarked.push(token);
  }
  end();
  return runs;
}

function hasMark(source: string): boolean {
  for (let utf16 = 0; utf16 < source.length; utf16++) if (isMark(source.charCodeAt(utf16))) return true;
  return false;
}
