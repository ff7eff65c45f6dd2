import { execFile } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPlaybackWindow, type PlaybackWindow } from '../../test/support/editor/playbackWindow.ts';
import { ownServices } from './processes.ts';
import { readAloud } from './speechSteps.ts';
import type { Use } from './use.ts';
import { select, show, type WorkedDocument } from './workedDocument.ts';

const runFile = promisify(execFile);
const DISK_BYTES = 65_536;

/** Kills the local service under a command, or between two. */
export async function killService(use: Use, worked: WorkedDocument): Promise<void> {
  const { random, log, commands } = use;
  const isDuring = random() < 0.5;
  const selected = await select(use, worked);
  const { document } = worked.editor;
  const { version } = document;
  const timer = setTimeout(kill, isDuring ? 20 : 0);
  if (!isDuring) await log.step('kill the service', () => {});
  await commands.run('diacritize', {
    name: 'diacritize (service killed)',
    on: `${selected} of ${worked.kind}`,
    isDone: () => document.version !== version,
  });
  clearTimeout(timer);
}

function kill(): void {
  for (const pid of ownServices()) process.kill(pid, 'SIGKILL');
}

/** Works while nothing can be written to where Harf keeps what all windows share. */
export async function fillDisk(use: Use, worked: WorkedDocument): Promise<void> {
  const { log } = use;
  let restore = async () => {};
  await log.step('fill the disk', async () => {
    restore = await withoutSpace(use);
  });
  try {
    if (use.random() < 0.5) kill();
    const { document } = worked.editor;
    for (const command of ['diacritize', 'pinglish', 'restorePersian']) {
      const selected = await select(use, worked);
      const { version } = document;
      await use.commands.run(command, {
        name: `${command} (disk full)`,
        on: `${selected} of ${worked.kind}`,
        isDone: () => document.version !== version,
      });
    }
    await readAloud(use, worked, 'readAloud (disk full)');
  } finally {
    await restore();
  }
  // It has the folder open that was in the way.
  kill();
}

/** @returns how to give the space back */
async function withoutSpace({ storageFolder, notes }: Use): Promise<() => Promise<void>> {
  await mkdir(storageFolder, { recursive: true });
  try {
    await runFile('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', storageFolder]);
  } catch {
    notes.add('No small disk could be mounted: a file stood in place of the storage folder.');
    return withoutFolder(storageFolder);
  }
  await writeFile(join(storageFolder, 'filling'), Buffer.alloc(2 * DISK_BYTES)).catch(() => {});
  return async () => void (await runFile('umount', ['--lazy', storageFolder]));
}

async function withoutFolder(folder: string): Promise<() => Promise<void>> {
  const aside = `${folder}.aside`;
  await rename(folder, aside);
  await writeFile(folder, '');
  return async () => {
    await rm(folder);
    await rename(aside, folder);
  };
}

/** Reads aloud in windows that are closed in the middle and opened again on the same storage. */
export async function reload(use: Use, worked: WorkedDocument): Promise<void> {
  const { log, storageFolder } = use;
  const folder = join(storageFolder, '..', 'endurance-windows');
  const windows: PlaybackWindow[] = [];
  const open = async () => {
    const window = await openPlaybackWindow(folder);
    windows.push(window);
    return window;
  };
  await mkdir(folder, { recursive: true });
  await show(worked.editor);
  await log.step('a window begins to read and is closed', async () => {
    const window = await open();
    await window.session.readAloud();
    await window.panel.playback();
    window.end();
  });
  await log.step('it is opened again and goes on', async () => {
    const window = await open();
    await window.panel.ended();
    await window.panel.removeAll();
  });
  for (const window of windows) {
    window.end();
    window.panel.dispose();
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
