import type { Span } from '../../../text/span.ts';
import type { EnglishRun } from './markup.ts';
import type { Sign } from './signs.ts';
import type { SourcePart } from './sourceSentences.ts';

/** More in one sentence are no emphasis. */
const MAX_SIGNS = 40;

interface PlacedSign {
  readonly index: number;
  readonly text: string;
  readonly utf16Offset: number;
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
  placed.sort(
    (a, b) => a.utf16Offset - b.utf16Offset || Number(b.isClosing) - Number(a.isClosing) || a.index - b.index,
  );
  return isInOrder(placed, signs) ? inserted(runs, placed) : undefined;
}

interface English {
  readonly text: string;
  readonly runs: readonly PlacedRun[];
  readonly parts: readonly SourcePart[];
}

type SignPlace = Omit<PlacedSign, 'index'>;

function placeOf(sign: Sign, signs: readonly Sign[], english: English): SignPlace | undefined {
  const { text, at, touches } = sign;
  const partner = sign.partner === undefined ? undefined : signs[sign.partner];
  if (partner === undefined)
    return (touches === 'before' ? behindWord(sign, english) : undefined) ?? dividing(sign, english);
  const isClosing = signs.indexOf(sign) > signs.indexOf(partner);
  const span = around(isClosing ? partner.at : at, isClosing ? at : partner.at, english);
  return span && { text, utf16Offset: isClosing ? span.utf16End : span.utf16Start, isClosing };
}

/** The English of the parts from one on to another, with the punctuation at its ends. */
function around(from: number, to: number, { text, runs, parts }: English): Span | undefined {
  if (from === 0 && to === parts.length) return { utf16Start: 0, utf16End: text.length };
  const span = spanOf(runs, (part) => part >= from && part < to);
  if (span === undefined) return undefined;
  let { utf16Start, utf16End } = span;
  while (isInWord(text, utf16Start)) utf16Start--;
  while (isInWord(text, utf16End)) utf16End++;
  if (parts[from]?.kind === 'punctuation') while (/["'“‘«([]/.test(text.charAt(utf16Start - 1))) utf16Start--;
  if (parts[to - 1]?.kind === 'punctuation')
    while (/[.,;:!?…"'”’»)\]]/.test(text.charAt(utf16End))) utf16End++;
  return { utf16Start, utf16End };
}

/** A note's sign: behind the word that it touches. */
function behindWord({ text, at }: Sign, { text: english, runs }: English): SignPlace | undefined {
  const span = spanOf(runs, (part) => part === at - 1);
  if (span === undefined) return undefined;
  let { utf16End } = span;
  while (isInWord(english, utf16End)) utf16End++;
  return { text, utf16Offset: utf16End, isClosing: true };
}

/** One by itself stands between what stood before it and what stood behind it. */
function dividing(
  { text, at, touches }: Sign,
  { text: english, runs, parts }: English,
): SignPlace | undefined {
  const isFree = touches === 'neither';
  const [left, right] = [spanOf(runs, (part) => part < at), spanOf(runs, (part) => part >= at)];
  if (at === 0) return { text: isFree ? `${text} ` : text, utf16Offset: 0, isClosing: false };
  if (at === parts.length)
    return { text: isFree ? ` ${text}` : text, utf16Offset: english.length, isClosing: true };
  if (left !== undefined && right !== undefined && left.utf16End <= right.utf16Start)
    return { text: isFree ? `${text} ` : text, utf16Offset: right.utf16Start, isClosing: false };
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
  let [next, utf16Start] = [0, 0];
  for (const { text, part } of runs) {
    let from = 0;
    for (
      let sign = placed[next];
      sign !== undefined && sign.utf16Offset < utf16Start + text.length;
      sign = placed[++next]
    ) {
      const to = sign.utf16Offset - utf16Start;
      if (to > from) result.push({ text: text.slice(from, to), part });
      result.push({ text: sign.text, part: undefined });
      from = to;
    }
    if (from < text.length) result.push({ text: text.slice(from), part });
    utf16Start += text.length;
  }
  return [...result, ...placed.slice(next).map(({ text }) => ({ text, part: undefined }))];
}

/** A half-open span of the English, and the part that it came from. */
interface PlacedRun extends Span {
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
    const utf16Start = at + text.length - text.trimStart().length;
    at += text.length;
    const words = text.trim();
    if (words === '' || part === undefined) return [];
    const isGrammar = words.split(/\s+/).every((word) => GRAMMAR.has(word.toLowerCase()));
    return [{ utf16Start, utf16End: utf16Start + words.length, part, isGrammar }];
  });
}

/**
 * The span of what came from the parts of which `isInside` holds, or undefined if there is nothing, or if words of
 * others stand between.
 */
function spanOf(runs: readonly PlacedRun[], isInside: (part: number) => boolean): Span | undefined {
  const holds = ({ part }: PlacedRun) => part !== undefined && isInside(part);
  const isCore = runs.some((run) => holds(run) && !run.isGrammar)
    ? (run: PlacedRun) => holds(run) && !run.isGrammar
    : holds;
  let [first, last] = [runs.findIndex(isCore), runs.findLastIndex(isCore)];
  if (runs.slice(first, last).some((run) => !holds(run) && !run.isGrammar)) return undefined;
  while (first > 0 && isHeld(runs[first - 1])) first--;
  while (isHeld(runs[last + 1])) last++;
  const [from, to] = [runs[first], runs[last]];
  return from && to && { utf16Start: from.utf16Start, utf16End: to.utf16End };

  function isHeld(run: PlacedRun | undefined): boolean {
    return run !== undefined && holds(run);
  }
}

/** Whether a place is inside a word. */
function isInWord(english: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(english.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(english.charAt(at));
}
