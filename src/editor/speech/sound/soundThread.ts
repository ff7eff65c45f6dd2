import { type ResourceLimits, Worker } from 'node:worker_threads';
import * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { SoundTask } from './soundWorker.ts';

/** Sound lies outside of this heap. */
const RESOURCE_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 512 };

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

async function run(extensionUri: vscode.Uri, workerData: SoundTask, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const module = vscode.Uri.joinPath(extensionUri, 'dist', 'editor', 'speech', 'soundWorker.js').fsPath;
  const worker = new Worker(module, { workerData, resourceLimits: RESOURCE_LIMITS });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(signal.reason ?? new Error('The thread ended without a result.')));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
