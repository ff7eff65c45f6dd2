import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { toolsFolder } from './places.mjs';

const lockFile = join(toolsFolder, 'lock');
const pollMilliseconds = 100;

/**
 * Runs `work` while no other script of this folder installs or builds.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(work) {
  await mkdir(toolsFolder, { recursive: true });
  while (!(await takeLock())) await delay(pollMilliseconds);
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function takeLock() {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = Number(await readFile(lockFile, 'utf8').catch(() => ''));
    if (holder > 0 && !isAlive(holder)) await rm(lockFile, { force: true });
    return false;
  }
}

/** @param {number} processId */
function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
