import { join, resolve } from 'node:path';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '..', '..');

/** Where the tools that the scripts install for themselves rest; ignored by git. */
export const toolsFolder = join(root, '.tools');
