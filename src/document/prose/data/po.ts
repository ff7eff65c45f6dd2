import type { Span } from '../../../text/span.ts';
import { linesOf } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';
import { CommentWriter } from './commentWriter.ts';
import { keepEscapes } from './escapes.ts';
import { finishValue } from './value.ts';

/** A line with a string: its keyword, unless it goes on with the string of the line before. */
const STRING_LINE = /^[ \t]*(?:(msg[a-z_]+)(?:\[\d*\])?[ \t]*)?"(.*)"\s*$/;

/** The translations of gettext and the comments of their translators; not the header, which translates nothing. */
export const poProse: FindProse = (text) => {
  const writer = new PassageWriter(text);
  const comments = new CommentWriter(writer, text);
  for (const { keyword, strings, comment } of entriesOf(text)) {
    if (comment !== undefined) comments.line(comment, 1);
    else comments.end();
    if (keyword !== 'msgstr') continue;
    // The strings of several lines are one, without anything between them.
    for (const string of strings) keepEscapes(writer, text, string);
    finishValue(writer);
  }
  comments.end();
  return writer.passages();
};

/** A comment of a translator, or what stands under a keyword; under no keyword whatever is neither. */
interface PoEntry {
  readonly comment?: Span;
  readonly keyword: string;
  readonly strings: readonly Span[];
}

/** The parts of the file in order; the translation of the empty text is no `msgstr`. */
function* entriesOf(text: string): Generator<PoEntry> {
  let keyword = '';
  let strings: Span[] = [];
  let isHeader = false;
  for (const line of linesOf(text)) {
    const content = text.slice(line.utf16Start, line.utf16End);
    const match = STRING_LINE.exec(content);
    if (match === null || match[1] !== undefined) {
      if (keyword !== '') yield { keyword: isHeader && keyword === 'msgstr' ? '' : keyword, strings };
      if (keyword === 'msgid') isHeader = strings.every(isEmpty);
      keyword = match?.[1] ?? '';
      strings = [];
    }
    if (match !== null) strings.push(insideOf(line.utf16Start, match));
    else yield { keyword: '', strings: [], ...(/^#(?:\s|$)/.test(content) && { comment: line }) };
  }
  yield { keyword, strings };
}

function isEmpty({ utf16Start, utf16End }: Span): boolean {
  return utf16Start === utf16End;
}

function insideOf(utf16LineStart: number, { 0: whole, 2: inside = '' }: RegExpExecArray): Span {
  const utf16End = utf16LineStart + whole.trimEnd().length - 1;
  return { utf16Start: utf16End - inside.length, utf16End };
}
