import { rm } from 'node:fs/promises';
import * as vscode from 'vscode';
import { Lazy } from '../lazy.ts';
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
  const controller = new Lazy<PlaybackController>(async () =>
    (await import('./playbackController.ts')).PlaybackController.load({ ...dependencies, folder }),
  );
  const serializer = vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, {
    deserializeWebviewPanel: async (view) => (await controller.get()).restore(view),
  });
  return {
    controller: () => controller.get(),
    refreshVoices: async () => (await controller.loaded)?.refreshVoices(),
    clear: async () => {
      if (controller.loaded) return (await controller.loaded).clear();
      await rm(folder, { recursive: true, force: true });
      await dependencies.memory.update(SHOWN, undefined);
    },
    dispose: () => {
      serializer.dispose();
      void controller.loaded?.then((loaded) => loaded.dispose());
    },
  };
}
