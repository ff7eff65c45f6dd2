import * as vscode from 'vscode';
import { systemTimer, whenQuiet } from '../../platform/clock.ts';
import { mayHaveStray } from '../../text/invisible.ts';
import {
  activeTextView,
  onDidChangeViewSelection,
  onDidChangeViewVisibleRanges,
  onDidChangeVisibleTextViews,
  visibleTextViews,
} from '../documents/textViews.ts';
import { LazyDisposable } from '../lazy.ts';
import { isLookedAt, linesOnScreen } from './lookedAt.ts';
import type { StrayView } from './strayView.ts';

/** So long nothing has to have changed before it is looked at, in milliseconds. */
const QUIET_MS = 300;

/**
 * Shows invisible characters that do not belong where they stand, in documents of every language. Until one may be on
 * the screen, that costs a search of what is there.
 */
export function registerInvisible(): vscode.Disposable {
  const view = new LazyDisposable<StrayView>(async () => new (await import('./strayView.ts')).StrayView());
  let typed: vscode.Location | undefined;
  const look = async () => {
    if (view.loaded || isWanted()) (await view.get()).look(typed);
  };
  const { ask: lookSoon, callOff } = whenQuiet(systemTimer, QUIET_MS, () => void look());
  lookSoon();
  return vscode.Disposable.from(
    { dispose: callOff },
    view,
    onDidChangeVisibleTextViews(lookSoon),
    onDidChangeViewVisibleRanges(lookSoon),
    // One that is given another language, too.
    vscode.workspace.onDidOpenTextDocument(lookSoon),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      // The log changes with every request.
      if (document.uri.scheme === 'output') return;
      const isInFront = document === activeTextView()?.document;
      if (isInFront && contentChanges.length > 0) typed = placeTyped(document, contentChanges);
      lookSoon();
    }),
    onDidChangeViewSelection(({ document, selection }) => {
      if (typed?.uri !== document.uri || typed.range.end.isEqual(selection.active)) return;
      typed = undefined;
      lookSoon();
    }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('harf') || change.affectsConfiguration('editor')) lookSoon();
    }),
  );
}

/** Where a single character was typed. */
function placeTyped(
  { uri }: vscode.TextDocument,
  changes: readonly vscode.TextDocumentContentChangeEvent[],
): vscode.Location | undefined {
  const [change] = changes;
  if (changes.length !== 1 || change?.text.length !== 1 || !change.range.isEmpty) return undefined;
  return new vscode.Location(uri, change.range.start.translate(0, 1));
}

function isWanted(): boolean {
  return visibleTextViews().some(
    (view) =>
      linesOnScreen(view.document, [view]).some(({ text }) => mayHaveStray(text)) &&
      isLookedAt(view.document),
  );
}
