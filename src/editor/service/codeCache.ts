import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The folder in `parent` where Node.js may keep the compiled code of one build, called `build`, so that it starts faster
 * the next time. What other builds left there is removed. `parent` and the folder around it are for their user only,
 * whoever makes them first: Node.js would let everybody read them.
 */
export async function codeCacheOf(build: string, parent: string): Promise<string> {
  await makePrivate(parent);
  const names = await readdir(parent).catch(() => []);
  const others = names.filter((name) => name !== build);
  // What stays takes place and does no harm.
  await Promise.allSettled(others.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  return join(parent, build);
}

/** Without them compiled code is not kept, which does no harm. */
async function makePrivate(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const each of [dirname(folder), folder]) await chmod(each, 0o700);
  } catch {
    // A folder that cannot be written to has nothing of ours.
  }
}
