import type * as vscode from 'vscode';
import * as z from 'zod/mini';
import { builtCode } from '#host/built.ts';
import { placeOf } from '#platform/resource.ts';
import { askThread } from '../../../platform/askThread.ts';
import type { SoundTask } from './soundWorker.ts';

const peaks = z.array(z.number());
const bytes = z.instanceof(Uint8Array);

/** The waveform of a sound file, computed in a thread of its own, which ends with `signal`. */
export async function peaksInThread(
  extensionUri: vscode.Uri,
  file: Omit<Extract<SoundTask, { kind: 'peaks' }>, 'kind'>,
  signal: AbortSignal,
): Promise<number[]> {
  return peaks.parse(await run(extensionUri, { kind: 'peaks', ...file }, signal));
}

/** A sound file in another format, made in a thread of its own, which ends with `signal`. */
export async function convertInThread(
  extensionUri: vscode.Uri,
  file: Omit<Extract<SoundTask, { kind: 'convert' }>, 'kind'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return bytes.parse(await run(extensionUri, { kind: 'convert', ...file }, signal));
}

function run(extensionUri: vscode.Uri, task: SoundTask, signal: AbortSignal): Promise<unknown> {
  const module = placeOf(builtCode(extensionUri, 'editor', 'speech', 'soundWorker.js'));
  return askThread(module, task, signal);
}
