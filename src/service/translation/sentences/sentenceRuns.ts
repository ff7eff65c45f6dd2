import { type EnglishRun, markUp, readMarkUp } from './markup.ts';
import { withoutSigns } from './signs.ts';
import type { SourcePart } from './sourceSentences.ts';
import { withSigns } from './withSigns.ts';

/** Translates one sentence with elements, keeping them. */
export type TranslateMarkUp = (html: string) => Promise<string>;

/** The English of one sentence; in pieces between what must stay, if that is lost or out of place otherwise. */
export async function sentenceRuns(
  sentence: readonly SourcePart[],
  translate: TranslateMarkUp,
): Promise<readonly EnglishRun[]> {
  if (sentence.length === 0) return [];
  const { parts, places, signs } = withoutSigns(sentence);
  if (signs.length === 0) return unsignedRuns(sentence, translate);
  const runs = withSigns(await unsignedRuns(parts, translate), signs, parts);
  const isSign = ({ kind }: SourcePart) => kind === 'sign';
  return runs === undefined
    ? piecewise(sentence, isSign, (piece) => unsignedRuns(piece, translate))
    : runs.map(({ text, part }) => ({ text, part: part === undefined ? undefined : places[part] }));
}

async function unsignedRuns(
  parts: readonly SourcePart[],
  translate: TranslateMarkUp,
): Promise<readonly EnglishRun[]> {
  const runs = withKeptParts(await translated(parts, translate), parts);
  return withLineBreaks(
    runs ?? (await piecewise(parts, isToKeep, (piece) => translated(piece, translate))),
    parts,
  );
}

async function translated(
  parts: readonly SourcePart[],
  translate: TranslateMarkUp,
): Promise<readonly EnglishRun[]> {
  return trimmed(readMarkUp(await translate(markUp(parts))));
}

type RunsOf = (piece: readonly SourcePart[]) => Promise<readonly EnglishRun[]>;

/** Each part of which `isBetween` holds as it is, and the English of the pieces between by `runsOf`. */
async function piecewise(
  parts: readonly SourcePart[],
  isBetween: (part: SourcePart) => boolean,
  runsOf: RunsOf,
): Promise<EnglishRun[]> {
  const runs: EnglishRun[] = [];
  let space = '';
  for (let from = 0; from < parts.length; ) {
    const next = pieceEnd(parts, from, isBetween);
    const piece = parts.slice(from, next);
    const english = piece.some(({ kind }) => kind === 'word') ? await runsOf(piece) : asTheyAre(piece);
    // A piece such as «را» may have no English.
    space = piece[0]?.space || space;
    if (english.length > 0) {
      if (runs.length > 0 && space !== '') runs.push({ text: space, part: undefined });
      space = '';
    }
    for (const { text, part } of english) runs.push({ text, part: part === undefined ? part : part + from });
    from = next;
  }
  return runs;
}

function pieceEnd(
  parts: readonly SourcePart[],
  from: number,
  isBetween: (part: SourcePart) => boolean,
): number {
  for (let at = from; at < parts.length; at++) {
    const part = parts[at];
    if (part !== undefined && isBetween(part)) return Math.max(at, from + 1);
  }
  return parts.length;
}

function asTheyAre(piece: readonly SourcePart[]): EnglishRun[] {
  return piece.map(({ original, space, kind }, at) => ({
    text: at === 0 ? original : space + original,
    part: kind === 'punctuation' || kind === 'sign' ? undefined : at,
  }));
}

function isToKeep({ kind }: SourcePart): boolean {
  return kind === 'kept' || kind === 'number';
}

function trimmed(runs: readonly EnglishRun[]): EnglishRun[] {
  const kept = runs.filter(({ text }) => text !== '');
  const [first, last] = [0, kept.length - 1];
  return kept
    .map((run, at) => ({
      ...run,
      text: trimEnd(at === first ? run.text.trimStart() : run.text, at === last),
    }))
    .filter(({ text }) => text !== '');
}

function trimEnd(text: string, isLast: boolean): string {
  return isLast ? text.trimEnd() : text;
}

/** Breaks the lines of the English where it comes to the words behind a line break of the source. */
function withLineBreaks(runs: readonly EnglishRun[], parts: readonly SourcePart[]): readonly EnglishRun[] {
  const broken = [...runs];
  for (const [index, { space }] of parts.entries()) {
    if (space === '' || space === ' ') continue;
    const at = broken.findIndex((run, place) => place > 0 && run.part !== undefined && run.part >= index);
    const before = broken[at - 1];
    if (before?.text.endsWith(' ')) broken[at - 1] = { ...before, text: before.text.slice(0, -1) + space };
  }
  return broken;
}

const NUMBER = /(?<![\p{L}\p{N}])(?:\d[\d.,/:٬٫]*\d|\d)/gu;
const PERCENTAGE = new RegExp(`${NUMBER.source}(?:\\s?(?:[%٪]|per ?cent\\b))?`, 'gu');
/** A number of so many digits may be written as a word ("two books"). */
const WRITTEN_OUT = 1;

/**
 * Puts what must stay as it is in place of what stands for it in the English. Undefined if something is missing there,
 * or a number became another.
 */
function withKeptParts(runs: readonly EnglishRun[], parts: readonly SourcePart[]): EnglishRun[] | undefined {
  const put = [...runs];
  const taken = new Set<number>();
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'kept' && part.kind !== 'number') continue;
    const at = runWith(put, taken, { index, part });
    if (at === undefined && part.kind === 'number' && digitsOf(part.text).length <= WRITTEN_OUT) continue;
    const run = at === undefined ? undefined : put[at];
    if (at === undefined || run === undefined) return undefined;
    taken.add(at);
    put[at] = { ...run, text: replaced(run.text, part) };
  }
  return put;
}

/** The run of the part itself that has it, else any other one. */
function runWith(
  runs: readonly EnglishRun[],
  taken: ReadonlySet<number>,
  { index, part }: { readonly index: number; readonly part: SourcePart },
): number | undefined {
  const found = runs.flatMap((run, at) => (!taken.has(at) && findIn(run.text, part) ? [at] : []));
  return found.find((at) => runs[at]?.part === index) ?? found[0];
}

function replaced(text: string, part: SourcePart): string {
  const found = findIn(text, part);
  return found === undefined
    ? text
    : text.slice(0, found.index) + part.original + text.slice(found.index + found[0].length);
}

function findIn(text: string, { kind, text: wanted }: SourcePart): RegExpExecArray | undefined {
  const number = wanted.endsWith('%') ? PERCENTAGE : NUMBER;
  const pattern = kind === 'number' ? number : /[\p{L}\p{N}]+/gu;
  const isSame = (found: string): boolean =>
    kind === 'number' ? digitsOf(found) === digitsOf(wanted) : found === wanted;
  for (const match of text.matchAll(pattern)) if (isSame(match[0])) return match;
  return undefined;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
