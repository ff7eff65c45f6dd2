import { spawn } from 'node:child_process';

/**
 * Runs a command whose own output is only of interest if it fails; rejects with it then.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>} what it wrote to standard output
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(stdout);
      else reject(new Error(`\`${[command, ...args].join(' ')}\` failed:\n${stdout}${stderr}`.trimEnd()));
    });
  });
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
