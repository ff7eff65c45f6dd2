import type { Span } from '../../../text/span.ts';
import { linesOf } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';

/** What parts the columns of a table or the halves of a verse; read from its first white space only, it takes linear time. */
const WIDE_GAP = /(?<=\S)(?:[^\S\n]*\t[^\S\n]*|[^\S\n]{4,})(?=\S)/g;

/**
 * The paragraphs of a text without markup, which empty lines part; the line breaks in them are theirs. What stands on the
 * two sides of a tab or a wide gap is read as two lines.
 */
export const plainTextProse: FindProse = (text) => {
  const writer = new PassageWriter(text);
  let utf16ParagraphStart = 0;
  for (const { utf16Start, utf16End } of linesOf(text)) {
    if (text.slice(utf16Start, utf16End).trim() !== '') continue;
    keepColumns(writer, text, { utf16Start: utf16ParagraphStart, utf16End: utf16Start });
    utf16ParagraphStart = utf16End;
  }
  keepColumns(writer, text, { utf16Start: utf16ParagraphStart, utf16End: text.length });
  return writer.passages();
};

function keepColumns(writer: PassageWriter, text: string, { utf16Start, utf16End }: Span): void {
  let utf16Next = utf16Start;
  for (const { index, 0: gap } of text.slice(utf16Start, utf16End).matchAll(WIDE_GAP)) {
    writer.keep(utf16Next, utf16Start + index);
    writer.skip('line');
    utf16Next = utf16Start + index + gap.length;
  }
  writer.keep(utf16Next, utf16End);
  writer.finish();
}
