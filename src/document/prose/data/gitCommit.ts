import type { Span } from '../../../text/span.ts';
import { linesOf } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse } from '../prose.ts';

const TRAILER = /^(?:[A-Za-z][A-Za-z0-9-]*: \S|\(cherry picked from commit )/;

/** The message of a commit without Git's comments, the diff below them, and the trailers at its end. */
export const gitCommitProse: FindProse = (text) => {
  const writer = new PassageWriter(text);
  const paragraphs = paragraphsOf(text);
  const last = paragraphs.length > 1 && isTrailers(text, paragraphs.at(-1) ?? []) ? -1 : undefined;
  for (const paragraph of paragraphs.slice(0, last)) keepParagraph(writer, text, paragraph);
  return writer.passages();
};

/** Lines that stand together; the first line is the title, whatever follows. */
function paragraphsOf(text: string): Span[][] {
  const paragraphs: Span[][] = [[]];
  for (const line of linesOf(text)) {
    const content = text.slice(line.utf16Start, line.utf16End);
    if (/^# -+ >8 -+/.test(content) || content.startsWith('diff --git ')) break;
    if (content.startsWith('#')) continue;
    const paragraph = paragraphs.at(-1) ?? [];
    if (content.trim() !== '') paragraph.push(line);
    if (paragraph.length > 0 && (content.trim() === '' || paragraphs.length === 1)) paragraphs.push([]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** Lines that begin with white space go on with the trailer above. */
function isTrailers(text: string, paragraph: readonly Span[]): boolean {
  const contents = paragraph.map(({ utf16Start, utf16End }) => text.slice(utf16Start, utf16End));
  return TRAILER.test(contents[0] ?? '') && contents.every((line) => TRAILER.test(line) || /^\s/.test(line));
}

/** Wrapped lines belong together; an item of a list begins anew. */
function keepParagraph(writer: PassageWriter, text: string, paragraph: readonly Span[]): void {
  for (const { utf16Start, utf16End } of paragraph) {
    const content = text.slice(utf16Start, utf16End);
    const bullet = /^\s*(?:[-*+•]\s+|[\d۰-۹]{1,3}[.)]\s+)/.exec(content)?.[0].length ?? 0;
    if (bullet > 0) writer.finish();
    writer.skip('space');
    writer.keep(utf16Start + bullet, utf16End);
  }
  writer.finish();
}
