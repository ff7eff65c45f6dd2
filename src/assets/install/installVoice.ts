import { createHash } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemTimer } from '../../platform/clock.ts';
import { AssetFailure } from '../assetFailure.ts';
import { type Asset, unpackedContent } from '../catalogue/asset.ts';
import { VOICE } from '../catalogue/naturalVoice.ts';
import { onDisk } from '../disk/diskFailure.ts';
import { copyMeasured } from '../disk/measure.ts';
import type { InstalledAsset } from '../installed/installedAsset.ts';
import type { InstalledFile } from '../installed/record.ts';
import { type InstallOptions, install } from './install.ts';
import { filesIn } from './installFromFolder.ts';
import { locked } from './lock.ts';
import { isSame } from './unpacked.ts';

/** A voice for Piper in a folder of the user's; paths of its files. */
export interface FolderVoice {
  /** The name of its `.onnx` file, without that ending. */
  readonly name: string;
  readonly onnx: string;
  readonly table: string;
  readonly card: string | undefined;
}

/** The largest voices that are made for Piper have about a hundred million bytes. */
const MOST_VOICE_BYTES = 500_000_000;
const MOST_TABLE_BYTES = 1_000_000;

/** The voices that lie directly in `folder`; rejects with an `AssetFailure` if there is none. */
export async function voicesIn(folder: string): Promise<FolderVoice[]> {
  const paths = new Map((await filesIn(folder)).map(({ name, path }) => [name, path]));
  const voices = [...paths].flatMap(([file, onnx]) => {
    const table = paths.get(`${file}.json`);
    if (!file.endsWith('.onnx') || table === undefined) return [];
    return [{ name: file.slice(0, -'.onnx'.length), onnx, table, card: paths.get('MODEL_CARD') }];
  });
  if (voices.length === 0) throw new AssetFailure({ kind: 'no_voice' });
  return voices;
}

/** A voice's files as they were copied, and where they lie until it is installed. */
export interface CopiedVoice {
  readonly folder: string;
  readonly files: readonly InstalledFile[];
}

interface InstallVoiceOptions extends InstallOptions {
  /** The voices that have ids of their own. */
  readonly known: readonly Asset[];
  /** Rejects with an `AssetFailure` if the voice cannot speak. */
  readonly tryOut: (voice: CopiedVoice) => Promise<void>;
}

/**
 * Installs a voice from a folder of the user's, where it stays. Nothing vouches for its bytes but the user, so its
 * version is the hash of them all. What is compared, tried and installed is one copy. Rejects with an `AssetFailure`, or
 * with the reason of the signal.
 */
export async function installVoice(
  voice: FolderVoice,
  options: InstallVoiceOptions,
): Promise<InstalledAsset> {
  const { assetsFolder, owners, signal, timer = systemTimer, known, tryOut } = options;
  const folder = join(assetsFolder, 'incoming');
  return onDisk(assetsFolder, async () => {
    await mkdir(assetsFolder, { recursive: true, mode: 0o700 });
    return locked(`${folder}.lock`, { owners, timer, signal }, async () => {
      try {
        const files = await copyVoice(voice, folder, signal);
        await tryOut({ folder, files });
        return await install({
          ...options,
          ...identityOf(voice, files, known),
          async fill(work) {
            for (const { name } of files) await rename(join(folder, name), join(work, name));
            return files;
          },
        });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}

async function copyVoice(voice: FolderVoice, folder: string, signal: AbortSignal): Promise<InstalledFile[]> {
  // Of a window that was stopped.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const copy = async (name: string, from: string, mostBytes: number): Promise<InstalledFile> => {
    const to = join(folder, name);
    return { name, ...(await copyMeasured({ from, to, mostBytes, signal })) };
  };
  const files = [
    await copy('voice.onnx.json', voice.table, MOST_TABLE_BYTES),
    await copy('voice.onnx', voice.onnx, MOST_VOICE_BYTES),
  ];
  if (voice.card !== undefined) files.push(await copy('MODEL_CARD', voice.card, MOST_TABLE_BYTES));
  return files;
}

/** That of a known voice only if every file is the known one; no other voice gets its id. */
function identityOf(
  { name }: FolderVoice,
  files: readonly InstalledFile[],
  known: readonly Asset[],
): Pick<Asset, 'id' | 'version'> {
  const asset = known.find((each) => isWholly(each, files));
  if (asset !== undefined) return { id: asset.id, version: asset.version };
  const version = versionOf(files);
  const id = `${VOICE}${slugOf(name) || version}`;
  return { id: known.some((each) => each.id === id) ? `${id}-own` : id, version };
}

function isWholly(asset: Asset, files: readonly InstalledFile[]): boolean {
  const isIts = (file: InstalledFile) =>
    asset.files.some((each) => {
      const content = unpackedContent(each);
      return each.name === file.name && content !== undefined && isSame(content, file);
    });
  return asset.files.length === files.length && files.every(isIts);
}

const VERSION_LENGTH = 16;

function versionOf(files: readonly InstalledFile[]): string {
  const hash = createHash('sha256');
  for (const { name, sha256 } of files) hash.update(`${name} ${sha256}\n`);
  return hash.digest('hex').slice(0, VERSION_LENGTH);
}

const MOST_SLUG_LENGTH = 40;

/** What of a name may stand in an id. */
function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_SLUG_LENGTH);
  return slug.replaceAll(/^-+|-+$/g, '');
}
