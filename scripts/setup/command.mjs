import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a command whose own output is only of interest if it fails; rejects with it then.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>} what it wrote to standard output
 */
export async function runQuietly(command, args, options = {}) {
  const running = promisify(execFile)(command, args, { ...options, maxBuffer: Number.POSITIVE_INFINITY });
  running.child.stdin?.end();
  try {
    return (await running).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    const told = `${stdout}${stderr}`.trimEnd() || String(error);
    throw new Error(`\`${[command, ...args].join(' ')}\` failed:\n${told}`);
  }
}

/**
 * Runs npm: the one that runs this script, if npm does, else the one on the PATH.
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} [options]
 */
export function runNpm(args, options = {}) {
  const quiet = [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [npm, ...quiet], options);
  if (process.platform !== 'win32') return runQuietly('npm', quiet, options);
  return runQuietly('cmd.exe', ['/c', 'npm.cmd', ...quiet], options);
}
