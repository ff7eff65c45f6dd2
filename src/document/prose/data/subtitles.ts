import type { Span } from '../../../text/span.ts';
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
  const marks = /<[^<>]*>|\{\\[^{}]*\}|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/giy;
  const openers = /[<{&]/g;
  const line = text.slice(utf16Start, utf16End);
  let kept = 0;
  for (let found = openers.exec(line); found !== null; found = openers.exec(line)) {
    marks.lastIndex = found.index;
    const mark = marks.exec(line)?.[0];
    if (mark === undefined) continue;
    writer.keep(utf16Start + kept, utf16Start + found.index);
    writer.skip(jointOf(mark));
    kept = found.index + mark.length;
    openers.lastIndex = kept;
  }
  writer.keep(utf16Start + kept, utf16End);
}

function jointOf(mark: string): Joint {
  if (!mark.startsWith('&')) return /^<br/i.test(mark) ? 'space' : 'none';
  if (/^&(?:zwnj|zwj|lrm|rlm);$/.test(mark)) return 'none';
  return /^&(?:nbsp|quot|laquo|raquo);$/.test(mark) ? 'space' : 'word';
}
