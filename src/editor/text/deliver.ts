import * as vscode from 'vscode';
import { endsInTable, insertionBelow } from '../../document/answers/below.ts';
import { caretAfter, shiftsOf } from '../../document/answers/caret.ts';
import { isChange, type PartChange } from '../../document/answers/changes.ts';
import { formatOf, type ProseKind, proseKind } from '../../document/prose/formats.ts';
import { changedText, type TextChange } from '../../text/span.ts';
import type { Choice } from '../contributions/settings.ts';
import { applyChanges } from '../documents/applyChanges.ts';
import { lfOffset, lfPosition, lfText } from '../documents/lfDocument.ts';
import { isReadOnly, readOnlyMessage } from '../documents/readOnly.ts';
import { showUntitled, type UntitledText } from '../documents/showUntitled.ts';
import { viewsOf } from '../documents/textViews.ts';
import { t } from '../wording/localize.ts';
import type { CommandTarget } from './commandTarget.ts';

/** What a command made, in the language of its document, where it cannot or shall not go into that. */
type Result = UntitledText;

/** What became of the results: in the document or another place, or offered, which the user may leave. */
export type Outcome =
  | {
      readonly kind: 'replaced';
      /** The document right before the changes, its lines ending with LF. */
      readonly before: string;
      /** In order, in offsets of `before`. */
      readonly changes: readonly PartChange[];
    }
  | {
      readonly kind: 'beside';
      readonly document: vscode.TextDocument;
      readonly spans: readonly SpanText[];
    }
  /** Into another place, or below what it came from. */
  | { readonly kind: 'elsewhere' }
  /** The document is as it should be already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'offered'; readonly isTaken: Promise<boolean> };

/** Called right before the changes are made, though there be none, with what becomes of every part, also of those that
 * stay the same. */
export type BeforeReplacing = (changes: readonly PartChange[]) => void;

/** What a span of the scope became in a document of its own. */
interface SpanText {
  /** Where it begins there. */
  readonly utf16Start: number;
  /** In offsets of the source. */
  readonly changes: readonly PartChange[];
  /** Where the span begins in the source. */
  readonly utf16SourceStart: number;
}

/**
 * Puts what becomes of a command's target where `output` says, but nothing below a line of a document whose format
 * gives lines a meaning, or of a table: that goes beside. If the document cannot take it, because it is read-only or changed meanwhile,
 * it is left as it is and the result is offered in another way.
 */
export async function deliver(
  target: CommandTarget,
  changes: readonly PartChange[],
  output: Choice<'output'>,
  beforeReplacing: BeforeReplacing = () => {},
): Promise<Outcome> {
  const spans = spanTexts(target, changes);
  const result = { text: spans.map(({ text }) => text).join('\n'), languageId: target.source.languageId };
  const kind = kindOf(target);
  const isFit =
    formatOf(kind)?.below !== undefined &&
    !target.spans.some((span) => endsInTable(target.source, span, kind));
  const isUnfit = output === 'below' && !isFit;
  if (isUnfit) void vscode.window.showInformationMessage(noLinesBelowMessage());
  const place = isUnfit ? 'beside' : output;
  switch (place) {
    case 'beside':
      return { kind: 'beside', document: await openBeside(result), spans };
    case 'clipboard':
      await copyResult(result);
      return { kind: 'elsewhere' };
    default:
      return putIntoDocument(target, changes, { output: place, result, beforeReplacing });
  }
}

/** Says why `text` was not put into its document, and offers other places for it. */
export function offerInstead(why: string, result: Result): Outcome {
  // The command ends while the offer is still shown.
  return { kind: 'offered', isTaken: offerResult(why, result) };
}

function spanTexts({ source, spans }: CommandTarget, changes: readonly PartChange[]) {
  let [next, utf16Start] = [0, 0];
  return spans.map((span) => {
    const inside: PartChange[] = [];
    for (let change = changes[next]; change && change.utf16Start < span.utf16End; change = changes[++next])
      if (isChange(change)) inside.push(change);
    const text = changedText(source.text, span, inside);
    const placed = { utf16Start, utf16SourceStart: span.utf16Start, changes: inside, text };
    utf16Start += text.length + 1;
    return placed;
  });
}

interface Replacement {
  readonly output: 'replace' | 'below';
  readonly result: Result;
  readonly beforeReplacing: BeforeReplacing;
}

