import { createScanner, type SyntaxKind } from 'jsonc-parser';
import type { Span } from '../../../text/span.ts';
import { linesOf } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';
import { CommentWriter } from './commentWriter.ts';
import { keepEscapedValue } from './escapes.ts';

/** The kinds of tokens that matter here; the enumeration of the package exists for the compiler only. */
const OPEN_BRACE: SyntaxKind.OpenBraceToken = 1;
const CLOSE_BRACE: SyntaxKind.CloseBraceToken = 2;
const OPEN_BRACKET: SyntaxKind.OpenBracketToken = 3;
const CLOSE_BRACKET: SyntaxKind.CloseBracketToken = 4;
const COMMA: SyntaxKind.CommaToken = 5;
const COLON: SyntaxKind.ColonToken = 6;
const STRING: SyntaxKind.StringLiteral = 10;
const LINE_COMMENT: SyntaxKind.LineCommentTrivia = 12;
const BLOCK_COMMENT: SyntaxKind.BlockCommentTrivia = 13;
const TRIVIA_END = 15;
const END: SyntaxKind.EOF = 17;

/** The string values and comments of JSON, with comments or without; never a key. */
export const jsonProse: FindProse = (text) => jsonPassages(text, () => false);

/** The string values of an Application Resource Bundle; all that stands under a key that begins with @ is data about data. */
export const arbProse: FindProse = (text) => jsonPassages(text, (key) => key.startsWith('@'));

/** The string values of JSON, a document on each line; a broken line spoils no other. */
export const jsonLinesProse: FindProse = (text) => {
  const writer = new PassageWriter(text);
  for (const line of linesOf(text)) scan(writer, text, line, () => false);
  return writer.passages();
};

function jsonPassages(text: string, isMetadata: (key: string) => boolean) {
  const writer = new PassageWriter(text);
  scan(writer, text, { utf16Start: 0, utf16End: text.length }, isMetadata);
  return writer.passages();
}

/** Where the scanner is: the brackets that are open, and what came last. */
interface JsonPosition {
  readonly open: number[];
  /** The last token that is neither white space nor a comment. */
  last: number;
  /** How deep the metadata lies that is being passed over; undefined outside of it. */
  metadataDepth: number | undefined;
}

/** Goes over the tokens without recursion, so that no nesting is too deep. */
function scan(
  writer: PassageWriter,
  text: string,
  { utf16Start: utf16Base, utf16End }: Span,
  isMetadata: (key: string) => boolean,
): void {
  const scanner = createScanner(text.slice(utf16Base, utf16End));
  const place: JsonPosition = { open: [], last: COMMA, metadataDepth: undefined };
  const comments = new CommentWriter(writer, text);
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    const utf16Start = utf16Base + scanner.getTokenOffset();
    const span = { utf16Start, utf16End: utf16Start + scanner.getTokenLength() };
    if (kind === LINE_COMMENT) comments.line(span, 2);
    else if (kind === BLOCK_COMMENT)
      comments.block(span, 2, text.startsWith('*/', span.utf16End - 2) ? 2 : 0);
    if (kind >= LINE_COMMENT && kind <= TRIVIA_END) continue;
    comments.end();
    if (kind === STRING) string(writer, text, span, place, isMetadata);
    else step(place, kind);
    place.last = kind;
  }
  comments.end();
}

function string(
  writer: PassageWriter,
  text: string,
  { utf16Start, utf16End }: Span,
  place: JsonPosition,
  isMetadata: (key: string) => boolean,
): void {
  const isClosed = utf16End - utf16Start > 1 && text[utf16End - 1] === '"';
  const inside = { utf16Start: utf16Start + 1, utf16End: utf16End - (isClosed ? 1 : 0) };
  const isKey = place.open.at(-1) === OPEN_BRACE && place.last !== COLON;
  if (isKey) enterMetadata(place, isMetadata(text.slice(inside.utf16Start, inside.utf16End)));
  else if (place.metadataDepth === undefined && isClosed) keepEscapedValue(writer, text, inside);
}

/** A key ends the metadata of the key before it. */
function enterMetadata(place: JsonPosition, isMetadata: boolean): void {
  if (place.metadataDepth !== undefined && place.open.length > place.metadataDepth) return;
  place.metadataDepth = isMetadata ? place.open.length : undefined;
}

function step(place: JsonPosition, kind: number): void {
  if (kind === OPEN_BRACE || kind === OPEN_BRACKET) place.open.push(kind);
  if (kind === CLOSE_BRACE || kind === CLOSE_BRACKET) place.open.pop();
  if (place.open.length < (place.metadataDepth ?? 0)) place.metadataDepth = undefined;
}
