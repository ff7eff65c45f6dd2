import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemTimer, type Timer } from '../../platform/clock.ts';
import { onDisk, unlessMissing } from '../disk/diskFailure.ts';
import { type InstalledAsset, installedAsset, trust } from '../installed/installedAsset.ts';
import { type InstalledFile, writeRecord } from '../installed/record.ts';
import { locked, type Owners } from './lock.ts';

export interface InstallOptions {
  /** Holds a folder for each asset; made if need be. */
  readonly assetsFolder: string;
  readonly owners: Owners;
  readonly signal: AbortSignal;
  readonly timer?: Timer;
}

interface Installation extends InstallOptions {
  readonly id: string;
  readonly version: string;
  /** Puts all files into the folder that is given, which may have some of an earlier attempt, and tells what they are. */
  readonly fill: (folder: string) => Promise<readonly InstalledFile[]>;
  /** Called with that folder, now and then, while another window fills it. */
  readonly onWait?: (folder: string) => Promise<void>;
}

/**
 * Installs an asset, unless this version of it is there: its folder appears whole, at one stroke. Only one window at a
 * time does so; the others wait, and find it done. What it was filled with stays for the next attempt if one fails.
 */
export function install(installation: Installation): Promise<InstalledAsset> {
  const { assetsFolder, id, version, fill, onWait, ...rest } = installation;
  const folder = join(assetsFolder, id);
  const work = `${folder}.part`;
  return onDisk(assetsFolder, async () => {
    await mkdir(assetsFolder, { recursive: true, mode: 0o700 });
    const options = { timer: systemTimer, ...rest, onWait: async () => onWait?.(work) };
    return locked(`${folder}.lock`, options, async () => {
      const there = await installedAsset(assetsFolder, id);
      if (there?.version === version) {
        await trust(there.folder);
        return there;
      }
      await mkdir(work, { recursive: true, mode: 0o700 });
      const files = await fill(work);
      await keepOnly(work, files);
      await writeRecord(work, { id, version, files });
      await setAside(assetsFolder, id);
      await rename(work, folder);
      await removeOld(assetsFolder, id);
      return { id, version, files, folder };
    });
  });
}

/** Removes the asset `id`, and what was fetched of it, once no other window is fetching it. */
export function remove(
  id: string,
  { assetsFolder, timer = systemTimer, ...rest }: InstallOptions,
): Promise<void> {
  return onDisk(assetsFolder, async () => {
    await mkdir(assetsFolder, { recursive: true, mode: 0o700 });
    await locked(join(assetsFolder, `${id}.lock`), { timer, ...rest }, async () => {
      await setAside(assetsFolder, id);
      await rm(join(assetsFolder, `${id}.part`), { recursive: true, force: true });
      await removeOld(assetsFolder, id);
    });
  });
}

/** Removes what was fetched of assets that are not installed, but for what is being fetched now; never rejects. */
export async function removeUnfinished(assetsFolder: string): Promise<void> {
  const names = await readdir(assetsFolder).catch((): string[] => []);
  const unfinished = names.filter(
    (name) => name.endsWith('.part') && !names.includes(`${name.slice(0, -'.part'.length)}.lock`),
  );
  await Promise.allSettled(
    unfinished.map((name) => rm(join(assetsFolder, name), { recursive: true, force: true })),
  );
}

async function keepOnly(folder: string, files: readonly InstalledFile[]): Promise<void> {
  const kept = new Set(files.map(({ name }) => name));
  const others = (await readdir(folder)).filter((name) => !kept.has(name));
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
}

/** From here on it is not installed, even if not all of it can be deleted. */
async function setAside(assetsFolder: string, id: string): Promise<void> {
  const folder = join(assetsFolder, id);
  await rename(folder, `${folder}.old-${randomUUID()}`).catch(unlessMissing(undefined));
}

/** What another process still uses may stay until the next time. */
async function removeOld(assetsFolder: string, id: string): Promise<void> {
  const old = (await readdir(assetsFolder)).filter((name) => name.startsWith(`${id}.old-`));
  await Promise.allSettled(old.map((name) => rm(join(assetsFolder, name), { recursive: true, force: true })));
}
