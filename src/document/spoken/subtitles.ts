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

/**
 * Cues of whole words; a cue ends with its sentence, at a pause, or where it would be too long. One that would have a
 * word left over or be shown too shortly takes words from beside it, or is shown with what stands beside it.
 */
export function cuesOf(text: string, words: readonly TimedText[]): Cue[] {
  const groups: TimedText[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group && goesOn(text, group, word)) group.push(word);
    else groups.push([word]);
  }
  for (let at = 0; at < groups.length; at++) if (isSmall(text, groups, at)) at -= mended(text, groups, at);
  return groups.flatMap(
    (group, index) => cueOf(text, group, groups[index - 1]?.at(-1), groups[index + 1]?.[0]) ?? [],
  );
}

type Groups = TimedText[][];

function goesOn(text: string, group: readonly TimedText[], word: TimedText): boolean {
  const last = group.at(-1) ?? word;
  return (
    isOneSentence(text, group, [word]) &&
    word.startSeconds - last.endSeconds < PAUSE_SECONDS &&
    isFitting([...group.slice(0, 1), word])
  );
}

function isOneSentence(text: string, before: readonly TimedText[], behind: readonly TimedText[]): boolean {
  return !SENTENCE_END.test(text.slice(before.at(-1)?.utf16End, behind[0]?.utf16Start));
}

/** Whether words from the first to the last are not too much at once. */
function isFitting(words: readonly TimedText[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return false;
  return (
    last.endSeconds - first.startSeconds <= MAX_SECONDS && last.utf16End - first.utf16Start <= MAX_LENGTH
  );
}

/** Whether a group has one word of a longer sentence, or is followed by the next one too soon. */
function isSmall(text: string, groups: Groups, at: number): boolean {
  const [before, group = [], next] = [groups[at - 1], groups[at], groups[at + 1]];
  const isPart = before && isOneSentence(text, before, group);
  const hasRest = next && isOneSentence(text, group, next);
  return (group.length < 2 && (isPart || hasRest)) || isShort(group, next?.[0]);
}

function isShort([first]: readonly TimedText[], next: TimedText | undefined): boolean {
  return first !== undefined && next !== undefined && next.startSeconds - first.startSeconds < MIN_SECONDS;
}

/**
 * Joins a small group with one beside it, of its own sentence if that fits, or has it take words from beside.
 * @returns how many groups fewer there are
 */
function mended(text: string, groups: Groups, at: number): 0 | 1 {
  const joins = [at, at - 1].filter((first) => {
    const [one, other] = [groups[first], groups[first + 1]];
    return one && other && isFitting([...one, ...other]);
  });
  const isOwn = (first: number) => isOneSentence(text, groups[first] ?? [], groups[first + 1] ?? []);
  const own = joins.find(isOwn);
  if (own !== undefined) return joined(groups, own);
  const isStillSmall = () => isSmall(text, groups, at);
  if (isOwn(at - 1)) takeFromBefore(groups, at, isStillSmall);
  if (isOwn(at)) takeFromNext(groups, at, isStillSmall);
  const isStillShort = () => isShort(groups[at] ?? [], groups[at + 1]?.[0]);
  if (!isStillShort()) return 0;
  if (joins[0] !== undefined) return joined(groups, joins[0]);
  takeFromNext(groups, at, isStillShort);
  takeFromBefore(groups, at, isStillShort);
  return 0;
}

function joined(groups: Groups, first: number): 1 {
  groups.splice(first, 2, [...(groups[first] ?? []), ...(groups[first + 1] ?? [])]);
  return 1;
}

function takeFromBefore(groups: Groups, at: number, isWanting: () => boolean): void {
  const [before = [], group = []] = [groups[at - 1], groups[at]];
  while (before.length > 2 && isWanting()) {
    const last = before.at(-1);
    if (last === undefined || !isFitting([last, ...group]) || isShort(before, last)) return;
    before.pop();
    group.unshift(last);
  }
}

function takeFromNext(groups: Groups, at: number, isWanting: () => boolean): void {
  const [group = [], next = []] = [groups[at], groups[at + 1]];
  while (next.length > 2 && isWanting()) {
    const [first, ...rest] = next;
    if (first === undefined || !isFitting([...group, first]) || isShort(rest, groups[at + 2]?.[0])) return;
    next.shift();
    group.push(first);
  }
}

/** With the punctuation around its words. */
function cueOf(
  text: string,
  group: readonly TimedText[],
  before: TimedText | undefined,
  next: TimedText | undefined,
): Cue | undefined {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const ahead = text.slice(before?.utf16End ?? 0, first.utf16Start).match(/[«([{]+$/)?.[0] ?? '';
  const behind = text.slice(last.utf16End, next?.utf16Start).match(/^[^\s\p{L}\p{N}«([{]+/u)?.[0] ?? '';
  const words = sliceSpan(text, { utf16Start: first.utf16Start, utf16End: last.utf16End });
  return {
    startSeconds: first.startSeconds,
    endSeconds: Math.max(
      last.endSeconds,
      Math.min(first.startSeconds + MIN_SECONDS, next?.startSeconds ?? Number.POSITIVE_INFINITY),
      first.startSeconds + 0.001,
    ),
    text: inLines((ahead + words + behind).trim()),
  };
}

/** What stands in two lines of the document, as a cell and an item; else two lines about as long as each other, if one is not enough. */
function inLines(shown: string): string {
  const lines = shown.split(/\s*\n\s*/).map((line) => line.replace(/\s+/g, ' '));
  if (lines.length === 2 && lines.every(({ length }) => length <= MAX_LINE_LENGTH)) return lines.join('\n');
  const text = lines.join(' ');
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
