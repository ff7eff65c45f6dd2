import type { Span } from '../../../text/span.ts';
import { linesOf } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';
import { CommentWriter } from './commentWriter.ts';
import { keepEscapes } from './escapes.ts';
import { finishValue } from './value.ts';

/** The key of an entry and what parts it from its value. */
const KEY = /^\s*(?:\\.|[^\s\\=:])*(?:\s*[=:]\s*|\s+|$)/;

const ESCAPED = /\\./g;
/** What means itself behind a backslash; between placeholders or letters of Latin it is of them. */
const SEPARATOR = /^(?![\w}]\\[:=#!][\w{\\/%]).\\[:=#!]/s;

/** The values and comments of Java's property files. */
export const propertiesProse: FindProse = (text) => {
  const writer = new PassageWriter(text);
  const comments = new CommentWriter(writer, text);
  let goesOn = false;
  for (const line of linesOf(text)) {
    const content = text.slice(line.utf16Start, line.utf16End);
    const indentation = content.length - content.trimStart().length;
    if (!goesOn && /^\s*[#!]/.test(content)) {
      comments.line({ utf16Start: line.utf16Start + indentation, utf16End: line.utf16End }, 1);
      continue;
    }
    if (!goesOn) comments.end();
    const before = goesOn ? indentation : (KEY.exec(content)?.[0].length ?? 0);
    goesOn = isContinued(content);
    keepPart(writer, text, { utf16Start: line.utf16Start + before, utf16End: line.utf16End }, goesOn);
  }
  finishValue(writer);
  return writer.passages();
};

/** A value goes on in the next line behind a backslash that is not escaped itself, without anything between. */
function keepPart(
  writer: PassageWriter,
  text: string,
  { utf16Start, utf16End }: Span,
  goesOn: boolean,
): void {
  const utf16PartEnd = goesOn ? Math.max(utf16Start, utf16End - 1) : utf16End;
  let utf16From = utf16Start;
  for (const { index } of text.slice(utf16Start, utf16PartEnd).matchAll(ESCAPED)) {
    if (!SEPARATOR.test(text.slice(utf16Start + index - 1, utf16Start + index + 3))) continue;
    keepEscapes(writer, text, { utf16Start: utf16From, utf16End: utf16Start + index });
    writer.skip('none');
    utf16From = utf16Start + index + 1;
  }
  keepEscapes(writer, text, { utf16Start: utf16From, utf16End: utf16PartEnd });
  if (!goesOn) finishValue(writer);
}

function isContinued(content: string): boolean {
  let backslashes = 0;
  while (content[content.length - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}
