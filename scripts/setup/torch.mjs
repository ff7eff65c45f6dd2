import { spawnSync } from 'node:child_process';
import { runQuietly } from './command.mjs';
import { findOnPath } from './findOnPath.mjs';

/** The release with which the network was trained last; another one gives slightly other numbers. */
const release = '1.13';
const aptInstall = ['install', '--no-install-recommends', 'python3-torch'];

/** HARF_PYTHON, else Debian's, else the one on the PATH; undefined if none has PyTorch. */
const found = () =>
  [process.env['HARF_PYTHON'], '/usr/bin/python3', findOnPath('python3')].find(
    (path) => path && hasTorch(path),
  );

/**
 * The Python that has PyTorch.
 * @returns {string} its executable
 */
export function python() {
  const executable = found();
  if (!executable)
    throw new Error(
      `No Python with PyTorch was found. Install it (on Debian: sudo apt-get ${aptInstall.join(' ')}), or name a Python in the environment variable HARF_PYTHON.`,
    );
  return executable;
}

/** @param {string} path */
const hasTorch = (path) => spawnSync(path, ['-c', 'import torch, numpy']).status === 0;

export const torchTool = {
  description: `PyTorch ${release}, which only training needs`,
  isThere: () => found() !== undefined,
  async install() {
    if (process.getuid?.() === 0 && findOnPath('apt-get')) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await runQuietly('apt-get', ['update', '-q'], { env });
      await runQuietly('apt-get', ['-q', '-y', ...aptInstall], { env });
    }
    python();
  },
};
