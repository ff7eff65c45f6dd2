import { lstat, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in an asset's folder that says that it must not be used, until it is installed anew. */
const DISTRUSTED = 'distrusted';

/** Has the asset in `folder` no more used. */
export async function distrust(folder: string): Promise<void> {
  await writeFile(join(folder, DISTRUSTED), '', { mode: 0o600 });
}

export function isDistrusted(folder: string): Promise<boolean> {
  return lstat(join(folder, DISTRUSTED)).then(
    () => true,
    () => false,
  );
}

/** Has the asset in `folder` used again, because the user wants it so. */
export async function trust(folder: string): Promise<void> {
  await rm(join(folder, DISTRUSTED), { force: true });
}
