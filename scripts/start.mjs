import { ensureBuilt } from './build/ensure.mjs';
import { attempt, becomeInNode24 } from './launch.mjs';
import { findOnPath } from './setup/findOnPath.mjs';
import { setUp } from './setup.mjs';

const args = process.argv.slice(2);

/** @returns {import('./setup.mjs').ToolName[]} what shows the editor: in a check nobody is there to open it */
function neededByEditor() {
  if (process.platform === 'win32') return [];
  if (args.includes('--check')) return ['vscode', 'browser'];
  return findOnPath('code') ? [] : ['vscode'];
}

await attempt(async () => {
  await setUp(['dependencies', 'node24', ...neededByEditor()]);
  await ensureBuilt();
  await becomeInNode24('scripts/start/main.ts', args);
});
