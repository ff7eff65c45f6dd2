import type { Span } from '../../../text/span.ts';
import { codeJoint } from '../characterReferences.ts';
import type { PassageWriter } from '../passageWriter.ts';
import type { Joint } from '../prose.ts';
import { finishValue } from './value.ts';

/** A backslash that is shown goes with the letters behind it: they are an escape, a command or a name. */
const ESCAPE =
  /\\(?:(?:0?33|[xX]1[bB]|u001[bB]|u\{1[bB]\}|e)\[[\d;?]{0,30}[A-Za-z]|\n\s*|u\{([\da-fA-F]{1,8})\}|u([\da-fA-F]{4})|U([\da-fA-F]{8})|U([\da-fA-F]{4})|x([\da-fA-F]{2})|\\[A-Za-z\d]{0,40}|.)|\n[ \t]*(?:\n\s*)?/sy;

/** A path of Windows, whose separators are escaped; the names in it may have letters of any script. */
const PATH =
  /(?<![^\s"'(«])(?:[A-Za-z]:|\.{1,2}|~)?(?:\\\\[\p{L}\p{M}\p{N}\u200c_.$-]{1,100}){1,30}(?:\\\\)?/gu;

const LINES = new Set('nrtfv');
const SPACES = new Set(' \t"\'');

/** Adds a value in which a backslash begins an escape, and ends it. */
export function keepEscapedValue(writer: PassageWriter, text: string, span: Span): void {
  keepEscapes(writer, text, span);
  finishValue(writer);
}

/**
 * Adds text in which a backslash begins an escape; line breaks in it are read as a space, and empty lines begin
 * another passage.
 */
export function keepEscapes(writer: PassageWriter, text: string, { utf16Start, utf16End }: Span): void {
  const value = text.slice(utf16Start, utf16End);
  const openers = /[\\\n]/g;
  const paths = [...value.matchAll(PATH)].filter(([path]) => /^[A-Z.~]|\\\\.+\\\\/i.test(path));
  let kept = 0;
  for (let found = openers.exec(value); found !== null; found = openers.exec(value)) {
    const path = pathAround(paths, found.index);
    if (path !== undefined) {
      writer.keep(utf16Start + kept, utf16Start + path.index);
      writer.skip('word');
      kept = path.index + path[0].length;
      openers.lastIndex = kept;
      continue;
    }
    ESCAPE.lastIndex = found.index;
    const match = ESCAPE.exec(value);
    writer.keep(utf16Start + kept, utf16Start + found.index);
    kept = found.index + (match?.[0].length ?? 1);
    if (match !== null) leaveOut(writer, match);
    openers.lastIndex = kept;
  }
  writer.keep(utf16Start + kept, utf16End);
}

/** Takes those that end before the offset out of the list. */
function pathAround(paths: RegExpExecArray[], utf16Offset: number): RegExpExecArray | undefined {
  while (paths[0] !== undefined && paths[0].index + paths[0][0].length <= utf16Offset) paths.shift();
  const [path] = paths;
  return path !== undefined && path.index <= utf16Offset ? path : undefined;
}

/** Adds text in which two quotes stand for one; they are read as a space. */
export function keepDoubledQuotes(writer: PassageWriter, text: string, quote: string, span: Span): void {
  let from = span.utf16Start;
  for (const part of text.slice(span.utf16Start, span.utf16End).split(quote + quote)) {
    writer.keep(from, from + part.length);
    writer.skip('space');
    from += part.length + 2;
  }
}

function leaveOut(writer: PassageWriter, match: RegExpExecArray): void {
  const [whole] = match;
  if (whole.startsWith('\n') && whole.indexOf('\n', 1) > 0) finishValue(writer);
  else writer.skip(whole.startsWith('\n') ? 'space' : jointOfEscape(match));
}

/**
 * Quotes are read as a space: they stand at the edge of words; a tab as a line break, for it parts columns. A backslash
 * before a line break joins the lines, and what a terminal reads is not seen.
 */
function jointOfEscape([whole, ...codes]: RegExpExecArray): Joint {
  const code = codes.find((each) => each !== undefined);
  if (code !== undefined) return codeJoint(Number.parseInt(code, 16));
  const letter = whole.charAt(1);
  if (letter === '\n' || whole.includes('[', 2)) return 'none';
  if (LINES.has(letter)) return 'line';
  return SPACES.has(letter) ? 'space' : 'word';
}

/** The escape at an offset: where it ends and how a passage is read over it; undefined if none begins there. */
export function escapeAt(text: string, utf16Start: number): { utf16End: number; joint: Joint } | undefined {
  ESCAPE.lastIndex = utf16Start;
  const match = text[utf16Start] === '\\' ? ESCAPE.exec(text) : null;
  return match === null ? undefined : { utf16End: ESCAPE.lastIndex, joint: jointOfEscape(match) };
}
