import * as vscode from 'vscode';
import { latinOf, persianOf } from '../../document/links/link.ts';
import type { Connection } from '../connection.ts';
import type { Log } from '../log.ts';
import { createLinkDecorations } from './linkDecorations.ts';
import { createLinkedDocuments, type LinkedDocuments } from './linkedDocuments.ts';
import { createLinkHovers } from './linkHovers.ts';
import { createLinkKeeper } from './linkKeeper.ts';
import { createLinkStore } from './linkStore.ts';
import { createRestoreActions } from './restoreActions.ts';

export interface LinksParts {
  readonly connection: Pick<Connection, 'runLocal'>;
  readonly log: Log;
  readonly context: Pick<vscode.ExtensionContext, 'globalState' | 'workspaceState' | 'storageUri'>;
}

/** Latin words tied to the Persian ones they came from, and what is offered on them. */
export interface Links extends vscode.Disposable {
  /** The Latin words that Harf wrote. */
  readonly latin: LinkedDocuments;
  readonly marked: LinkedDocuments;
  /** Persian words whose Latin counterparts stand in other documents. */
  readonly persian: LinkedDocuments;
  /** Underlines linked words, or no longer, in this window and those opened later. */
  toggleAlignment(): void;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
  /** Deletes what is kept of links, and lets them go. */
  clear(): Promise<void>;
}

export function createLinks({ connection, log, context }: LinksParts): Links {
  const latin = createLinkedDocuments(latinOf);
  const persian = createLinkedDocuments(persianOf);
  const marked = createLinkedDocuments(latinOf);
  const decorations = createLinkDecorations({ latin, persian, memory: context.globalState });
  const store = createLinkStore({ storageUri: context.storageUri, memory: context.workspaceState, log });
  const keeper = createLinkKeeper({ linkedDocuments: latin, store, log });
  const parts = [
    createLinkHovers({ linkedDocuments: latin, connection, log }),
    createRestoreActions(latin),
    decorations,
    keeper,
    persian,
    latin,
  ];
  return {
    latin,
    marked,
    persian,
    toggleAlignment: () => decorations.toggle(),
    flush: () => keeper.flush(),
    async clear() {
      persian.forget();
      await keeper.clear();
    },
    dispose: () => vscode.Disposable.from(...parts).dispose(),
  };
}
