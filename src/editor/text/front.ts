import type * as vscode from 'vscode';
import { activeTextView, type TextView } from '../documents/textViews.ts';

/** What was in front when a command was called: it works on that, whatever comes to the front while it loads. */
export interface Front {
  readonly document: vscode.TextDocument;
  readonly selections: readonly vscode.Selection[];
  readonly view: TextView;
}

/** A command that was called. */
export interface Call {
  /** What a link, a code action or a menu gives; anything. */
  readonly argument: unknown;
  /** Taken before anything was loaded; undefined if no text editor had the focus. */
  readonly front: Front | undefined;
}

/** The view that has the focus, as it is now; undefined if there is none. */
export function frontNow(): Front | undefined {
  const view = activeTextView();
  return view && frontOf(view);
}

/** A view as it is now: its selections change as the user moves on. */
export function frontOf(view: TextView): Front {
  const { document, selections } = view;
  const { version } = document;
  return {
    document,
    view,
    // VS Code moves them along when the text before them changes.
    get selections() {
      return document.version === version ? selections : view.selections;
    },
  };
}