async function putIntoDocument(
  target: CommandTarget,
  changes: readonly PartChange[],
  { output, result, beforeReplacing }: Replacement,
): Promise<Outcome> {
  const { document } = target;
  if (await isReadOnly(document)) return offerInstead(readOnlyMessage(document), result);
  const parts = currentChanges(target, changes);
  if (!changes.some(isChange)) {
    if (output === 'replace') beforeReplacing(parts ?? []);
    return sayNothingChanged();
  }
  if (parts === undefined) return offerInstead(changedMessage(), result);
  const current = parts.filter(isChange);
  const edits = output === 'replace' ? current : below(target, changes.filter(isChange));
  const before = lfText(document);
  if (output === 'replace') beforeReplacing(parts);
  const restoreCarets = keepCarets(document, output === 'replace' ? current : []);
  const applied = await applyChanges(document, edits);
  if (applied === 'changed') return offerInstead(changedMessage(), result);
  if (applied === 'readOnly') return offerInstead(readOnlyMessage(document), result);
  restoreCarets();
  return output === 'replace' ? { kind: 'replaced', before, changes: current } : { kind: 'elsewhere' };
}

/** The changes in offsets of the document as it is now; undefined if what they change is not as it was. */
function currentChanges(target: CommandTarget, changes: readonly PartChange[]): PartChange[] | undefined {
  const current: PartChange[] = [];
  for (const change of changes) {
    const span = target.find(change);
    if (span === undefined) return undefined;
    current.push({ ...change, utf16Start: span.utf16Start, utf16End: span.utf16End });
  }
  return current;
}

function kindOf({ document: { languageId, fileName } }: CommandTarget): ProseKind {
  return proseKind(languageId, fileName);
}

function below(target: CommandTarget, changes: readonly PartChange[]): TextChange[] {
  const { source, spans, find } = target;
  const insertions = new Map<number, string>();
  for (const span of spans) {
    const inside = changes.filter(
      ({ utf16Start, utf16End }) => span.utf16Start <= utf16Start && utf16End <= span.utf16End,
    );
    if (inside.length === 0) continue;
    const { utf16Start, text } = insertionBelow(source, span, inside, kindOf(target));
    const now = find({ utf16Start: utf16Start - 1, utf16End: utf16Start })?.utf16End ?? utf16Start;
    insertions.set(now, (insertions.get(now) ?? '') + text);
  }
  return [...insertions].map(([utf16Start, text]) => ({ utf16Start, utf16End: utf16Start, text }));
}

function noLinesBelowMessage(): string {
  return t('A new line means something of its own here, so the result is beside it.');
}

function sayNothingChanged(): Outcome {
  void vscode.window.showInformationMessage(t('There was nothing to change.'));
  return { kind: 'unchanged' };
}

function changedMessage(): string {
  return t('The text was changed while Harf was working on it, so it was left as it is.');
}

/** Opens `result` in an untitled document beside the editor. */
async function openBeside(result: Result): Promise<vscode.TextDocument> {
  const beside = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
  return (await showUntitled(result, beside)).document;
}

/** Puts `result` on the clipboard and says so. */
async function copyResult({ text }: Result): Promise<void> {
  await vscode.env.clipboard.writeText(text);
  void vscode.window.showInformationMessage(t('The result is on the clipboard.'));
}

/**
 * Says why `result` was not put into its document, and offers other places for it.
 * @returns whether one was chosen
 */
async function offerResult(why: string, result: Result): Promise<boolean> {
  const beside = t('Open Beside');
  const copy = t('Copy');
  const chosen = await vscode.window.showWarningMessage(why, beside, copy);
  if (chosen === beside) await openBeside(result);
  if (chosen === copy) await copyResult(result);
  return chosen !== undefined;
}

/**
 * Notes where the carets and selections of the views of a document are, and what they show, before `changes`.
 * @returns puts them back at their words, and the lines into view, after the changes
 */
function keepCarets(document: vscode.TextDocument, changes: readonly PartChange[]): () => void {
  const shifts = shiftsOf(changes);
  const place = (position: vscode.Position) => caretAfter(changes, shifts, lfOffset(document, position));
  const kept = viewsOf(document).map((view) => ({
    view,
    selections: view.selections.map(({ anchor, active }) => ({
      anchor: place(anchor),
      active: place(active),
    })),
    utf16Top: view.visibleRanges[0] && place(view.visibleRanges[0].start),
  }));
  return () => {
    const position = (utf16Offset: number) => lfPosition(document, utf16Offset);
    for (const { view, selections, utf16Top } of kept) {
      if (changes.length > 0)
        view.selections = selections.map(
          ({ anchor, active }) => new vscode.Selection(position(anchor), position(active)),
        );
      if (utf16Top === undefined) continue;
      const top = position(utf16Top);
      if (view.visibleRanges[0]?.start.line !== top.line)
        view.revealRange(new vscode.Range(top, top), vscode.TextEditorRevealType.AtTop);
    }
  };
}
