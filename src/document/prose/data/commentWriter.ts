import type { Span } from '../../../text/span.ts';
import { keepLines } from '../lines.ts';
import { hasLetter, type PassageWriter } from '../passageWriter.ts';

/**
 * Adds the comments of a file. Comments on lines of their own that follow each other are one text; a line of them
 * without a letter parts its paragraphs.
 */
export class CommentWriter {
  readonly #writer: PassageWriter;
  readonly #text: string;
  /** Where the last comment ended that another may go on from. */
  #utf16End: number | undefined;

  constructor(writer: PassageWriter, text: string) {
    this.#writer = writer;
    this.#text = text;
  }

  /** Adds a comment that ends with its line, whose marker has `markerLength` characters. */
  line({ utf16Start, utf16End }: Span, markerLength: number): void {
    const goesOn = this.#utf16End !== undefined && this.#isNextLine(this.#utf16End, utf16Start);
    const content = this.#text.slice(utf16Start + markerLength, utf16End);
    if (!goesOn || !hasLetter(content)) this.#writer.finish();
    if (goesOn) this.#writer.skip('space');
    if (hasLetter(content)) this.#writer.keep(utf16End - content.trimStart().length, utf16End);
    this.#utf16End = goesOn || isAlone(this.#text, utf16Start) ? utf16End : undefined;
  }

  /** Adds a comment of one line or several, without its opener, its closer and the stars before its lines. */
  block({ utf16Start, utf16End }: Span, openerLength: number, closerLength: number): void {
    this.end();
    const inside = { utf16Start: utf16Start + openerLength, utf16End: utf16End - closerLength };
    const keep = (start: number, end: number) => {
      const margin = /^[\s*]*/.exec(this.#text.slice(start, end))?.[0].length ?? 0;
      if (margin === end - start) this.#writer.finish();
      this.#writer.keep(start + margin, end);
    };
    keepLines(this.#writer, this.#text, inside, () => this.#writer.finish(), keep);
    this.#writer.finish();
  }

  /** Ends the comments that follow each other. */
  end(): void {
    this.#writer.finish();
    this.#utf16End = undefined;
  }

  #isNextLine(utf16End: number, utf16Start: number): boolean {
    return /^\n[ \t]*$/.test(this.#text.slice(utf16End, utf16Start));
  }
}

/** Whether nothing but white space stands before an offset on its line. */
function isAlone(text: string, utf16Offset: number): boolean {
  let at = utf16Offset - 1;
  while (text[at] === ' ' || text[at] === '\t') at--;
  return at < 0 || text[at] === '\n';
}
