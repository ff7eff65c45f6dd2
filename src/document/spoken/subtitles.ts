import { type Span, sliceSpan } from '../../text/span.ts';

/** A part of a text and when it is heard, in seconds. */
export interface TimedText extends Span {
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** What is shown at once. */
interface Cue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** One line or two. */
  readonly text: string;
}

/** As subtitles are usually cut: so many UTF-16 units in a line, two lines, so many seconds. */
const MAX_LINE_LENGTH = 42;
const MAX_LENGTH = 2 * MAX_LINE_LENGTH;
const MAX_SECONDS = 6;
/** So long a cue is shown at least, if the next one is not there before. */
const MIN_SECONDS = 1;
/** A pause this long, in seconds, begins a new cue. */
const PAUSE_SECONDS = 0.7;

const SENTENCE_END = /[.!?؟…۔\n]/;

/** Cues of whole words; a cue ends with its sentence, at a pause, or where it would be too long. */
export function cuesOf(text: string, words: readonly TimedText[]): Cue[] {
  const groups: TimedText[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group && goesOn(text, group, word)) group.push(word);
    else groups.push([word]);
  }
  balance(text, groups);
  return groups.flatMap((group, index) => cueOf(text, group, groups[index + 1]?.[0]) ?? []);
}

function goesOn(text: string, group: readonly TimedText[], word: TimedText): boolean {
  const first = group[0] ?? word;
  const last = group.at(-1) ?? word;
  const between = text.slice(last.utf16End, word.utf16Start);
  return (
    !SENTENCE_END.test(between) &&
    word.startSeconds - last.endSeconds < PAUSE_SECONDS &&
    word.endSeconds - first.startSeconds <= MAX_SECONDS &&
    word.utf16End - first.utf16Start <= MAX_LENGTH
  );
}

/** Gives a word that is left over by itself at the end of a sentence the one before it, where that leaves two. */
function balance(text: string, groups: readonly TimedText[][]): void {
  for (const [index, group] of groups.entries()) {
    const before = groups[index - 1];
    const [first, last] = [group[0], before?.at(-1)];
    if (group.length !== 1 || before === undefined || before.length < 3) continue;
    if (first === undefined || last === undefined) continue;
    const isSentence = !SENTENCE_END.test(text.slice(last.utf16End, first.utf16Start));
    if (!isSentence || first.startSeconds - last.endSeconds >= PAUSE_SECONDS) continue;
    before.pop();
    group.unshift(last);
  }
}

/** With the punctuation behind its last word. */
function cueOf(text: string, group: readonly TimedText[], next: TimedText | undefined): Cue | undefined {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const behind = text.slice(last.utf16End, next?.utf16Start).match(/^[^\s\p{L}\p{N}«([{]+/u)?.[0] ?? '';
  const words = sliceSpan(text, { utf16Start: first.utf16Start, utf16End: last.utf16End }) + behind;
  return {
    startSeconds: first.startSeconds,
    endSeconds: Math.max(
      last.endSeconds,
      Math.min(first.startSeconds + MIN_SECONDS, next?.startSeconds ?? Number.POSITIVE_INFINITY),
      first.startSeconds + 0.001,
    ),
    text: inLines(words.replace(/\s+/g, ' ').trim()),
  };
}

/** Two lines about as long as each other, if one is not enough. */
function inLines(text: string): string {
  if (text.length <= MAX_LINE_LENGTH) return text;
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const nearest = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return nearest === undefined ? text : `${text.slice(0, nearest)}\n${text.slice(nearest + 1)}`;
}

/** SubRip. */
export function toSrt(cues: readonly Cue[]): string {
  return cues.map((cue, index) => `${index + 1}\n${times(cue, ',')}\n${cue.text}\n`).join('\n');
}

/** WebVTT. */
export function toVtt(cues: readonly Cue[]): string {
  return ['WEBVTT\n', ...cues.map((cue) => `${times(cue, '.')}\n${escaped(cue.text)}\n`)].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function times({ startSeconds, endSeconds }: Cue, point: string): string {
  return `${clock(startSeconds, point)} --> ${clock(endSeconds, point)}`;
}

/** `01:02:03,456`. */
function clock(seconds: number, point: string): string {
  const milliseconds = Math.round(seconds * 1000);
  const [hours, minutes, rest] = [3_600_000, 60_000, 1000].map((unit, index, units) =>
    Math.floor((milliseconds % (units[index - 1] ?? Number.POSITIVE_INFINITY)) / unit),
  );
  const two = (value = 0) => String(value).padStart(2, '0');
  return `${two(hours)}:${two(minutes)}:${two(rest)}${point}${String(milliseconds % 1000).padStart(3, '0')}`;
}
