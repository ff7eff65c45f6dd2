import { rm } from 'node:fs/promises';
import * as vscode from 'vscode';
import { VIEW_TYPE } from './panel/viewType.ts';
import type { ReadAloudParts } from './readAloudParts.ts';
import type { Reader } from './reader.ts';

/** Reading aloud: its panel, its jobs and their sound. */
export interface ReadAloud extends vscode.Disposable {
  /** Loads what is kept, and goes on with what was under way, when it is first called. */
  reader(): Promise<Reader>;
  /** Ends all reading and deletes what is kept of it, of every workspace. */
  clear(): Promise<void>;
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
