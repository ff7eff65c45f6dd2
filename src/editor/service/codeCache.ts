import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The folder in `parent` where Node.js may keep the compiled code of one build, called `build`, so that it starts faster
 * the next time. What other builds left there is removed.
 */
export async function codeCacheOf(build: string, parent: string): Promise<string> {
  const names = await readdir(parent).catch(() => []);
  const others = names.filter((name) => name !== build);
  // What stays takes place and does no harm.
  await Promise.allSettled(others.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  return join(parent, build);
}
