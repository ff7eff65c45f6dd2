import { basename } from 'node:path';
import * as vscode from 'vscode';
import type { Client } from '../../client/index.ts';
import type { Log } from '../log.ts';
import { naturalVoiceNames } from '../settings.ts';
import { codeCacheOf } from './codeCache.ts';
import type { ServiceNotice } from './localProcess.ts';
import { LocalService } from './localService.ts';

interface LocalServiceFolders {
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
  readonly dataFolder: string;
  /** Where every build of the service may keep its compiled code. */
  readonly codeFolder: string;
  readonly assetsFolder: string;
  readonly log: Log;
  /** Done before anything else is asked of the service. */
  readonly prepare: (client: Client) => Promise<void>;
}

/** The local service of this build, which starts its process when that is first needed. */
export async function startLocalService({
  extensionUri,
  codeFolder,
  ...options
}: LocalServiceFolders): Promise<LocalService> {
  const modulePath = vscode.Uri.joinPath(extensionUri, 'dist', 'service', 'main.js').fsPath;
  const onNotice = async (notice: ServiceNotice) =>
    (await import('./showServiceNotice.ts')).showServiceNotice(notice, options.dataFolder);
  const codeCache = await codeCacheOf(basename(extensionUri.fsPath), codeFolder);
  const naturalVoices = () => naturalVoiceNames(vscode.workspace.getConfiguration('harf'));
  return new LocalService({ ...options, modulePath, codeCache, naturalVoices, onNotice });
}
