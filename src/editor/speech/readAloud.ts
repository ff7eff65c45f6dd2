import * as vscode from 'vscode';
import { LazyDisposable } from '../lazy.ts';
import { SHOWN, VIEW_TYPE } from './panel/viewType.ts';
import type { PlaybackSession, SessionParts } from './playbackSession.ts';

interface ReadAloudParts extends Omit<SessionParts, 'folder'> {
  /** Where the extension may keep what all windows share. */
  readonly globalStorageUri: vscode.Uri;
}

/** Reading aloud; costs nothing until it is used, or VS Code restores the panel. */
export class ReadAloud implements vscode.Disposable {
  readonly #memory: vscode.Memento;
  readonly #folder: string;
  readonly #session: LazyDisposable<PlaybackSession>;
  readonly #serializer: vscode.Disposable;

  constructor(parts: ReadAloudParts) {
    this.#memory = parts.memory;
    // The name is older than the word playback; users have files in it.
    const folder = vscode.Uri.joinPath(parts.globalStorageUri, 'readings').fsPath;
    this.#folder = folder;
    this.#session = new LazyDisposable(async () =>
      (await import('./playbackSession.ts')).PlaybackSession.load({ ...parts, folder }),
    );
    this.#serializer = vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, {
      deserializeWebviewPanel: async (view) => (await this.session()).restore(view),
    });
  }

  /** The first call loads what is kept and goes on with what was under way. */
  session(): Promise<PlaybackSession> {
    return this.#session.get();
  }

  /** Looks again which natural voices there are; nothing where reading aloud was not used. */
  async refreshVoices(): Promise<void> {
    await (await this.#session.loaded)?.refreshVoices();
  }

  /** Ends all playbacks and deletes what is kept of them, of every workspace. */
  async clear(): Promise<void> {
    if (this.#session.loaded) return (await this.#session.loaded).clear();
    const { rm } = await import('#platform/files.ts');
    await rm(this.#folder, { recursive: true, force: true });
    await this.#memory.update(SHOWN, undefined);
  }

  dispose(): void {
    this.#serializer.dispose();
    this.#session.dispose();
  }
}
