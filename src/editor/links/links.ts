import * as vscode from 'vscode';
import { originalOf, writtenOf } from '../../document/links/link.ts';
import type { ListPlace } from '../aids/pronunciationList/listFile.ts';
import { lfSpan } from '../documents/lfDocument.ts';
import { Lazy } from '../lazy.ts';
import type { Log } from '../log.ts';
import type { Connection } from '../service/connection.ts';
import { registerLinkHovers } from './hover/linkHovers.ts';
import { LinkDecorations } from './linkDecorations.ts';
import { LinkedDocuments } from './linkedDocuments.ts';
import { LinkKeeper } from './records/linkKeeper.ts';
import type { LinkStore, UnkeptReason } from './records/linkStore.ts';

type LinksContext = Pick<vscode.ExtensionContext, 'globalState' | 'storageUri' | 'globalStorageUri'>;

interface LinkCounts {
  readonly latin: number;
  readonly marked: number;
}

/** Words tied to those that they came from, and what is offered on them. */
export class Links implements vscode.Disposable {
  /** The words that Harf wrote: Latin ones, and Persian ones that were typed as Pinglish. */
  readonly latin = new LinkedDocuments(writtenOf);
  /** Persian words whose Latin counterparts stand in other documents. */
  readonly persian = new LinkedDocuments(originalOf);
  /** Words that Harf marked, as `latin`, and what the author had there, as `persian`; nothing shows them. */
  readonly marked = new LinkedDocuments(writtenOf);
  /** Where what the user chose for typed words is kept. */
  readonly typedList: ListPlace;
  readonly #store: Lazy<LinkStore>;
  readonly #decorations: LinkDecorations;
  readonly #keeper: LinkKeeper;
  readonly #markKeeper: LinkKeeper;
  readonly #offers: vscode.Disposable;

  constructor(
    connection: Pick<Connection, 'runLocal'>,
    log: Log,
    { globalState, storageUri, globalStorageUri: root }: LinksContext,
  ) {
    this.typedList = { uri: vscode.Uri.joinPath(root, 'harf-pinglish.tsv'), root };
    const storage = [...(storageUri ? [storageUri] : []), root].map(({ fsPath }) => fsPath);
    const storeOf = (name: string) =>
      new Lazy(async () => new (await import('./records/linkStore.ts')).LinkStore(name, storage, log));
    this.#store = storeOf('links');
    this.#decorations = new LinkDecorations(this.latin, this.persian, globalState);
    this.#keeper = new LinkKeeper(this.latin, this.#store, log);
    this.#markKeeper = new LinkKeeper(this.marked, storeOf('marks'), log);
    this.#offers = vscode.Disposable.from(
      registerLinkHovers({ linkedDocuments: this.latin, connection, log, list: this.typedList }),
      registerRestoreActions(this.latin),
    );
  }

  /** Underlines linked words, or no longer, in this window and those opened later. */
  toggleAlignment(): void {
    this.#decorations.toggle();
  }

  /** Whether links in a document could be kept when the window closes, though the text may double its length. */
  async canKeepLinks(document: vscode.TextDocument): Promise<true | UnkeptReason> {
    return (await this.#store.get()).check(2 * document.getText().length);
  }

  /** Of how many documents Pinglish can be restored, and marks be taken off exactly. */
  async count(): Promise<LinkCounts> {
    return { latin: await this.#keeper.count(), marked: await this.#markKeeper.count() };
  }

  /** Writes what is not written yet. */
  async flush(): Promise<void> {
    await Promise.all([this.#keeper.flush(), this.#markKeeper.flush()]);
  }

  /** Deletes what is kept of links, and lets them go; rejects if not all could be deleted. */
  async clear(): Promise<void> {
    this.persian.forget();
    await Promise.all([this.#keeper.clear(), this.#markKeeper.clear()]);
  }

  dispose(): void {
    vscode.Disposable.from(
      this.#offers,
      this.#decorations,
      this.#keeper,
      this.#markKeeper,
      this.persian,
      this.latin,
      this.marked,
    ).dispose();
  }
}

/** Offers to put back what linked words came from where the cursor or the selection touches linked words. */
function registerRestoreActions(linkedDocuments: LinkedDocuments): vscode.Disposable {
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
