import { ensureBuilt } from './build/ensure.mjs';
import { attempt, becomeInNode24 } from './launch.mjs';
import { setUp } from './setup.mjs';

/**
 * @typedef {object} Command
 * @property {string} script
 * @property {string[]} [args] that come before those of the user
 * @property {import('./setup.mjs').ToolName[]} [needs]
 * @property {boolean} [needsBuild] true if left out
 */

const biome = 'node_modules/@biomejs/biome/bin/biome';

/** @type {Record<string, Command>} */
const commands = {
  typecheck: {
    script: 'node_modules/typescript/bin/tsc',
    args: ['-b', '.', 'tsconfig.browser.json'],
    needsBuild: false,
  },
  lint: { script: biome, args: ['check', '--error-on-warnings', '.'], needsBuild: false },
  format: { script: biome, args: ['check', '--write', '.'], needsBuild: false },
  contributions: { script: 'scripts/contributions.ts', needsBuild: false },
  mutation: { script: 'scripts/mutation.ts', needsBuild: false },
  extensionTests: { script: 'scripts/test/prepareExtensionTests.ts' },
  service: { script: 'dist/commands/commandLine.js' },
  engine: { script: 'dist/commands/engineCommand.js' },
  package: { script: 'scripts/package.ts' },
  corpus: { script: 'scripts/corpus.ts' },
  eval: { script: 'scripts/eval.ts' },
  train: { script: 'scripts/train.ts', needs: ['torch'] },
  weights: { script: 'scripts/weights.ts' },
  senses: { script: 'scripts/senses.ts' },
  choices: { script: 'scripts/choices.ts' },
  meanings: { script: 'scripts/meanings.ts' },
  golden: { script: 'scripts/golden.ts' },
  pictures: { script: 'scripts/pictures.ts', needs: ['vscode', 'browser'] },
  bench: { script: 'scripts/bench.ts', needs: ['node22', 'vscode', 'browser'] },
  prosody: { script: 'scripts/prosody.ts' },
  endurance: { script: 'scripts/endurance.ts', needs: ['vscode', 'browser'] },
  screenshots: { script: 'scripts/screenshots.ts', needs: ['vscode', 'browser'] },
};

const [name = '', ...args] = process.argv.slice(2);

await attempt(async () => {
  const command = commands[name];
  if (!command) throw new Error(`Usage: node scripts/run.mjs ${Object.keys(commands).join('|')} [arguments]`);
  await setUp(['dependencies', 'node24', ...(command.needs ?? [])]);
  if (command.needsBuild !== false) await ensureBuilt();
  await becomeInNode24(command.script, [...(command.args ?? []), ...args]);
});
