import * as vscode from 'vscode';
import { originalOf, writtenOf } from '../../document/links/link.ts';
import type { ListPlace } from '../aids/words/listFile.ts';
import { lfSpan } from '../documents/lfDocument.ts';
import type { Log } from '../log.ts';
import type { Connection } from '../service/connection.ts';
import { createLinkHovers } from './hover/linkHovers.ts';
import { createLinkDecorations } from './linkDecorations.ts';
import { createLinkedDocuments, type LinkedDocuments } from './linkedDocuments.ts';
import { createLinkKeeper } from './records/linkKeeper.ts';
import { createLinkStore, type UnkeptReason } from './records/linkStore.ts';

interface LinksDependencies {
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly log: Log;
  readonly context: Pick<vscode.ExtensionContext, 'globalState' | 'storageUri' | 'globalStorageUri'>;
}

/** Words tied to those that they came from, and what is offered on them. */
export interface Links extends vscode.Disposable {
  /** The words that Harf wrote: Latin ones, and Persian ones that were typed as Pinglish. */
  readonly latin: LinkedDocuments;
  /** Persian words whose Latin counterparts stand in other documents. */
  readonly persian: LinkedDocuments;
  /** Words that Harf marked, as `latin`, and what the author had there, as `persian`; nothing shows them. */
  readonly marked: LinkedDocuments;
  /** Underlines linked words, or no longer, in this window and those opened later. */
  toggleAlignment(): void;
  /** Whether links in a document could be kept when the window closes, though the text may double its length. */
  canKeepLinks(document: vscode.TextDocument): Promise<true | UnkeptReason>;
  /** Where what the user chose for typed words is kept. */
  readonly typedList: ListPlace;
  /** Of how many documents Pinglish can be restored, and marks be taken off exactly. */
  count(): Promise<LinkCounts>;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
  /** Deletes what is kept of links, and lets them go; rejects if not all could be deleted. */
  clear(): Promise<void>;
}

interface LinkCounts {
  readonly latin: number;
  readonly marked: number;
}

export function createLinks({ connection, log, context }: LinksDependencies): Links {
  const latin = createLinkedDocuments(writtenOf);
  const persian = createLinkedDocuments(originalOf);
  const marked = createLinkedDocuments(writtenOf);
  const decorations = createLinkDecorations({ latin, persian, memory: context.globalState });
  const root = context.globalStorageUri;
  const typedList = { uri: vscode.Uri.joinPath(root, 'harf-pinglish.tsv'), root };
  const uris = [...(context.storageUri ? [context.storageUri] : []), context.globalStorageUri];
  const storage = uris.map(({ fsPath }) => fsPath);
  const store = createLinkStore({ name: 'links', storage, log });
  const markStore = createLinkStore({ name: 'marks', storage, log });
  const keeper = createLinkKeeper({ linkedDocuments: latin, store, log });
  const markKeeper = createLinkKeeper({ linkedDocuments: marked, store: markStore, log });
  const parts = [
    createLinkHovers({ linkedDocuments: latin, connection, log, list: typedList }),
    createRestoreActions(latin),
    decorations,
    keeper,
    markKeeper,
    persian,
    latin,
    marked,
  ];
  return {
    latin,
    persian,
    marked,
    typedList,
    toggleAlignment: () => decorations.toggle(),
    canKeepLinks: (document) => store.check(2 * document.getText().length),
    async count() {
      return { latin: await keeper.count(), marked: await markKeeper.count() };
    },
    async flush() {
      await Promise.all([keeper.flush(), markKeeper.flush()]);
    },
    async clear() {
      persian.forget();
      await Promise.all([keeper.clear(), markKeeper.clear()]);
    },
    dispose: () => vscode.Disposable.from(...parts).dispose(),
  };
}

/** Offers to put back what linked words came from where the cursor or the selection touches linked words. */
function createRestoreActions(linkedDocuments: LinkedDocuments): vscode.Disposable {
  const kind = vscode.CodeActionKind.RefactorRewrite.append('restorePersian');
  const provider: vscode.CodeActionProvider = {
    async provideCodeActions(document, range) {
      const { utf16Start, utf16End } = lfSpan(document, range);
      const links = linkedDocuments.of(document);
      const { value: first } = links?.from(utf16Start).next() ?? {};
      if (links === undefined || !first || first.utf16Start > utf16End) return [];
      const { restoreTitle, wordsArea } = await import('./restoreArea.ts');
      const title = restoreTitle(first.value);
      const action = new vscode.CodeAction(title, kind);
      // A selection, which may be long, is what the command is about without an argument.
      const touched = links.touching(utf16Start, utf16End);
      const area = range.isEmpty ? [wordsArea(document, touched)] : [];
      action.command = { title, command: 'harf.restorePersian', arguments: area };
      return [action];
    },
  };
  return vscode.languages.registerCodeActionsProvider('*', provider, { providedCodeActionKinds: [kind] });
}
