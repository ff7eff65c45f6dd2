import { inNode24, prepare } from './launch.mjs';

/** @type {Record<string, { script: string, needs: import('./setup.mjs').ToolName[] }>} */
const commands = {
  service: { script: 'dist/service/commandLine.js', needs: [] },
  engine: { script: 'dist/service/engineCommand.js', needs: [] },
  bench: { script: 'scripts/bench.ts', needs: ['vscode', 'browser'] },
  package: { script: 'scripts/package.ts', needs: [] },
  screenshots: { script: 'scripts/screenshots.ts', needs: ['vscode', 'browser'] },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (name === 'build') await prepare([]);
else if (command) await inNode24({ ...command, args });
else {
  process.stderr.write(`Usage: node scripts/run.mjs build|${Object.keys(commands).join('|')} [arguments]\n`);
  process.exitCode = 2;
}
