import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

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
