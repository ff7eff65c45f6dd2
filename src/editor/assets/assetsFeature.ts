import * as vscode from 'vscode';
import type { Log } from '../log.ts';
import type { Connection } from '../service/connection.ts';

/** What the commands that fetch and remove work with. */
export interface AssetsFeature {
  readonly connection: Pick<Connection, 'assetsFolder' | 'restartLocal'>;
  readonly log: Log;
  /** Keeps what was installed, so that the palette knows without a look at the disk. */
  readonly memory: vscode.Memento;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
}

/** The kinds of assets, by their context keys. */
export const KINDS = ['harf.hasFluentTranslation', 'harf.hasNaturalVoice'] as const;

export type Kind = (typeof KINDS)[number];

/** Tells the palette what was installed when it was looked at last. */
export function createAssets(feature: AssetsFeature): AssetsFeature {
  for (const kind of KINDS) if (feature.memory.get(kind) === true) setContext(kind, true);
  return feature;
}

export function setContext(kind: Kind, value: boolean): void {
  void vscode.commands.executeCommand('setContext', kind, value);
}
