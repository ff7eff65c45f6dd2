import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Timer, wait } from '../../platform/clock.ts';
import { onDisk, systemCode, unlessMissing } from '../disk/diskFailure.ts';

/** Who holds a lock: a process that lives, or has ended. */
export interface Owners {
  /** This process: letters, digits and hyphens only. */
  readonly self: string;
  isAlive(owner: string): boolean;
}

/** How often a lock that somebody else holds is looked at, in milliseconds. */
const LOOK_MS = 500;

export interface LockOptions {
  readonly owners: Owners;
  readonly timer: Timer;
  readonly signal: AbortSignal;
  /** Called whenever somebody else still holds it. */
  readonly onWait?: () => Promise<void>;
}

/**
 * Runs `work` while no other window does so under the lock at `path`. A lock is a folder with one file in it that is
 * named for who holds it; it comes to be and changes hands by renames, so that only one can win.
 */
export async function locked<Result>(
  path: string,
  { owners, timer, signal, onWait }: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = `${owners.self}.${randomUUID()}`;
  while (!(await onDisk(dirname(path), () => take(path, holder, owners)))) {
    await onWait?.();
    await wait(timer, LOOK_MS, signal);
  }
  try {
    return await work();
  } finally {
    await giveBack(path, holder);
  }
}

async function take(path: string, holder: string, owners: Owners): Promise<boolean> {
  const names = await readdir(path).catch(unlessMissing(undefined));
  if (names === undefined) return make(path, holder);
  const [other] = names;
  if (other === undefined) {
    // Somebody is giving it back, or was stopped while doing so.
    await rmdir(path).catch(() => {});
    return false;
  }
  const [owner = ''] = other.split('.');
  if (owners.isAlive(owner)) return false;
  return rename(join(path, other), join(path, holder)).then(() => true, unlessMissing(false));
}

/** What a rename says where there is a lock already, on the one system or the other. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'];

async function make(path: string, holder: string): Promise<boolean> {
  const made = `${path}-${randomUUID()}`;
  await mkdir(made, { mode: 0o700 });
  await writeFile(join(made, holder), '');
  try {
    await rename(made, path);
    return true;
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    if (TAKEN.includes(systemCode(error) ?? '')) return false;
    throw error;
  }
}

async function giveBack(path: string, holder: string): Promise<void> {
  await rm(join(path, holder), { force: true });
  // Somebody may have taken it meanwhile.
  await rmdir(path).catch(() => {});
}
