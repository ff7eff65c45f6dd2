import * as vscode from 'vscode';
import { activeEditor } from '../text/commandTarget.ts';
import type { BesideDependencies } from './besideDependencies.ts';
import { BesideView } from './besideView.ts';
import { mirrorSelection, otherEditors } from './mirrorSelection.ts';
import { ScrollTogether } from './scrollTogether.ts';

/** Of the documents with Pinglish; `package.json` names it in the menus. */
const SCHEME = 'harf-pinglish';

/** All documents with Pinglish beside them. */
export interface BesideViews extends vscode.Disposable {
  open(): Promise<void>;
}

export function createBesideViews(dependencies: BesideDependencies): BesideViews {
  const views = new Map<string, BesideView>();
  const changes = new vscode.EventEmitter<vscode.Uri>();
  const viewOf = (document: vscode.TextDocument): BesideView => {
    const uri = besideUri(document);
    const view = views.get(uri.toString()) ?? new BesideView(document, dependencies, () => changes.fire(uri));
    views.set(uri.toString(), view);
    return view;
  };
  const close = (uri: vscode.Uri) => {
    views.get(uri.toString())?.dispose();
    views.delete(uri.toString());
  };
  /** The view that an editor shows a side of, and the editors of its other side. */
  const shownIn = (editor: vscode.TextEditor) => {
    const { document } = editor;
    const uri = document.uri.scheme === SCHEME ? document.uri : besideUri(document);
    const view = views.get(uri.toString());
    return view && { view, others: otherEditors(view, uri, editor) };
  };
  const scrolling = new ScrollTogether();
  const subscriptions = vscode.Disposable.from(
    changes,
    dependencies.onDidChangePronunciations(() => {
      for (const view of views.values()) view.readAgain();
    }),
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changes.event,
      provideTextDocumentContent: (uri) => views.get(uri.toString())?.text ?? '',
    }),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length > 0) views.get(besideUri(document).toString())?.follow();
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      // A new language mode closes a document and opens it again.
      if (!document.isClosed) return;
      close(document.uri.scheme === SCHEME ? document.uri : besideUri(document));
    }),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
      const shown = shownIn(textEditor);
      if (shown === undefined || textEditor !== vscode.window.activeTextEditor) return;
      for (const other of shown.others) scrolling.expectEcho(other);
      mirrorSelection(shown.view, textEditor, shown.others);
    }),
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => {
      const shown = shownIn(textEditor);
      if (shown) scrolling.follow(textEditor, shown.others);
    }),
  );
  return {
    async open() {
      const editor = activeEditor();
      const { document } = editor;
      const shown = views.get(document.uri.toString());
      if (shown) return shown.ask();
      await viewOf(document).ask();
      scrolling.follow(editor, [await show(document)]);
    },
    dispose() {
      subscriptions.dispose();
      for (const view of views.values()) view.dispose();
    },
  };
}

/** Its path is the title of the tab. */
function besideUri({ uri }: vscode.TextDocument): vscode.Uri {
  const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
  return vscode.Uri.from({ scheme: SCHEME, path: `/${name} (Pinglish)`, query: uri.toString() });
}

async function show(source: vscode.TextDocument): Promise<vscode.TextEditor> {
  const opened = await vscode.workspace.openTextDocument(besideUri(source));
  const document = await vscode.languages.setTextDocumentLanguage(opened, source.languageId);
  return vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: false,
  });
}
