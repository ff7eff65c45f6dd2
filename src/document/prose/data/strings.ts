import type { Span } from '../../../text/span.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';
import { CommentWriter } from './commentWriter.ts';
import { keepEscapedValue } from './escapes.ts';

/** The values and comments of Apple's .strings files. */
export const stringsProse: FindProse = (text) => {
  const writer = new PassageWriter(text);
  const comments = new CommentWriter(writer, text);
  let isValue = false;
  for (const span of tokensOf(text)) {
    const opener = text.slice(span.utf16Start, span.utf16Start + 2);
    if (opener === '//') comments.line(span, 2);
    else if (opener === '/*') comments.block(span, 2, text.startsWith('*/', span.utf16End - 2) ? 2 : 0);
    else {
      comments.end();
      if (isValue && opener.startsWith('"')) keepString(writer, text, span);
      isValue = opener.startsWith('=');
    }
  }
  comments.end();
  return writer.passages();
};

/** Comments, strings, and each other character that means something. */
function* tokensOf(text: string): Generator<Span> {
  const openers = /\/\/|\/\*|["=;{}]/g;
  for (let match = openers.exec(text); match !== null; match = openers.exec(text)) {
    const utf16End = endOf(text, match[0], openers.lastIndex);
    yield { utf16Start: match.index, utf16End };
    openers.lastIndex = utf16End;
  }
}

function endOf(text: string, opener: string, utf16From: number): number {
  if (opener === '/*') return endBehind(text, '*/', utf16From);
  if (opener === '//') return endBehind(text, '\n', utf16From, 0);
  if (opener !== '"') return utf16From;
  const stops = /\\.|"/gs;
  stops.lastIndex = utf16From;
  let stop = stops.exec(text);
  while (stop !== null && stop[0] !== '"') stop = stops.exec(text);
  return stop === null ? text.length : stops.lastIndex;
}

function endBehind(text: string, closer: string, utf16From: number, length = closer.length): number {
  const at = text.indexOf(closer, utf16From);
  return at < 0 ? text.length : at + length;
}

function keepString(writer: PassageWriter, text: string, { utf16Start, utf16End }: Span): void {
  if (text[utf16End - 1] === '"' && utf16End - utf16Start > 1)
    keepEscapedValue(writer, text, { utf16Start: utf16Start + 1, utf16End: utf16End - 1 });
}
