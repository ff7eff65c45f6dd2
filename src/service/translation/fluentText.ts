import type { Analysis } from '../../engine/index.ts';
import { codePointLength } from '../../text/codePoints.ts';
import { withKeptParts } from './sentences/keptParts.ts';
import { type EnglishRun, markUp, readMarkUp } from './sentences/markup.ts';
import type { SourcePart } from './sentences/sourceSentence.ts';
import { sourceSentences } from './sentences/sourceSentences.ts';
import type { SentenceLink, TranslatedText, WordLink } from './translatedText.ts';

/** Translates one sentence with elements, keeping them. */
export type TranslateMarkUp = (html: string) => Promise<string>;

/**
 * Translates an analysed text sentence by sentence. Line breaks, lists and what stands between sentences are those of
 * the source, as are addresses, code, Latin words and numbers. Rejects with what `translate` rejects with, or with the
 * signal's reason, at the latest after the sentence that is being translated.
 */
export async function translateFluently(
  analysis: Analysis,
  translate: TranslateMarkUp,
  signal?: AbortSignal,
): Promise<TranslatedText> {
  let translation = '';
  let length = 0;
  const links: SentenceLink[] = [];
  for (const { before, parts } of sourceSentences(analysis)) {
    signal?.throwIfAborted();
    translation += before;
    length += codePointLength(before);
    if (parts.length === 0) continue;
    const runs = withLineBreaks(await sentenceRuns(parts, translate), parts);
    links.push(sentenceLink(runs, parts, length));
    const english = runs.map(({ text }) => text).join('');
    translation += english;
    length += codePointLength(english);
  }
  return { translation, links };
}

/** The English of one sentence; in pieces between what must stay, if that is lost otherwise. */
async function sentenceRuns(
  parts: readonly SourcePart[],
  translate: TranslateMarkUp,
): Promise<readonly EnglishRun[]> {
  const whole = trimmed(readMarkUp(await translate(markUp(parts))));
  return withKeptParts(whole, parts) ?? piecewise(parts, translate);
}

async function piecewise(parts: readonly SourcePart[], translate: TranslateMarkUp): Promise<EnglishRun[]> {
  const runs: EnglishRun[] = [];
  for (let from = 0; from < parts.length; ) {
    const part = parts[from];
    const isKept = part !== undefined && isToKeep(part);
    const next = isKept ? from + 1 : nextKept(parts, from);
    const piece = parts.slice(from, next);
    if (runs.length > 0 && piece[0]?.space !== '') runs.push({ text: ' ', part: undefined });
    if (isKept) runs.push({ text: part.original, part: from });
    else runs.push(...(await pieceRuns(piece, from, translate)));
    from = next;
  }
  return runs;
}

async function pieceRuns(
  piece: readonly SourcePart[],
  offset: number,
  translate: TranslateMarkUp,
): Promise<EnglishRun[]> {
  if (piece.every(({ kind }) => kind === 'punctuation'))
    return [{ text: piece.map(({ original }) => original).join(''), part: undefined }];
  const runs = trimmed(readMarkUp(await translate(markUp(piece))));
  return runs.map((run) => (run.part === undefined ? run : { ...run, part: run.part + offset }));
}

function nextKept(parts: readonly SourcePart[], from: number): number {
  const next = parts.findIndex((part, at) => at > from && isToKeep(part));
  return next < 0 ? parts.length : next;
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

function sentenceLink(
  runs: readonly EnglishRun[],
  parts: readonly SourcePart[],
  targetStart: number,
): SentenceLink {
  const words: WordLink[] = [];
  let at = targetStart;
  for (const { text, part } of runs) {
    const from = at;
    at += codePointLength(text);
    const source = part === undefined ? undefined : parts[part];
    if (source === undefined || text.trim() === '') continue;
    const targetEnd = at - codePointLength(text) + codePointLength(text.trimEnd());
    const lead = codePointLength(text) - codePointLength(text.trimStart());
    words.push({
      sourceStart: source.codePointStart,
      sourceEnd: source.codePointEnd,
      targetStart: from + lead,
      targetEnd,
    });
  }
  const span = { targetStart, targetEnd: at };
  return {
    sourceStart: parts[0]?.codePointStart ?? 0,
    sourceEnd: parts.at(-1)?.codePointEnd ?? 0,
    ...span,
    words,
  };
}
