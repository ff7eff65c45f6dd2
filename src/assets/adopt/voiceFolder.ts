import { AssetFailure } from '../assetFailure.ts';
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
