import type { Span } from '../../../text/span.ts';
import { referenceAt } from '../characterReferences.ts';
import { linesOf } from '../lines.ts';
import { PassageWriter } from '../passageWriter.ts';
import type { FindProse, Joint } from '../prose.ts';

/** The lines that SubRip shows. */
export const srtProse: FindProse = (text) => cuePassages(text);

/** The lines that WebVTT shows: no header, note, style or region, and no name of a cue. */
export const vttProse: FindProse = (text) => cuePassages(text);

/** Text stands between a line of times and an empty line; a dash begins what another person says. */
function cuePassages(text: string) {
  const writer = new PassageWriter(text);
  let isInCue = false;
  for (const line of linesOf(text)) {
    const content = text.slice(line.utf16Start, line.utf16End);
    if (content.includes('-->') || content.trim() === '') {
      writer.finish();
      isInCue = content.includes('-->');
    } else if (isInCue) keepLine(writer, text, line, content);
  }
  writer.finish();
  return writer.passages();
}

function keepLine(
  writer: PassageWriter,
  text: string,
  { utf16Start, utf16End }: Span,
  content: string,
): void {
  const dash = /^[\s\u200e\u200f\u202a-\u202e]*(?:<[^<>\n]*>\s*)?[-–—‐]\s*/.exec(content)?.[0].length ?? 0;
  if (dash > 0) writer.finish();
  writer.skip('space');
  keepWithoutTags(writer, text, { utf16Start: utf16Start + dash, utf16End });
}

/** Tags, positions (`{\an8}`) and character references are no words. */
function keepWithoutTags(writer: PassageWriter, text: string, { utf16Start, utf16End }: Span): void {
  const openers = /[<{&]/g;
  const line = text.slice(utf16Start, utf16End);
  let kept = 0;
  for (let found = openers.exec(line); found !== null; found = openers.exec(line)) {
    const mark = markAt(line, found.index);
    if (mark === undefined) continue;
    writer.keep(utf16Start + kept, utf16Start + found.index);
    writer.skip(mark.joint);
    kept = found.index + mark.length;
    openers.lastIndex = kept;
  }
  writer.keep(utf16Start + kept, utf16End);
}

function markAt(line: string, at: number): { readonly length: number; readonly joint: Joint } | undefined {
  const tag = /<[^<>]*>|\{\\[^{}]*\}/y;
  tag.lastIndex = at;
  const [whole] = tag.exec(line) ?? [];
  if (whole !== undefined) return { length: whole.length, joint: /^<br/i.test(whole) ? 'space' : 'none' };
  const reference = referenceAt(line, at);
  return reference && { length: reference.utf16End - at, joint: reference.joint };
}
