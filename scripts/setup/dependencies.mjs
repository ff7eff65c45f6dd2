import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './command.mjs';
import { root } from './places.mjs';

export const dependenciesTool = {
  description: 'the dependencies of package-lock.json',
  isThere: areInstalled,
  install: () => runNpm(['ci'], { cwd: root }),
};

/** @typedef {Record<string, { integrity?: string, optional?: boolean }>} Packages by path in the project's folder */

/** npm writes what it installed into node_modules when it is done, so half an installation has no such list. */
function areInstalled() {
  const locked = packagesOf('package-lock.json');
  const installed = packagesOf(join('node_modules', '.package-lock.json'));
  return (
    Object.keys(locked).every((path) => isAsLocked(path, locked, installed)) &&
    Object.keys(installed).every((path) => path in locked)
  );
}

/**
 * @param {string} path
 * @param {Packages} locked
 * @param {Packages} installed
 */
function isAsLocked(path, locked, installed) {
  if (path in installed) return installed[path]?.integrity === locked[path]?.integrity;
  // Optional packages are those of other platforms, too; the empty path is the project itself.
  return path === '' || locked[path]?.optional === true;
}

/**
 * @param {string} lockFile
 * @returns {Packages}
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
  } catch {
    return {};
  }
}
