import * as vscode from 'vscode';
import { neededFront } from '../text/commandTarget.ts';
import type { Front } from '../text/front.ts';
import type { BesideDependencies } from './besideDependencies.ts';
import { type BesideKind, type BesideName, besideKinds, kindOfScheme } from './besideKinds.ts';
import { BesideView } from './besideView.ts';
import { mirrorSelection, otherEditors } from './mirrorSelection.ts';
import { ScrollTogether } from './scrollTogether.ts';

/** All documents with Pinglish or English beside them. */
export interface BesideViews extends vscode.Disposable {
  open(name: BesideName, front: Front | undefined): Promise<void>;
}

export function createBesideViews(dependencies: BesideDependencies): BesideViews {
  const views = new Map<string, BesideView>();
  const changes = new vscode.EventEmitter<vscode.Uri>();
  const viewOf = (source: vscode.TextDocument, kind: BesideKind): BesideView => {
    const uri = besideUri(source, kind);
    const view =
      views.get(uri.toString()) ?? new BesideView({ source, kind }, dependencies, () => changes.fire(uri));
    views.set(uri.toString(), view);
    return view;
  };
  const close = (uri: vscode.Uri) => {
    views.get(uri.toString())?.dispose();
    views.delete(uri.toString());
  };
  /** The views that a document is a side of. */
  const viewsOf = (document: vscode.TextDocument): BesideView[] =>
    urisOf(document).flatMap((uri) => views.get(uri.toString()) ?? []);
  /** The views that an editor shows a side of, and the editors of their other sides. */
  const shownIn = (editor: vscode.TextEditor) =>
    viewsOf(editor.document).map((view) => ({
      view,
      others: otherEditors(view, besideUri(view.source, view.kind), editor),
    }));
  const scrolling = new ScrollTogether();
  const subscriptions = vscode.Disposable.from(
    changes,
    dependencies.onDidChangePronunciations(() => {
      for (const view of views.values()) view.readAgain();
    }),
    ...Object.values(besideKinds).map(({ scheme }) =>
      vscode.workspace.registerTextDocumentContentProvider(scheme, {
        onDidChange: changes.event,
        provideTextDocumentContent: (uri) => views.get(uri.toString())?.text ?? '',
      }),
    ),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length === 0) return;
      for (const view of viewsOf(document)) if (view.source === document) view.follow();
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      // A new language mode closes a document and opens it again.
      if (!document.isClosed) return;
      for (const uri of urisOf(document)) close(uri);
    }),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (textEditor !== vscode.window.activeTextEditor) return;
      for (const { view, others } of shownIn(textEditor)) {
        for (const other of others) scrolling.expectEcho(other);
        mirrorSelection(view, textEditor, others);
      }
    }),
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
      for (const { others } of shownIn(textEditor)) scrolling.follow(textEditor, others);
    }),
  );
  return {
    async open(name, front) {
      const { editor, document } = neededFront(front);
      const shown = views.get(document.uri.toString());
      if (shown) return shown.ask();
      const view = viewOf(document, besideKinds[name]);
      await view.ask();
      scrolling.follow(editor, [await show(view)]);
    },
    dispose() {
      subscriptions.dispose();
      for (const view of views.values()) view.dispose();
    },
  };
}

/** Those of all kinds beside a document; of one that stands beside another, its own. */
function urisOf(document: vscode.TextDocument): vscode.Uri[] {
  if (kindOfScheme(document.uri.scheme) !== undefined) return [document.uri];
  return Object.values(besideKinds).map((kind) => besideUri(document, kind));
}

/** Its path is the title of the tab. */
function besideUri({ uri }: vscode.TextDocument, { scheme, label }: BesideKind): vscode.Uri {
  const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
  return vscode.Uri.from({ scheme, path: `/${name} (${label})`, query: uri.toString() });
}

async function show({ source, kind }: BesideView): Promise<vscode.TextEditor> {
  const opened = await vscode.workspace.openTextDocument(besideUri(source, kind));
  const document = await vscode.languages.setTextDocumentLanguage(opened, source.languageId);
  return vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: false,
  });
}
