import { pathToFileURL } from 'node:url';
import * as vscode from 'vscode';
import * as z from 'zod';
import { join } from '#platform/paths.ts';
import { AssetFailure } from '../../assets/assetFailure.ts';
import type { CopiedVoice } from '../../assets/install/installVoice.ts';
import type { InstalledAsset } from '../../assets/installed/installedAsset.ts';
import type { InstalledFile } from '../../assets/installed/record.ts';
import { askThread } from '../../platform/askThread.ts';

/** A voice that has been copied, and what runs it. */
export interface TriedVoice {
  readonly voice: CopiedVoice;
  readonly runtime: InstalledAsset;
  /** Of the voice, as the user knows it. */
  readonly file: string;
}

const TIME_LIMIT_MS = 30_000;

const answer = z.strictObject({ failure: z.string().optional() });

/** Has the voice say a phrase in a thread of its own; rejects with an `AssetFailure` if it does not. */
export async function trySpeaking(
  extensionUri: vscode.Uri,
  { voice, runtime, file }: TriedVoice,
  signal: AbortSignal,
): Promise<void> {
  const dist = vscode.Uri.joinPath(extensionUri, 'dist').fsPath;
  const workerData = {
    voice: {
      version: 'tried',
      model: fileOf(voice, 'voice.onnx'),
      table: fileOf(voice, 'voice.onnx.json'),
      runtime: fileOf(runtime, 'ort-wasm-simd-threaded.wasm'),
    },
    voiceFile: join(dist, 'voice.bin'),
    glue: pathToFileURL(join(dist, 'service', 'speech', 'ort-wasm-simd-threaded.mjs')).href,
  };
  const module = join(dist, 'service', 'speech', 'voiceTrialWorker.js');
  const reason = await failureOf(module, workerData, signal);
  if (reason !== undefined) throw new AssetFailure({ kind: 'cannot_speak', file, reason });
}

async function failureOf(
  module: string,
  workerData: unknown,
  signal: AbortSignal,
): Promise<string | undefined> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const message = await askThread(module, workerData, AbortSignal.any([signal, limit]));
    const { data } = answer.safeParse(message);
    return data === undefined ? 'Its thread gave no answer.' : data.failure;
  } catch (error) {
    signal.throwIfAborted();
    if (limit.aborted) return 'It took too long.';
    return error instanceof Error ? error.message : String(error);
  }
}

/** A file and its hash; one that is not there fails when it is read. */
function fileOf(
  { folder, files }: { readonly folder: string; readonly files: readonly InstalledFile[] },
  wanted: string,
): { readonly path: string; readonly sha256: string } {
  const sha256 = files.find(({ name }) => name === wanted)?.sha256 ?? '';
  return { path: join(folder, wanted), sha256 };
}
