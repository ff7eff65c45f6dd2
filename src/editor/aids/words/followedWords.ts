import * as vscode from 'vscode';
import { Lazy } from '../../lazy.ts';
import type { Log } from '../../log.ts';
import type { Connection, Preparation } from '../../service/connection.ts';
import type { WorkspaceWords } from './workspaceWords.ts';

/**
 * The pronunciations that the workspace chooses, and the local service that follows them. No list is read before the local
 * service starts or a list is opened.
 */
export class FollowedWords implements vscode.Disposable {
  readonly #words: Lazy<WorkspaceWords>;
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
      await client.pinWords({ words: await (await this.load()).current() });
    };
    const onChange = async () => {
      await connection.prepareLocal(prepare);
      await onFollowed();
    };
    this.#words = new Lazy(async () => {
      const { WorkspaceWords } = await import('./workspaceWords.ts');
      const { Analyses } = await import('../analyses.ts');
      return new WorkspaceWords(log, new Analyses(connection), globalStorageUri, onChange);
    });
    const loadFor = ({ uri }: vscode.TextDocument) => {
      if (uri.path.endsWith('/harf-words.tsv')) void this.load().then((words) => words.current());
    };
    this.#opened = vscode.workspace.onDidOpenTextDocument(loadFor);
    vscode.workspace.textDocuments.forEach(loadFor);
    void connection.prepareLocal(prepare);
  }

  /** Reads the lists if that has not been done, and watches them from then on. */
  load(): Promise<WorkspaceWords> {
    return this.#words.get();
  }

  dispose(): void {
    this.#opened.dispose();
    void this.#words.loaded?.then((words) => words.dispose());
  }
}
