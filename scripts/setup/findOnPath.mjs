import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @param {string} name of a program
 * @returns {string | undefined} the first file of that name in the folders of the PATH
 */
export function findOnPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const fileName = process.platform === 'win32' ? `${name}.cmd` : name;
  return folders.map((folder) => join(folder, fileName)).find((path) => existsSync(path));
}
