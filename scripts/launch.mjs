import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build/ensure.mjs';
import { nodePath } from './setup/node.mjs';
import { root } from './setup/places.mjs';
import { say } from './setup/say.mjs';
import { setUp } from './setup.mjs';

/**
 * Installs what is missing and builds what is out of date; says what is wrong if that fails.
 * @param {readonly import('./setup.mjs').ToolName[]} needs beside the dependencies and Node.js 24
 * @returns {Promise<boolean>} whether all is there
 */
export async function prepare(needs) {
  try {
    await setUp(['dependencies', 'node24', ...needs]);
    await ensureBuilt();
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    return false;
  }
}

/**
 * Runs a script under Node.js 24 in place of this process: with its standard streams and signals, ending as
 * it ends.
 * @param {{ script: string, args: readonly string[], needs: readonly import('./setup.mjs').ToolName[] }} command
 */
export async function inNode24({ script, args, needs }) {
  if (await prepare(needs)) await become(nodePath(24), ['--enable-source-maps', join(root, script), ...args]);
}

/** @type {NodeJS.Signals[]} */
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @param {string} executable
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
function become(executable, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(executable, args, { stdio: 'inherit' });
    for (const signal of passedOn) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of passedOn) process.removeAllListeners(name);
      if (signal) process.kill(process.pid, signal);
      else process.exitCode = code ?? 1;
      resolve();
    });
  });
}
