import { ensureBuilt } from './build/ensure.mjs';
import { attempt, becomeInNode24 } from './launch.mjs';
import { setUp } from './setup.mjs';

/** @type {Record<string, { script?: string, needs?: import('./setup.mjs').ToolName[] }>} */
const commands = {
  build: {},
  service: { script: 'dist/service/commandLine.js' },
  engine: { script: 'dist/service/engineCommand.js' },
  contributions: { script: 'scripts/contributions.ts' },
  package: { script: 'scripts/package.ts' },
  corpus: { script: 'scripts/corpus.ts' },
  eval: { script: 'scripts/eval.ts' },
  train: { script: 'scripts/train.ts' },
  meanings: { script: 'scripts/meanings.ts' },
  golden: { script: 'scripts/golden.ts' },
  bench: { script: 'scripts/bench.ts', needs: ['vscode', 'browser'] },
  endurance: { script: 'scripts/endurance.ts', needs: ['vscode', 'browser'] },
  screenshots: { script: 'scripts/screenshots.ts', needs: ['vscode', 'browser'] },
};

const [name = '', ...args] = process.argv.slice(2);

await attempt(async () => {
  const command = commands[name];
  if (!command) throw new Error(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')} [arguments]`);
  await setUp(['dependencies', 'node24', ...(command.needs ?? [])]);
  await ensureBuilt();
  if (command.script) await becomeInNode24(command.script, args);
});
