import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** The text of a regular file of at most `maxBytes`; throws for anything else, and waits for no pipe. */
export async function readRegularFile(path: string, maxBytes: number): Promise<string> {
  // Windows has no such flag, and no pipes among its files.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > maxBytes) throw new Error('It is no regular file of this size.');
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
