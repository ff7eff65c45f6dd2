import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/places.mjs';

/** The build itself. */
export const buildInputs = ['esbuild.mjs', 'scripts/build', 'scripts/data'];

/** What the engine's data, the voice's and the description of the API are made of. */
export const dataInputs = [
  // `npm run train` learns from it, and the build counts its words.
  'data/corpus/learn',
  'data/lexicon',
  'data/pinglish',
  'data/translation',
  'data/model',
  'data/voice',
  'src/text',
  'src/contract',
  'src/engine',
  'src/service/http',
];

/** Everything that the build reads. */
export const inputs = [
  'src',
  'media',
  'l10n',
  'package.json',
  'package-lock.json',
  ...buildInputs,
  ...dataInputs.filter((input) => !input.startsWith('src/')),
];

const stampFile = join(root, 'dist', '.stamp');

/** Whether `dist/` was built from the sources as they are now. */
export function isBuilt() {
  try {
    return readFileSync(stampFile, 'utf8') === stampOfInputs();
  } catch {
    return false;
  }
}

export const stampOfInputs = () => stampOf(inputs);

/**
 * Another text whenever a file of `paths` is another, by name, size and time of change.
 * @param {readonly string[]} paths files, and folders with all that is in them; what is not there is left out
 * @param {string} folder from which they are
 * @returns {string}
 */
export function stampOf(paths, folder = root) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesAt(path, folder))) {
    const { size, mtimeMs } = statSync(join(folder, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} stamp taken before the build began, so that a change during the build is not lost */
export function recordBuild(stamp) {
  writeFileSync(stampFile, stamp);
}

/**
 * @param {string} path
 * @param {string} folder
 * @returns {string[]}
 */
function filesAt(path, folder) {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesAt(`${path}/${name}`, folder));
}
