import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/places.mjs';

// The corpus is learned from by `npm run train`; the build reads only the model that it made.
const inputs = [
  'src',
  'media',
  'data/lexicon',
  'data/translation',
  'data/model',
  'data/voice',
  'scripts/build',
  'scripts/build.ts',
  'package.json',
  'package-lock.json',
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

/**
 * Everything that the build reads, by name, size and time of change.
 * @returns {string}
 */
export function stampOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesAt)) {
    const { size, mtimeMs } = statSync(join(root, file));
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
 * @returns {string[]}
 */
function filesAt(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesAt(`${path}/${name}`));
}
