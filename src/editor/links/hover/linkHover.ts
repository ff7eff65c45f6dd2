import * as vscode from 'vscode';
import { isTypedWord, type Link, originalOf } from '../../../document/links/link.ts';
import type { TrackedSpan } from '../../../document/links/trackedSpans.ts';
import { sentenceAround } from '../../../document/passages/sentenceAround.ts';
import { isolated } from '../../../text/invisible.ts';
import { overlaps, type Span, sliceSpan } from '../../../text/span.ts';
import type { Analyses, WordInText } from '../../aids/analyses.ts';
import { lfRange } from '../../documents/lfDocument.ts';
import type { Log } from '../../log.ts';
import { isAbort } from '../../progress/abort.ts';
import { describeError } from '../../wording/describeError.ts';
import { appendCommandLink, appendPlain, directed } from '../../wording/hoverText.ts';
import { t } from '../../wording/localize.ts';
import { originArea, type RestoreArea, restoreTitle, wholeArea } from '../restoreArea.ts';
import { appendCandidates, type CandidateDependencies, candidatesOf } from '../typed/candidates.ts';
import { TYPED_WORD } from '../typed/typedWordCommand.ts';

interface LinkHoverDependencies {
  /** Of the local service: hovering sends nothing anywhere. */
  readonly analyses: Analyses;
  readonly log: Pick<Log, 'debug'>;
  readonly candidates: CandidateDependencies;
}

/** Says what a linked word came from, and offers to put that back. */
export async function linkHover(
  { analyses, log, candidates }: LinkHoverDependencies,
  { document, word, inner }: LinkedPlace,
  signal: AbortSignal,
): Promise<vscode.Hover> {
  const { piece } = word.value;
  const link = inner?.value ?? word.value;
  const isSentence = word.value.words !== undefined;
  const sentence = isSentence ? word.value.original : sentenceAround(piece.original, link.original);
  const unknown = (error: unknown): undefined => {
    if (isAbort(error)) throw error;
    log.debug(describeError(error));
  };
  const text = new vscode.MarkdownString();
  const isTyped = isTypedWord(word.value);
  text.isTrusted = { enabledCommands: ['harf.restorePersian', ...(isTyped ? [TYPED_WORD] : [])] };
  if (inner !== undefined || !isSentence) {
    const marked = await markedForm(analyses, link, sentence, signal).catch(unknown);
    appendWord(text, originalOf(link), marked ?? originalOf(link));
  }
  appendSource(text, link, sentence);
  if (isTyped) {
    const found = await candidatesOf(candidates, document, { link, sentence }, signal).catch(unknown);
    if (found) appendCandidates(text, document, link, found);
  }
  appendRestore(text, restoreTitle(word.value), [
    ...(isSentence ? [] : [{ label: t('the word'), area: originArea(document, piece, link.original) }]),
    { label: t('the sentence'), area: originArea(document, piece, sentence) },
    { label: t('all'), area: wholeArea(document) },
  ]);
  return new vscode.Hover(directed(text), lfRange(document, inner ?? word));
}

/** A linked word, as it is now. */
export interface LinkedPlace {
  readonly document: vscode.TextDocument;
  /** Of a translation, the sentence. */
  readonly word: TrackedSpan<Link>;
  /** The word of the sentence, if it is known what that came from. */
  readonly inner: TrackedSpan<Link> | undefined;
}

/** The Persian word with the marks that the local service gives it in its sentence. */
async function markedForm(
  analyses: Analyses,
  { piece, original }: Link,
  sentence: Span,
  signal: AbortSignal,
): Promise<string> {
  const [words = []] = await analyses.of([sliceSpan(piece.original, sentence)], signal);
  const place = {
    utf16Start: original.utf16Start - sentence.utf16Start,
    utf16End: original.utf16End - sentence.utf16Start,
  };
  const inside = words.filter((word) => overlaps(word, place));
  const unread = sliceSpan(piece.original, original);
  return inside.every((word) => word.utf16Start >= place.utf16Start && word.utf16End <= place.utf16End)
    ? inside.reduceRight((text, word) => replaced(text, word, place.utf16Start), unread)
    : unread;
}

function replaced(text: string, { utf16Start, utf16End, word }: WordInText, utf16Base: number): string {
  return text.slice(0, utf16Start - utf16Base) + word.diacritized + text.slice(utf16End - utf16Base);
}

function appendWord(text: vscode.MarkdownString, persian: string, marked: string): void {
  appendBold(text, persian);
  if (marked !== persian) appendPlain(text.appendMarkdown(' · '), isolated(marked));
}

function appendSource(text: vscode.MarkdownString, link: Link, sentence: Span): void {
  const { original } = link.piece;
  const before = original.slice(sentence.utf16Start, link.original.utf16Start);
  const after = original.slice(link.original.utf16End, sentence.utf16End);
  appendPlain(text.appendMarkdown('\n\n'), `\u2068${oneLine(before)}`);
  appendBold(text, oneLine(originalOf(link)));
  appendPlain(text, `${oneLine(after)}\u2069`);
}

/** Isolated within the signs of bold text too: right behind a full stop they would not end it. */
function appendBold(text: vscode.MarkdownString, plain: string): void {
  appendPlain(text.appendMarkdown('**'), isolated(plain)).appendMarkdown('**');
}

interface Restorable {
  readonly label: string;
  readonly area: RestoreArea;
}

function appendRestore(text: vscode.MarkdownString, title: string, restorable: readonly Restorable[]): void {
  appendPlain(text.appendMarkdown('\n\n'), `${title}: `);
  for (const [at, { label, area }] of restorable.entries()) {
    if (at > 0) text.appendMarkdown(' · ');
    appendCommandLink(text, label, 'harf.restorePersian', area);
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
