import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Asset, Content } from '../catalogue/asset.ts';
import { contentOf } from '../disk/measure.ts';
import { type InstallOptions, install } from '../install/install.ts';
import { isSame } from '../install/unpacked.ts';
import type { InstalledAsset } from '../installed/installedAsset.ts';
import type { InstalledFile } from '../installed/record.ts';
import { copyExactly } from './copyExactly.ts';
import { checkTable, type FolderVoice, MOST_TABLE_BYTES, MOST_VOICE_BYTES } from './voiceFolder.ts';

/** What the ids of voices begin with. */
export const VOICE = 'voice-';

interface AdoptVoiceOptions extends InstallOptions {
  /** The voices that have ids of their own. */
  readonly known: readonly Asset[];
}

/**
 * Installs a voice from a folder of the user's, where it stays. It has the id of a known voice only where all of its files
 * are that one's; else nothing vouches for its bytes but the user, so its version is the hash of them all. Rejects with an
 * `AssetFailure`, or with the reason of the signal.
 */
export async function adoptVoice(voice: FolderVoice, options: AdoptVoiceOptions): Promise<InstalledAsset> {
  const { signal, known } = options;
  const files = await filesOf(voice, signal);
  const asset = known.find((each) =>
    each.files.every(({ name, packed }) =>
      files.some((file) => file.name === name && isSame(packed, file.content)),
    ),
  );
  const version = versionOf(files);
  return install({
    ...options,
    ...(asset ?? { id: `${VOICE}${slugOf(voice.name) || version}`, version }),
    bring: (work) => copyVoice(files, work, signal),
  });
}

interface VoiceFile {
  readonly name: string;
  readonly path: string;
  readonly content: Content;
}

async function filesOf({ onnx, table, card }: FolderVoice, signal: AbortSignal): Promise<VoiceFile[]> {
  const file = async (name: string, path: string, mostBytes: number): Promise<VoiceFile> => ({
    name,
    path,
    content: await contentOf(path, mostBytes, signal),
  });
  const files = [
    await file('voice.onnx', onnx, MOST_VOICE_BYTES),
    await file('voice.onnx.json', table, MOST_TABLE_BYTES),
  ];
  if (card !== undefined) files.push(await file('MODEL_CARD', card, MOST_TABLE_BYTES));
  return files;
}

function versionOf(files: readonly VoiceFile[]): string {
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(`${name} ${content.sha256}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** What is installed is what was looked at: a file that has changed since is refused. */
async function copyVoice(
  files: readonly VoiceFile[],
  work: string,
  signal: AbortSignal,
): Promise<InstalledFile[]> {
  for (const { name, path, content } of files)
    await copyExactly(path, join(work, name), { content, name, signal });
  await checkTable(join(work, 'voice.onnx.json'), work);
  return files.map(({ name, content }) => ({ name, ...content }));
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
