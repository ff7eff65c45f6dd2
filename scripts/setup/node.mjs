import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFolder, unpackPart } from './install.mjs';
import { toolsFolder } from './places.mjs';

/**
 * The Node.js releases that run the project, as packages of the npm registry that hold nothing but Node.js
 * for one platform: 24 runs everything, 22 is the oldest that Visual Studio Code gives an extension.
 * @type {Record<22 | 24, Record<string, { package: string, version: string, integrity: string }>>}
 */
const releases = JSON.parse(readFileSync(join(import.meta.dirname, 'nodeReleases.json'), 'utf8'));

const platform = `${process.platform}-${process.arch}`;
const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * The Node.js executable of a major version: the one that runs this script if it is of that version, else
 * the project's own, whether it is installed yet or not.
 * @param {22 | 24} major
 * @returns {string}
 */
export function nodePath(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  return join(toolsFolder, folderName(major), executable);
}

/** @param {22 | 24} major */
export const nodeTool = (major) => ({
  description: `Node.js ${major}`,
  isThere: () => existsSync(nodePath(major)),
  install: () =>
    installFolder(folderName(major), (folder) =>
      unpackPart({ ...releaseFor(major), part: `package/bin/${executable}`, folder }),
    ),
});

/** @param {22 | 24} major */
const folderName = (major) => `node-${releaseFor(major).version}-${platform}`;

/** @param {22 | 24} major */
function releaseFor(major) {
  const release = releases[major][platform];
  if (release) return release;
  throw new Error(
    `There is no Node.js ${major} for ${platform} in the npm registry. Install Node.js ${major} yourself and run the command with it.`,
  );
}
