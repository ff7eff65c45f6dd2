import type { Token } from '../../types.ts';

const SMILEY = /^[:;=]['-]?[)(\][dpo/|*]+$|^¯/i;
/** What programs are written in, options, paths, formulas, rows of signs and smileys. */
const TECHNICAL = new RegExp(
  [
    String.raw`[\w$\]]\([!-~]*\)|\w\[[!-~]*\]`,
    '^-{1,2}[a-z]',
    String.raw`^(?:\.{1,2}|~)?[\\/][!-~]*\w|^[a-z]:[\\/]`,
    '^(?=.*[&=<>+/^@|])[&|=<>+*/~^%!?:@-]{2,}$',
    String.raw`[\w)\]][=*+<>|&^%@]+[\w("'$-]|[a-z][\w.-]*:\d`,
    String.raw`[±×÷≈≤≥]\p{N}`,
    SMILEY.source,
  ].join('|'),
  'iu',
);
/** Longer rows are no code that somebody names in a sentence. */
const MOST_TOKENS = 40;
/** What encloses a word from before it. */
const OPENING = /^[("'«“‘[]$/u;
/** What ends a sentence or closes what encloses it is not of what is technical. */
const ENDING = /^[.,:;!?…،؛؟"'”’»]$/u;
const CLOSERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const ASSIGNMENT = /^(?:[-+*/%:=!<>]?=|[<>+]|[-=]>)$/;

/**
 * Behind the tokens from `at` on that are technical together, and stay as they are; `at` where they are not.
 */
export function technicalEnd(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1];
  if (isOfRun(before) && !OPENING.test(before.source)) return at;
  const end = runEnd(tokens, at);
  const source = sourceBetween(tokens, at, end);
  if (end > at && (isVerbatimToken(tokens[at]) || TECHNICAL.test(source))) {
    const assigned = assignmentEnd(tokens, end);
    if (assigned > end) return assigned;
  }
  return end > at + 1 && TECHNICAL.test(source) ? end : at;
}

/** Behind the row of tokens without white space that `at` begins, without what ends a sentence. */
function runEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  while (isOfRun(tokens[end]) || (end > at && isEscape(tokens, end))) {
    if (end === at + MOST_TOKENS) return at;
    end++;
  }
  while (end > at + 1 && isEnding(tokens, at, end)) end--;
  return end;
}

function isOfRun(token: Token | undefined): token is Token {
  return token !== undefined && !['word', 'space', 'code', 'url'].includes(token.kind);
}

/** `\\Temp` in a path, which looks like a command. */
function isEscape(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'code' && token.source.startsWith('\\') && tokens[at + 1]?.source !== '{';
}

function isEnding(tokens: readonly Token[], at: number, end: number): boolean {
  const source = sourceBetween(tokens, at, end);
  if (SMILEY.test(source)) return false;
  const last = tokens[end - 1]?.source ?? '';
  if (ENDING.test(last)) return true;
  const opener = CLOSERS[last];
  return opener !== undefined && source.split(last).length > source.split(opener).length;
}

/** `x = 1`: behind what stands on the other side of a sign of a program. */
function assignmentEnd(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'space') return at;
  const sign = runEnd(tokens, at + 1);
  if (!ASSIGNMENT.test(sourceBetween(tokens, at + 1, sign)) || tokens[sign]?.kind !== 'space') return at;
  return isVerbatimToken(tokens[sign + 1]) ? runEnd(tokens, sign + 1) : at;
}

function sourceBetween(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ source }) => source)
    .join('');
}

function isVerbatimToken(token: Token | undefined): boolean {
  return token !== undefined && ['latin', 'number', 'code'].includes(token.kind);
}
