import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root, toolsFolder } from '../../../scripts/setup/places.mjs';

/**
 * Builds tests for the extension host, which cannot read TypeScript; packages stay imports.
 * @param entryPoints paths from the project's folder
 * @returns the folder of the modules (`.mjs`)
 */
export async function bundleTests(name: string, entryPoints: readonly string[]): Promise<string> {
  const outdir = join(toolsFolder, 'tests', name);
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return outdir;
}
