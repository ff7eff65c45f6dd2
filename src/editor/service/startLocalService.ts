import * as vscode from 'vscode';
import { entryOf } from '#host/startService.ts';
import type { Client } from '../../client/index.ts';
import type { ServiceNotice } from '../host/runningService.ts';
import type { Log } from '../log.ts';
import { naturalVoiceNames } from '../settings.ts';
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
  const onNotice = async (notice: ServiceNotice) =>
    (await import('./showServiceNotice.ts')).showServiceNotice(notice, options.dataFolder);
  const naturalVoices = () => naturalVoiceNames(vscode.workspace.getConfiguration('harf'));
  return new LocalService({
    ...options,
    ...(await entryOf(extensionUri, codeFolder)),
    naturalVoices,
    onNotice,
  });
}
