import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A path for a socket in a folder of its own. */
export async function newSocketPath(): Promise<{ socketPath: string; remove: () => Promise<void> }> {
  if (process.platform === 'win32')
    return { socketPath: `\\\\.\\pipe\\harf-test-${crypto.randomUUID()}`, remove: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'harf-test-'));
  return { socketPath: join(folder, 's'), remove: () => rm(folder, { recursive: true, force: true }) };
}
