import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import { AssetFailure } from '../assetFailure.ts';
import { onDisk } from '../disk/diskFailure.ts';
import { filesIn } from './findFiles.ts';

/** A voice for Piper in a folder of the user's; paths of its files. */
export interface FolderVoice {
  /** The name of its `.onnx` file, without that ending. */
  readonly name: string;
  readonly onnx: string;
  readonly table: string;
  readonly card: string | undefined;
}

/** The largest voices that are made for Piper have about a hundred million bytes. */
export const MOST_VOICE_BYTES = 500_000_000;
export const MOST_TABLE_BYTES = 1_000_000;

/** The part of a voice's table that every voice has. */
const table = z.object({
  audio: z.object({ sample_rate: z.int().min(8000).max(192_000) }),
  phoneme_id_map: z.record(z.string(), z.array(z.int().nonnegative())),
});

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

/** Rejects with an `AssetFailure` if the table at `path`, of at most `MOST_TABLE_BYTES`, is not one of a voice. */
export async function checkTable(path: string, folder: string): Promise<void> {
  const text = await onDisk(folder, () => readFile(path, 'utf8'));
  if (!table.safeParse(parsed(text)).success)
    throw new AssetFailure({ kind: 'not_a_voice', file: basename(path) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
