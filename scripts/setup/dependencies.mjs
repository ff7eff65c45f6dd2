import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './command.mjs';
import { root } from './places.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */

export const dependenciesTool = {
  description: 'the dependencies of package-lock.json',
  isThere: areInstalled,
  install: async () => {
    await runNpm(['ci'], { cwd: root });
  },
};

/** npm writes what it installed into node_modules when it is done, so half an installation has no such list. */
function areInstalled() {
  const locked = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  delete locked[''];
  return (
    Object.entries(locked).every(([path, entry]) => isSame(entry, installed[path])) &&
    Object.keys(installed).every((path) => path in locked)
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * Optional packages are those of other platforms, too.
 * @param {LockedPackage} locked
 * @param {LockedPackage | undefined} installed
 */
function isSame(locked, installed) {
  if (!installed) return locked.optional === true;
  return installed.version === locked.version && installed.integrity === locked.integrity;
}
