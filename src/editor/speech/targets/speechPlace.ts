import * as vscode from 'vscode';
import * as z from 'zod/mini';
import {
  activeTextView,
  onDidChangeActiveTextView,
  type TextView,
  visibleTextViews,
} from '../../documents/textViews.ts';
import { UserError } from '../../failures/userError.ts';
import { t } from '../../wording/localize.ts';

/** What the link in a hover carries; `line` and `character` count from 0. */
const speechPlace = z.strictObject({
  uri: z.string(),
  line: z.number().check(z.int(), z.nonnegative()),
  character: z.number().check(z.int(), z.nonnegative()),
});

/** A place from which to read. */
export interface SpeechPlace {
  readonly document: vscode.TextDocument;
  readonly position: vscode.Position;
}

/** The place that a link names; undefined for what a menu or a key gives, and for a document that was closed. */
export function linkedPlace(argument: unknown): SpeechPlace | undefined {
  const { data } = speechPlace.safeParse(argument);
  const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === data?.uri);
  if (data === undefined || document === undefined) return undefined;
  return { document, position: document.validatePosition(new vscode.Position(data.line, data.character)) };
}

/** Where the cursor is, or the selection begins. */
export function cursorOf({
  document,
  selections: [selection],
}: Pick<TextView, 'document' | 'selections'>): SpeechPlace {
  return { document, position: selection?.start ?? new vscode.Position(0, 0) };
}

/** The view of text that is meant by a command, also while the focus is in the player. */
export class LastView implements vscode.Disposable {
  #last = activeTextView();
  readonly #subscription = onDidChangeActiveTextView(() => {
    this.#last = activeTextView() ?? this.#last;
  });

  /** Throws a `UserError` if there is none. */
  get(): TextView {
    const last = this.#last?.document.isClosed ? undefined : this.#last;
    const view = activeTextView() ?? last ?? visibleTextViews()[0];
    if (view) return view;
    throw new UserError(t('Open a text document first.'), ['openSample']);
  }

  dispose(): void {
    this.#subscription.dispose();
  }
}
