import * as vscode from 'vscode';
import { LazyDisposable } from '../../lazy.ts';
import type { Log } from '../../log.ts';
import type { Connection, Preparation } from '../../service/connection.ts';
import type { PronunciationLists } from './pronunciationLists.ts';

/**
 * The pronunciations that the workspace chooses, and the local service that follows them. No list is read before the local
 * service starts or a list is opened.
 */
export class FollowedLists implements vscode.Disposable {
  readonly #lists: LazyDisposable<PronunciationLists>;
  readonly #opened: vscode.Disposable;

  /**
   * @param globalStorageUri where the personal list is
   * @param onFollowed called when the local service reads words in another way than before
   */
  constructor(
    connection: Pick<Connection, 'prepareLocal' | 'runLocal'>,
    log: Log,
    globalStorageUri: vscode.Uri,
    onFollowed: () => Promise<void>,
  ) {
    const prepare: Preparation = async (client) => {
      await client.pinWords({ words: await (await this.load()).words() });
    };
    const onChange = async () => {
      await connection.prepareLocal(prepare);
      await onFollowed();
    };
    this.#lists = new LazyDisposable(async () => {
      const { PronunciationLists } = await import('./pronunciationLists.ts');
      const { Analyses } = await import('../analyses.ts');
      return new PronunciationLists(log, new Analyses(connection), globalStorageUri, onChange);
    });
    const loadFor = ({ uri }: vscode.TextDocument) => {
      if (uri.path.endsWith('/harf-words.tsv')) void this.load().then((lists) => lists.words());
    };
    this.#opened = vscode.workspace.onDidOpenTextDocument(loadFor);
    vscode.workspace.textDocuments.forEach(loadFor);
    void connection.prepareLocal(prepare);
  }

  /** Reads the lists if that has not been done, and watches them from then on. */
  load(): Promise<PronunciationLists> {
    return this.#lists.get();
  }

  dispose(): void {
    this.#opened.dispose();
    this.#lists.dispose();
  }
}
