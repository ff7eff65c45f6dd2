import { serveStandardStreams } from '../mcp/serveStandardStreams.ts';
import { soundFolders } from '../mcp/soundFolders.ts';
import { builtDependencies } from './builtDependencies.ts';
import { describeUnexpected } from './unexpected.ts';

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
