import textmate, { type IGrammar, type StateStack } from 'vscode-textmate';
import { hasPersianLetter } from '../../../text/persian.ts';
import type { Span } from '../../../text/span.ts';
import { linesOf } from '../lines.ts';
import { PassageWriter, startOf } from '../passageWriter.ts';
import type { ProsePassage } from '../prose.ts';
import { CommentReader } from './comments.ts';
import { RegionReader } from './regions.ts';
import type { ClassedToken } from './tokenClass.ts';
import { classOfToken, type TokenClass } from './tokenClass.ts';

/** Longer lines are not read, as VS Code does not colour them; in UTF-16 code units. */
const MAX_LINE_LENGTH = 20_000;

interface SourceLimits {
  /** How long one line may take. */
  readonly lineMilliseconds: number;
  /** How long all lines together may take; what is left then is not read. */
  readonly totalMilliseconds: number;
}

const LIMITS: SourceLimits = { lineMilliseconds: 500, totalMilliseconds: 10_000 };

interface SourceProse {
  readonly passages: readonly ProsePassage[];
  /** The lines that were not read because they are too long or took too long. */
  readonly unread: readonly Span[];
}

/** A line and its tokens; without any if it was not read. */
interface TokenLine {
  readonly line: Span;
  readonly tokens: readonly ClassedToken[] | undefined;
}

/**
 * The comments, strings and texts between tags of a program whose lines end with LF. Keys, paths, escapes,
 * placeholders and the names that the program itself gives are left out.
 */
export function sourceProse(text: string, grammar: IGrammar, limits = LIMITS): SourceProse {
  const comments = new CommentReader(text);
  const regions = new RegionReader(text);
  const unread: Span[] = [];
  const identifiers = new Set<string>();
  let lineNumber = 0;
  for (const { line, tokens } of tokenLines(text, grammar, limits)) {
    lineNumber++;
    if (tokens === undefined) unread.push(line);
    regions.startLine(line);
    for (const token of tokens ?? []) regions.add(token);
    for (const comment of commentsIn(text, tokens ?? [])) comments.add(lineNumber, line, comment);
    for (const identifier of identifiersIn(text, tokens ?? [])) identifiers.add(identifier);
  }
  const passages = [...comments.passages(), ...regions.passages()].sort((a, b) => startOf(a) - startOf(b));
  return { passages: withoutIdentifiers(text, passages, identifiers), unread: joined(unread) };
}

function* tokenLines(text: string, grammar: IGrammar, limits: SourceLimits): Generator<TokenLine> {
  const classes = new Map<string, TokenClass>();
  const end = performance.now() + limits.totalMilliseconds;
  let state: StateStack = textmate.INITIAL;
  for (const line of linesOf(text)) {
    if (performance.now() >= end) {
      yield { line: { ...line, utf16End: text.length }, tokens: undefined };
      return;
    }
    const isLong = line.utf16End - line.utf16Start > MAX_LINE_LENGTH;
    const content = isLong ? '' : text.slice(line.utf16Start, line.utf16End);
    const tokenize = () => grammar.tokenizeLine(content, state, limits.lineMilliseconds);
    const first = tokenize();
    // The first lines may have taken their time for what the grammar sets up once.
    const { tokens, ruleStack, stoppedEarly } = first.stoppedEarly ? tokenize() : first;
    if (!stoppedEarly) state = ruleStack;
    yield {
      line,
      tokens: isLong || stoppedEarly ? undefined : tokens.flatMap((token) => classed(line, token, classes)),
    };
  }
}

/** A grammar counts the line feed that it adds itself; few combinations of scopes are many tokens. */
function classed(
  { utf16Start: base, utf16End: lineEnd }: Span,
  { startIndex, endIndex, scopes }: textmate.IToken,
  classes: Map<string, TokenClass>,
): readonly ClassedToken[] {
  const key = scopes.join(' ');
  const known = classes.get(key) ?? classOfToken(scopes);
  classes.set(key, known);
  const utf16End = Math.min(lineEnd, base + endIndex);
  return base + startIndex < utf16End ? [{ utf16Start: base + startIndex, utf16End, class: known }] : [];
}

/** The tokens of each comment on a line; an opener begins another one. */
function commentsIn(text: string, tokens: readonly ClassedToken[]): ClassedToken[][] {
  const comments: ClassedToken[][] = [];
  let previous: ClassedToken | undefined;
  for (const token of tokens) {
    const isOpener = /^\s*(?:\/\*|<!--)/.test(text.slice(token.utf16Start, token.utf16End));
    const goesOn = previous?.class.region === 'comment' && !isOpener;
    if (token.class.region === 'comment' && !goesOn) comments.push([]);
    if (token.class.region === 'comment') comments.at(-1)?.push(token);
    previous = token;
  }
  return comments;
}

/** Lines next to each other as one span. */
function joined(lines: readonly Span[]): readonly Span[] {
  const spans: Span[] = [];
  for (const line of lines) {
    const last = spans.at(-1);
    if (last?.utf16End === line.utf16Start - 1)
      spans[spans.length - 1] = { ...last, utf16End: line.utf16End };
    else spans.push(line);
  }
  return spans;
}

const WORD = /[\p{L}\p{M}\p{N}_\u200c]+/gu;

/** The identifiers with Persian letters among the tokens of code, outside comments, strings and text. */
function identifiersIn(text: string, tokens: Iterable<ClassedToken>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const {
    utf16Start,
    utf16End,
    class: { region },
  } of tokens) {
    if (region !== 'code') continue;
    const part = text.slice(utf16Start, utf16End);
    if (!hasPersianLetter(part)) continue;
    for (const [word] of part.matchAll(WORD)) if (hasPersianLetter(word)) found.add(word);
  }
  return found;
}

/** The passages without the words that are identifiers of the program. */
function withoutIdentifiers(
  text: string,
  passages: readonly ProsePassage[],
  identifiers: ReadonlySet<string>,
): readonly ProsePassage[] {
  if (identifiers.size === 0) return passages;
  const writer = new PassageWriter(text);
  for (const { runs } of passages) {
    for (const { joint, utf16Start, utf16End } of runs) {
      writer.skip(joint);
      let kept = utf16Start;
      for (const { index, 0: word } of text.slice(utf16Start, utf16End).matchAll(WORD)) {
        if (!identifiers.has(word)) continue;
        writer.keep(kept, utf16Start + index);
        writer.skip('word');
        kept = utf16Start + index + word.length;
      }
      writer.keep(kept, utf16End);
    }
    writer.finish();
  }
  return writer.passages();
}
