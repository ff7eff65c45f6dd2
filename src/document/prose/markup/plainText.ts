import { linesOf } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';

/** The paragraphs of a text without markup, which empty lines part; the line breaks in them are theirs. */
export const plainTextProse: FindProse = (text) => {
  const writer = new PassageWriter(text);
  let utf16ParagraphStart = 0;
  for (const { utf16Start, utf16End } of linesOf(text)) {
    if (text.slice(utf16Start, utf16End).trim() !== '') continue;
    writer.keep(utf16ParagraphStart, utf16Start);
    writer.finish();
    utf16ParagraphStart = utf16End;
  }
  writer.keep(utf16ParagraphStart, text.length);
  writer.finish();
  return writer.passages();
};
