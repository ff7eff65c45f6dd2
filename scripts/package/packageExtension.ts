import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, PackageManager } from '@vscode/vsce';
import { runQuietly } from '../setup/command.mjs';
import { root } from '../setup/places.mjs';
import { deflateData } from './deflateData.ts';
import { removeFormerChunks } from './formerChunks.ts';
import { thirdPartyNotices } from './notices.ts';

/**
 * Packages what is in `dist/`, which must be up to date, for installation in Visual Studio Code. The same files make the
 * same package, byte for byte, wherever and whenever that is done.
 * @param folder where the package is written; the project's if it is not given
 * @returns the path of `harf-VERSION.vsix` in it
 */
export async function packageExtension(folder = root): Promise<string> {
  removeFormerChunks(root);
  for (const name of ['engine.bin', 'voice.bin']) deflateData(join(root, 'dist', name));
  writeFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), thirdPartyNotices());
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const path = join(folder, `${name}-${version}.vsix`);
  await makeReadable();
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
    { cwd: root, env: { ...process.env, ...(await sameEverywhere()) } },
  );
  return path;
}

/** A package holds the rights of its files, and these are otherwise as whoever builds it is used to. */
async function makeReadable(): Promise<void> {
  const files = await listFiles({ cwd: root, packageManager: PackageManager.None });
  for (const file of files) chmodSync(join(root, file), 0o644);
}

/** A package holds times as a clock on the wall shows them, and its files in the order of a language. */
async function sameEverywhere(): Promise<NodeJS.ProcessEnv> {
  const { SOURCE_DATE_EPOCH = await secondsOfCommit() } = process.env;
  return { SOURCE_DATE_EPOCH, TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };
}

/** Archives hold no time before 1980. */
const EARLIEST_SECONDS = '315532800';

async function secondsOfCommit(): Promise<string> {
  const told = runQuietly('git', ['log', '-1', '--format=%ct'], { cwd: root });
  return (await told.catch(() => '')).trim() || EARLIEST_SECONDS;
}

/** The size of a file in kilobytes (1000 bytes). */
export const sizeInKilobytes = (path: string): number => Math.round(statSync(path).size / 1000);
