import { rm } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { Connection } from '../connection.ts';
import type { Log } from '../log.ts';
import type { RequestLedger } from '../requestLedger.ts';
import type { Reader } from './reader.ts';
import { VIEW_TYPE } from './viewType.ts';

/** Reading aloud: its panel, its jobs and their sound. */
export interface ReadAloud extends vscode.Disposable {
  /** Loads what is kept, and goes on with what was under way, when it is first called. */
  reader(): Promise<Reader>;
  /** Ends all reading and deletes what is kept of it, of every workspace. */
  clear(): Promise<void>;
}

export interface ReadAloudParts {
  readonly connection: Connection;
  readonly ledger: RequestLedger;
  readonly log: Log;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  /** Where the extension may keep what all windows share. */
  readonly globalStorageUri: vscode.Uri;
  /** Tells this workspace from others; undefined where no folder is open. */
  readonly storageUri: vscode.Uri | undefined;
}

/** Costs nothing until reading aloud is used, or VS Code restores the panel. */
export function createReadAloud(parts: ReadAloudParts): ReadAloud {
  const folder = vscode.Uri.joinPath(parts.globalStorageUri, 'readings').fsPath;
  let loading: Promise<Reader> | undefined;
  const reader = () => {
    loading ??= import('./reader.ts').then(({ Reader }) => Reader.load({ ...parts, folder }));
    return loading;
  };
  const serializer = vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, {
    deserializeWebviewPanel: async (view) => (await reader()).restore(view),
  });
  return {
    reader,
    clear: async () => {
      if (loading) await (await loading).clear();
      else await rm(folder, { recursive: true, force: true });
    },
    dispose: () => {
      serializer.dispose();
      void loading?.then((loaded) => loaded.dispose());
    },
  };
}
