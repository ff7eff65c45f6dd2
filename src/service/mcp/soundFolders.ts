import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

/**
 * The folders within which an agent may have sound written: the one that the command was called in, and the temporary
 * one. Of a client that starts its servers at the root of the disk nobody meant all of it.
 */
export function soundFolders(environment: NodeJS.ProcessEnv): string[] {
  // npm runs its scripts in the folder of the project, and says here where it was called.
  const called = environment['INIT_CWD'] ?? process.cwd();
  return dirname(called) === called ? [tmpdir()] : [called, tmpdir()];
}
