import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from '../../src/engine/compile/index.ts';
import { runQuietly } from '../setup/command.mjs';
import { root } from '../setup/places.mjs';
import { removeFormerChunks } from './formerChunks.ts';
import { thirdPartyNotices } from './notices.ts';

/**
 * Packages what is in `dist/`, which must be up to date, for installation in Visual Studio Code.
 * @returns the path of `harf-VERSION.vsix` in the project's folder
 */
export async function packageExtension(): Promise<string> {
  removeFormerChunks(root);
  compressEngineData();
  writeFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), thirdPartyNotices());
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const path = join(root, `${name}-${version}.vsix`);
  await runQuietly(
    process.execPath,
    [
      join('node_modules', '@vscode', 'vsce', 'vsce'),
      'package',
      // What is needed of the dependencies is in the bundles.
      '--no-dependencies',
      // The extension's page shows pictures by HTTPS only: links and pictures lead to the release's files.
      '--githubBranch',
      `v${version}`,
      '--out',
      path,
    ],
    { cwd: root },
  );
  return path;
}

/** A fifth smaller than an archive makes it. It stays so until the next build; the engine opens it either way. */
function compressEngineData(): void {
  const path = join(root, 'dist', 'engine.bin');
  writeFileSync(path, compressed(readFileSync(path)));
}

/** The size of a file in kilobytes (1000 bytes). */
export const sizeInKilobytes = (path: string): number => Math.round(statSync(path).size / 1000);
