import type { Span } from '../../text/span.ts';
import type { PassageWriter } from './passageWriter.ts';

/** The lines of a text, or of a part of it, without their line feeds. */
export function* linesOf(text: string, utf16From = 0, utf16To = text.length): Generator<Span> {
  for (let utf16Start = utf16From; utf16Start <= utf16To; ) {
    const at = text.indexOf('\n', utf16Start);
    const utf16End = at < 0 || at > utf16To ? utf16To : at;
    yield { utf16Start, utf16End };
    utf16Start = utf16End + 1;
  }
}

/**
 * Adds the lines between two offsets as one passage for each paragraph: line breaks and the white space around
 * them are read as a space, and a line without anything ends a passage. The last passage is left open.
 */
export function keepLines(
  writer: PassageWriter,
  text: string,
  { utf16Start, utf16End }: Span,
  finish: () => void,
  keep: (utf16Start: number, utf16End: number) => void = (start, end) => writer.keep(start, end),
): void {
  let isFirst = true;
  for (const line of linesOf(text, utf16Start, utf16End)) {
    const part = text.slice(line.utf16Start, line.utf16End);
    const content = part.trim();
    const start = isFirst ? line.utf16Start : line.utf16End - part.trimStart().length;
    if (!isFirst && content === '') finish();
    if (!isFirst) writer.skip('space');
    keep(start, line.utf16Start + part.trimEnd().length);
    isFirst = false;
  }
}
