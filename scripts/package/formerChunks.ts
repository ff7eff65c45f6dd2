import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes from `dist/` the chunks of former builds: a watch leaves them, since an editor that runs may still load them.
 * @param folder the one that has `dist/`
 */
export function removeFormerChunks(folder: string): void {
  const outputs = globSync('dist/meta/*.json', { cwd: folder }).flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(folder, path), 'utf8')).outputs),
  );
  const former = globSync('dist/**/chunks/*', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !outputs.includes(path));
  for (const path of former) rmSync(join(folder, path));
}
