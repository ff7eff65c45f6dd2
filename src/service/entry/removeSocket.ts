import { rmdirSync, unlinkSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes the socket at `path`, and the folder that it was alone in; a named pipe goes by itself. */
export function removeSocket(path: string): void {
  if (process.platform === 'win32') return;
  for (const remove of [() => unlinkSync(path), () => rmdirSync(dirname(path))]) {
    try {
      remove();
    } catch {
      // It is gone already, or something else is there.
    }
  }
}
