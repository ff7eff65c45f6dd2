import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { ProseReader } from '../../../src/editor/prose/proseReader.ts';
import { Connection } from '../../../src/editor/service/connection.ts';
import { PlaybackSession } from '../../../src/editor/speech/playbackSession.ts';
import { FakePanel } from './fakePanel.ts';
import { memoryOf } from './memory.ts';
import { NO_KEYS } from './noKeys.ts';

/** What a window of the editor has for reading aloud, on a storage folder that windows share. */
export interface PlaybackWindow {
  readonly session: PlaybackSession;
  /** The panel that the editor restored, or opened. */
  readonly panel: FakePanel;
  /** The local services that were started, by their process ids. */
  readonly processes: readonly number[];
  /** Ends as a window does that is closed or reloaded. */
  end(): void;
}

/** Opens a window on the storage `folder`, with the panel restored; `memory` is the workspace's. */
export async function openPlaybackWindow(
  folder: string,
  memory: vscode.Memento = memoryOf(new Map()),
): Promise<PlaybackWindow> {
  const extension = vscode.extensions.getExtension('harf-persian.harf');
  assert.ok(extension);
  const { extensionUri } = extension;
  const globalStorageUri = vscode.Uri.file(folder);
  const processes: number[] = [];
  const note = (message: string) => {
    const [, pid] = /process (\d+)/.exec(message) ?? [];
    if (pid !== undefined) processes.push(Number(pid));
  };
  const silent = () => {};
  const log = { debug: silent, info: note, warn: silent, error: silent, show: silent, dispose: silent };
  const connection = new Connection({ keys: NO_KEYS, log, extensionUri, globalStorageUri });
  const proseReader = new ProseReader(extensionUri, log);
  const shared = { connection, proseReader, log, extensionUri, globalStorageUri, memory };
  const playbacks = vscode.Uri.joinPath(globalStorageUri, 'readings').fsPath;
  const session = await PlaybackSession.load({ ...shared, storageUri: undefined, folder: playbacks });
  const panel = new FakePanel();
  session.restore(panel.view);
  await panel.until('the start', () => panel.start !== undefined);
  return {
    session,
    panel,
    processes,
    end: () => {
      session.dispose();
      proseReader.dispose();
      connection.dispose();
    },
  };
}
