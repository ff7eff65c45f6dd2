import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workbenchAddress } from '../../test/support/vscode/address.ts';
import { installExtension } from '../../test/support/vscode/installExtension.ts';
import { startEditorServer } from '../../test/support/vscode/server.ts';
import { packageExtension } from '../package/packageExtension.ts';
import { findOnPath } from '../setup/findOnPath.mjs';
import { root } from '../setup/places.mjs';
import type { LocalService } from './localService.ts';

const examples = join(root, 'examples');

/** Opens the examples in Visual Studio Code and stays until Ctrl+C. */
export async function showEditor(service: LocalService): Promise<void> {
  const interrupted = interruption();
  const close = await (findOnPath('code') ? openDesktop() : openInBrowser());
  console.log(`The local service is at ${service.baseUrl} with the key ${service.key}`);
  console.log('Ctrl+C ends all that was started here.');
  await interrupted;
  await close();
}

/** Resolves at the first of them; the next ones do not disturb the ending. */
function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
}

async function openDesktop(): Promise<() => Promise<void>> {
  const args = ['--new-window', `--extensionDevelopmentPath=${root}`, examples, join(examples, 'sample.md')];
  spawn('code', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  console.log('\nVisual Studio Code opens in a window of its own.');
  return async () => {};
}

async function openInBrowser(): Promise<() => Promise<void>> {
  if (process.platform === 'win32')
    throw new Error('Install Visual Studio Code with `code` on the PATH first.');
  const dataFolder = await mkdtemp(join(tmpdir(), 'harf-editor-'));
  const extensionsFolder = join(dataFolder, 'extensions');
  await installExtension(await packageExtension(), { dataFolder, extensionsFolder });
  const server = await startEditorServer({ dataFolder, extensionsFolder, forPeople: true });
  const contents = { folder: examples, file: join(examples, 'sample.md') };
  console.log(`\nOpen Visual Studio Code in your browser:\n  ${workbenchAddress(server.url, contents)}`);
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
