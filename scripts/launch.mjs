import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath } from './setup/node.mjs';
import { root } from './setup/places.mjs';
import { say } from './setup/say.mjs';

/**
 * Does the work of a script; what goes wrong is said in its own words and makes the script fail.
 * @param {() => Promise<void>} work
 */
export async function attempt(work) {
  try {
    await work();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/**
 * A terminal sends Ctrl+C to the child as well, which must not take it for a second one.
 * @type {NodeJS.Signals[]}
 */
const passedOn = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];

/**
 * Runs a script of the project under Node.js 24 in place of this process: with its standard streams and
 * signals, ending as it ends.
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export function becomeInNode24(script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(24), ['--enable-source-maps', join(root, script), ...args], {
      stdio: 'inherit',
    });
    for (const signal of passedOn) process.on(signal, () => child.kill(signal));
    if (process.stdin.isTTY) process.on('SIGINT', () => {});
    const watch = watchParent(() => child.kill());
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of [...passedOn, 'SIGINT']) process.removeAllListeners(name);
      if (signal) process.kill(process.pid, signal);
      else process.exitCode = code ?? 1;
      resolve();
    });
  });
}

const watchMilliseconds = 250;

/**
 * npm runs a script by a shell, and a signal that ends npm and the shell does not reach us: what tells us is
 * that our parent is another.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), watchMilliseconds);
}
