import * as vscode from 'vscode';
import { Lazy } from '../../lazy.ts';
import type { Log } from '../../log.ts';
import type { Connection, Preparation } from '../../service/connection.ts';
import type { WorkspaceWords } from './workspaceWords.ts';

/** The pronunciations that the workspace chooses, and the local service that follows them. */
export interface FollowedWords extends vscode.Disposable {
  /** Reads the lists if that has not been done, and watches them from then on. */
  load(): Promise<WorkspaceWords>;
}

export interface FollowedWordsDependencies {
  readonly connection: Pick<Connection, 'prepareLocal' | 'runLocal'>;
  readonly log: Log;
  /** Of the personal list. */
  readonly globalStorageUri: vscode.Uri;
  /** Called when the local service reads words in another way than before. */
  readonly onFollowed: () => Promise<void>;
}

/** No list is read before the local service starts or a list is opened. */
export function createFollowedWords({
  connection,
  log,
  globalStorageUri,
  onFollowed,
}: FollowedWordsDependencies): FollowedWords {
  const prepare: Preparation = async (client) => {
    await client.pinWords({ words: await (await words.get()).current() });
  };
  const onChange = async () => {
    await connection.prepareLocal(prepare);
    await onFollowed();
  };
  const words = new Lazy<WorkspaceWords>(async () => {
    const { createWorkspaceWords } = await import('./workspaceWords.ts');
    const { createAnalyses } = await import('../analyses.ts');
    return createWorkspaceWords({ log, analyses: createAnalyses(connection), globalStorageUri, onChange });
  });
  const loadFor = ({ uri }: vscode.TextDocument) => {
    if (uri.path.endsWith('/harf-words.tsv')) void words.get().then((loaded) => loaded.current());
  };
  const opened = vscode.workspace.onDidOpenTextDocument(loadFor);
  vscode.workspace.textDocuments.forEach(loadFor);
  void connection.prepareLocal(prepare);
  return {
    load: () => words.get(),
    dispose() {
      opened.dispose();
      void words.loaded?.then((loaded) => loaded.dispose());
    },
  };
}
