import type * as vscode from 'vscode';
import type { Log } from '../log.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';

export interface ReadAloudDependencies {
  readonly connection: Connection;
  readonly proseReader: ProseReader;
  readonly log: Log;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  /** Where the extension may keep what all windows share. */
  readonly globalStorageUri: vscode.Uri;
  /** Tells this workspace from others; undefined where no folder is open. */
  readonly storageUri: vscode.Uri | undefined;
  /** Remembers over reloads of this workspace which playback is in front. */
  readonly memory: vscode.Memento;
}
