import { join } from 'node:path';
import type { Asset } from '../catalogue/asset.ts';
import { contentOf, copyMeasured } from '../disk/measure.ts';
import { type InstallOptions, install } from '../install/install.ts';
import { isSame } from '../install/unpacked.ts';
import type { InstalledAsset } from '../installed/installedAsset.ts';
import type { InstalledFile } from '../installed/record.ts';
import { checkTable, type FolderVoice, MOST_TABLE_BYTES, MOST_VOICE_BYTES } from './voiceFolder.ts';

/** What the ids of voices begin with. */
export const VOICE = 'voice-';

interface AdoptVoiceOptions extends InstallOptions {
  /** The voices that have ids of their own. */
  readonly known: readonly Asset[];
}

/**
 * Installs a voice from a folder of the user's, where it stays. Nothing vouches for its bytes but the user, so its
 * version is their hash. Rejects with an `AssetFailure`, or with the reason of the signal.
 */
export async function adoptVoice(voice: FolderVoice, options: AdoptVoiceOptions): Promise<InstalledAsset> {
  const { signal, known } = options;
  const content = await contentOf(voice.onnx, MOST_VOICE_BYTES, signal);
  const asset = known.find(({ files }) => files.some(({ packed }) => isSame(packed, content)));
  const version = content.sha256.slice(0, 16);
  return install({
    ...options,
    ...(asset ?? { id: `${VOICE}${slugOf(voice.name) || version}`, version }),
    bring: (work) => copyVoice(voice, work, signal),
  });
}

async function copyVoice(voice: FolderVoice, work: string, signal: AbortSignal): Promise<InstalledFile[]> {
  const copy = async (name: string, from: string, mostBytes: number): Promise<InstalledFile> => {
    const to = join(work, name);
    return { name, ...(await copyMeasured({ from, to, mostBytes, signal })) };
  };
  const table = await copy('voice.onnx.json', voice.table, MOST_TABLE_BYTES);
  await checkTable(join(work, table.name), work);
  const files = [await copy('voice.onnx', voice.onnx, MOST_VOICE_BYTES), table];
  if (voice.card !== undefined) files.push(await copy('MODEL_CARD', voice.card, MOST_TABLE_BYTES));
  return files;
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
