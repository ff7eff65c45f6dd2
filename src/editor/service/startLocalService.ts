import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as vscode from 'vscode';
import type { Client } from '../../client/index.ts';
import type { Log } from '../log.ts';
import { naturalVoiceNames } from '../settings.ts';
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

/**
 * The folder in `parent` where Node.js may keep the compiled code of one build, called `build`, so that it starts faster
 * the next time. What other builds left there is removed.
 */
export async function codeCacheOf(build: string, parent: string): Promise<string> {
  // Node.js would let everybody look into it, and into what is above it if that is new. What cannot be made is not used.
  await mkdir(join(parent, build), { recursive: true, mode: 0o700 }).catch(() => {});
  const names = await readdir(parent).catch(() => []);
  const others = names.filter((name) => name !== build);
  // What stays takes place and does no harm.
  await Promise.allSettled(others.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  return join(parent, build);
}
