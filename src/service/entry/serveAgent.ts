import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { serveStandardStreams } from '../mcp/mcpServer.ts';
import { describeUnexpected } from '../service.ts';
import { builtDependencies } from './builtDependencies.ts';

interface AgentOptions {
  /** Waited before each sentence that is spoken. */
  readonly sentenceDelayMs?: number;
  /** Where what the user fetched lies; nothing of it is used if it is left out. */
  readonly assetsFolder?: string | undefined;
}

/**
 * Offers the tools to the agent at the other end of standard input and output until it closes them, from the entry
 * module at `entryUrl`.
 */
export async function serveAgent(entryUrl: string, options: AgentOptions): Promise<void> {
  await serveStandardStreams({
    ...builtDependencies(entryUrl, options),
    soundFolders: soundFolders(process.env),
    onUnexpected: (error) => process.stderr.write(`${describeUnexpected(error)}\n`),
  });
}

/**
 * The folders within which an agent may have sound written: the one that the command was called in, and the temporary
 * one. Of a client that starts its servers at the root of the disk nobody meant all of it.
 */
export function soundFolders(environment: NodeJS.ProcessEnv): string[] {
  // npm runs its scripts in the folder of the project, and says here where it was called.
  const called = environment['INIT_CWD'] ?? process.cwd();
  return dirname(called) === called ? [tmpdir()] : [called, tmpdir()];
}
