import { rm } from 'node:fs/promises';
import * as vscode from 'vscode';
import { SHOWN, VIEW_TYPE } from './panel/viewType.ts';
import type { PlaybackController } from './playbackController.ts';
import type { ReadAloudDependencies } from './readAloudDependencies.ts';

/** Reading aloud: its panel, its jobs and their sound. */
export interface ReadAloud extends vscode.Disposable {
  /** The first call loads what is kept and goes on with what was under way. */
  controller(): Promise<PlaybackController>;
  /** Looks again which natural voices there are; nothing where reading aloud was not used. */
  refreshVoices(): Promise<void>;
  /** Ends all playbacks and deletes what is kept of them, of every workspace. */
  clear(): Promise<void>;
}

/** Costs nothing until reading aloud is used, or VS Code restores the panel. */
export function createReadAloud(dependencies: ReadAloudDependencies): ReadAloud {
  // The name is older than the word playback; users have files in it.
  const folder = vscode.Uri.joinPath(dependencies.globalStorageUri, 'readings').fsPath;
  let loading: Promise<PlaybackController> | undefined;
  const controller = () => {
    loading ??= import('./playbackController.ts').then(({ PlaybackController }) =>
      PlaybackController.load({ ...dependencies, folder }),
    );
    return loading;
  };
  const serializer = vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, {
    deserializeWebviewPanel: async (view) => (await controller()).restore(view),
  });
  return {
    controller,
    refreshVoices: async () => (await loading)?.refreshVoices(),
    clear: async () => {
      if (loading) return (await loading).clear();
      await rm(folder, { recursive: true, force: true });
      await dependencies.memory.update(SHOWN, undefined);
    },
    dispose: () => {
      serializer.dispose();
      void loading?.then((loaded) => loaded.dispose());
    },
  };
}
