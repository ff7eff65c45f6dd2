import { type CST, Parser } from 'yaml';
import type { Span } from '../../../text/span.ts';
import { keepLines } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';
import { CommentWriter } from './commentWriter.ts';
import { keepDoubledQuotes, keepEscapes } from './escapes.ts';
import { finishValue } from './value.ts';

/** Levels of nesting, more than people write; the parser takes ever longer for each further one. */
const MAX_DEPTH = 500;

/** The values and comments of YAML; never a key, an anchor, a tag or an alias. */
export const yamlProse: FindProse = (text) => {
  if (isTooDeep(text)) return [];
  const { values, comments } = readable(text);
  const writer = new PassageWriter(text);
  for (const value of values) keepValue(writer, text, value);
  const commentWriter = new CommentWriter(writer, text);
  for (const comment of comments.sort((a, b) => a.utf16Start - b.utf16Start)) commentWriter.line(comment, 1);
  commentWriter.end();
  return writer.passages();
};

/** Brackets count wherever they stand, and so do dashes and question marks at the beginning of a line. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/[[{\]}]|^(?:[?-][ \t]+){2,}/gm)) {
    const isOpener = token === '[' || token === '{';
    const isCloser = token === ']' || token === '}';
    depth = Math.max(0, depth + (isOpener ? 1 : isCloser ? -1 : 0));
    if (depth > MAX_DEPTH || token.length > 2 * MAX_DEPTH) return true;
  }
  return false;
}

type Scalar = CST.FlowScalar | CST.BlockScalar;

/** Nothing of what the parser fails on: it nests what stands in one line, and may run out of stack. */
function readable(text: string): ReturnType<typeof found> {
  try {
    return found(text);
  } catch {
    return { values: [], comments: [] };
  }
}

/** Walks the tree with a list of its own instead of the stack, which the nesting of a file could overflow. */
function found(text: string): { readonly values: Scalar[]; readonly comments: Span[] } {
  const values: Scalar[] = [];
  const comments: Span[] = [];
  const waiting: CST.Token[] = [];
  for (const document of new Parser().parse(text)) {
    waiting.push(document);
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      if (token.type === 'comment') comments.push(spanOf(token));
      if (isValue(token)) values.push(token);
      for (const part of partsOf(token)) waiting.push(part);
    }
  }
  return { values, comments };
}

function isValue(token: CST.Token): token is Scalar {
  return /^(?:block-|single-quoted-|double-quoted-)?scalar$/.test(token.type);
}

/** The values and comments in a token, whatever their order; of a key only its comments. */
function partsOf(token: CST.Token): readonly CST.Token[] {
  switch (token.type) {
    case 'document':
      return [...token.start, ...(token.value ? [token.value] : []), ...(token.end ?? [])];
    case 'doc-end':
    case 'scalar':
    case 'alias':
    case 'single-quoted-scalar':
    case 'double-quoted-scalar':
      return token.end ?? [];
    case 'block-scalar':
      return token.props;
    case 'block-map':
    case 'block-seq':
      return token.items.flatMap((item) => partsOfItem(item, false));
    case 'flow-collection':
      return [...token.items.flatMap((item) => partsOfItem(item, token.start.source === '[')), ...token.end];
    default:
      return [];
  }
}

/** In a list in brackets, what has no colon behind it stands where a key would stand. */
function partsOfItem({ start, key, sep, value }: CST.CollectionItem, isInList: boolean): CST.Token[] {
  const isKey = !isInList || (sep ?? []).some(({ type }) => type === 'map-value-ind');
  const keyParts = key ? (isKey ? partsOf(key).filter(({ type }) => type === 'comment') : [key]) : [];
  return [...start, ...keyParts, ...(sep ?? []), ...(value ? [value] : [])];
}

function spanOf({ offset, source }: { readonly offset: number; readonly source: string }): Span {
  return { utf16Start: offset, utf16End: offset + source.length };
}

function keepValue(writer: PassageWriter, text: string, value: Scalar): void {
  const span = spanOf(value);
  const inside = { utf16Start: span.utf16Start + 1, utf16End: span.utf16End - 1 };
  const finish = () => finishValue(writer);
  if (value.type === 'double-quoted-scalar') keepEscapes(writer, text, inside);
  else if (value.type === 'single-quoted-scalar')
    keepLines(writer, text, inside, finish, (utf16Start, utf16End) =>
      keepDoubledQuotes(writer, text, "'", { utf16Start, utf16End }),
    );
  else keepLines(writer, text, value.type === 'block-scalar' ? spanOfBlock(value) : span, finish);
  finish();
}

function spanOfBlock({ offset, props, source }: CST.BlockScalar): Span {
  const header = props.reduce((length, prop) => length + ('source' in prop ? prop.source.length : 0), 0);
  return { utf16Start: offset + header, utf16End: offset + header + source.length };
}
