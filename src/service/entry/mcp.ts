/** The server of tools for agents: the editor starts it with its own executable, other agents with Node.js. */
import { parseArgs } from 'node:util';
import { serveAgent } from './serveAgent.ts';

try {
  const { values } = parseArgs({ options: { 'assets-dir': { type: 'string' } } });
  await serveAgent(import.meta.url, { assetsFolder: values['assets-dir'] });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
