import type * as vscode from 'vscode';
import type { Log } from '../log.ts';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';

/** What the documents beside need. */
export interface BesideDependencies {
  readonly connection: Connection;
  readonly proseReader: ProseReader;
  readonly log: Log;
  readonly onDidChangePronunciations: vscode.Event<void>;
}
