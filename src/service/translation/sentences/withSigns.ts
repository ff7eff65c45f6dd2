import type { EnglishRun } from './markup.ts';
import type { Sign } from './signs.ts';
import type { SourcePart } from './sourceSentences.ts';

/** More in one sentence are no emphasis. */
const MAX_SIGNS = 40;

interface PlacedSign {
  readonly index: number;
  readonly text: string;
  readonly at: number;
  /** Whether it stands at the end of something rather than before it. */
  readonly isClosing: boolean;
}

/**
 * Puts the signs around the English of what they stood around. Undefined if that is parted, or if pairs would cross or
 * signs of one kind change their order: who sent the text knows them by that only.
 */
export function withSigns(
  runs: readonly EnglishRun[],
  signs: readonly Sign[],
  parts: readonly SourcePart[],
): EnglishRun[] | undefined {
  if (signs.length > MAX_SIGNS) return undefined;
  const english = { text: runs.map(({ text }) => text).join(''), runs: placedRuns(runs), parts };
  const placed: PlacedSign[] = [];
  for (const [index, sign] of signs.entries()) {
    const place = placeOf(sign, signs, english);
    if (place === undefined) return undefined;
    placed.push({ index, ...place });
  }
  placed.sort((a, b) => a.at - b.at || Number(b.isClosing) - Number(a.isClosing) || a.index - b.index);
  return isInOrder(placed, signs) ? inserted(runs, placed) : undefined;
}

interface English {
  readonly text: string;
  readonly runs: readonly PlacedRun[];
  readonly parts: readonly SourcePart[];
}

type Place = Omit<PlacedSign, 'index'>;

function placeOf(sign: Sign, signs: readonly Sign[], english: English): Place | undefined {
  const { text, at, touches } = sign;
  const partner = sign.partner === undefined ? undefined : signs[sign.partner];
  if (partner === undefined)
    return (touches === 'before' ? behindWord(sign, english) : undefined) ?? dividing(sign, english);
  const isClosing = signs.indexOf(sign) > signs.indexOf(partner);
  const span = around(isClosing ? partner.at : at, isClosing ? at : partner.at, english);
  return span && { text, at: isClosing ? span.end : span.start, isClosing };
}

/** The English of the parts from one on to another, with the punctuation at its ends. */
function around(
  from: number,
  to: number,
  { text, runs, parts }: English,
): { readonly start: number; readonly end: number } | undefined {
  if (from === 0 && to === parts.length) return { start: 0, end: text.length };
  const span = spanOf(runs, (part) => part >= from && part < to);
  if (span === undefined) return undefined;
  let { start, end } = span;
  while (isInWord(text, start)) start--;
  while (isInWord(text, end)) end++;
  if (parts[from]?.kind === 'punctuation') while (/["'“‘«([]/.test(text.charAt(start - 1))) start--;
  if (parts[to - 1]?.kind === 'punctuation') while (/[.,;:!?…"'”’»)\]]/.test(text.charAt(end))) end++;
  return { start, end };
}

/** A note's sign: behind the word that it touches. */
function behindWord({ text, at }: Sign, { text: english, runs }: English): Place | undefined {
  const span = spanOf(runs, (part) => part === at - 1);
  if (span === undefined) return undefined;
  let { end } = span;
  while (isInWord(english, end)) end++;
  return { text, at: end, isClosing: true };
}

/** One by itself stands between what stood before it and what stood behind it. */
function dividing({ text, at, touches }: Sign, { text: english, runs, parts }: English): Place | undefined {
  const isFree = touches === 'neither';
  const [left, right] = [spanOf(runs, (part) => part < at), spanOf(runs, (part) => part >= at)];
  if (at === 0) return { text: isFree ? `${text} ` : text, at: 0, isClosing: false };
  if (at === parts.length) return { text: isFree ? ` ${text}` : text, at: english.length, isClosing: true };
  if (left !== undefined && right !== undefined && left.end <= right.start)
    return { text: isFree ? `${text} ` : text, at: right.start, isClosing: false };
  return undefined;
}

function isInOrder(placed: readonly PlacedSign[], signs: readonly Sign[]): boolean {
  const latest = new Map<string, number>();
  const open: number[] = [];
  for (const { index } of placed) {
    const { text, partner } = signs[index] ?? { text: '', partner: undefined };
    if ((latest.get(text) ?? -1) > index) return false;
    latest.set(text, index);
    if (partner === undefined) continue;
    if (partner > index) open.push(index);
    else if (open.pop() !== partner) return false;
  }
  return true;
}

function inserted(runs: readonly EnglishRun[], placed: readonly PlacedSign[]): EnglishRun[] {
  const result: EnglishRun[] = [];
  let [next, start] = [0, 0];
  for (const { text, part } of runs) {
    let from = 0;
    for (
      let sign = placed[next];
      sign !== undefined && sign.at < start + text.length;
      sign = placed[++next]
    ) {
      const to = sign.at - start;
      if (to > from) result.push({ text: text.slice(from, to), part });
      result.push({ text: sign.text, part: undefined });
      from = to;
    }
    if (from < text.length) result.push({ text: text.slice(from), part });
    start += text.length;
  }
  return [...result, ...placed.slice(next).map(({ text }) => ({ text, part: undefined }))];
}

/** A half-open span of the English, in UTF-16 units, and the part that it came from. */
interface PlacedRun {
  readonly start: number;
  readonly end: number;
  readonly part: number | undefined;
  /** Whether it says little by itself, so that the engine ties it now to this, now to that word. */
  readonly isGrammar: boolean;
}

const GRAMMAR = new Set(
  "a an the of to in on at by for from with and or is are was were be been has have had do did does not that it its 's".split(
    ' ',
  ),
);

/** Where the words of the English stand, without white space and what came from no part. */
function placedRuns(runs: readonly EnglishRun[]): PlacedRun[] {
  let at = 0;
  return runs.flatMap(({ text, part }) => {
    const start = at + text.length - text.trimStart().length;
    at += text.length;
    const words = text.trim();
    if (words === '' || part === undefined) return [];
    const isGrammar = words.split(/\s+/).every((word) => GRAMMAR.has(word.toLowerCase()));
    return [{ start, end: start + words.length, part, isGrammar }];
  });
}

/**
 * The span of what came from the parts of which `isInside` holds, or undefined if there is nothing, or if words of
 * others stand between.
 */
function spanOf(
  runs: readonly PlacedRun[],
  isInside: (part: number) => boolean,
): { readonly start: number; readonly end: number } | undefined {
  const holds = ({ part }: PlacedRun) => part !== undefined && isInside(part);
  const isCore = runs.some((run) => holds(run) && !run.isGrammar)
    ? (run: PlacedRun) => holds(run) && !run.isGrammar
    : holds;
  let [first, last] = [runs.findIndex(isCore), runs.findLastIndex(isCore)];
  if (runs.slice(first, last).some((run) => !holds(run) && !run.isGrammar)) return undefined;
  while (first > 0 && isHeld(runs[first - 1])) first--;
  while (isHeld(runs[last + 1])) last++;
  const [from, to] = [runs[first], runs[last]];
  return from && to && { start: from.start, end: to.end };

  function isHeld(run: PlacedRun | undefined): boolean {
    return run !== undefined && holds(run);
  }
}

/** Whether a place is inside a word. */
function isInWord(english: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(english.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(english.charAt(at));
}
