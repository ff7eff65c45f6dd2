import { readFile } from 'node:fs/promises';
import type * as vscode from 'vscode';
import * as z from 'zod/mini';
import { cuesOf, toSrt, toVtt } from '../../../document/spoken/subtitles.ts';
import type { LivePlayback } from '../playback/livePlayback.ts';
import type { PlaybackStore } from '../playback/playbackStore.ts';
import type { Timings } from '../playback/timings.ts';
import type { AudioFormat } from '../sound/audioFormat.ts';
import { runWorker } from '../sound/runWorker.ts';
import type { FinishedSection } from './finishedSections.ts';

export interface SaveAudioDependencies {
  readonly store: PlaybackStore;
  readonly timings: Timings;
  /** The module of the thread that turns sound into another format. */
  readonly converterPath: string;
}

export interface FileToSave {
  readonly uri: vscode.Uri;
  /** Made when the file is written, so that one file at a time is in memory. */
  readonly content: (signal: AbortSignal) => Promise<Uint8Array>;
}

interface SaveChoice {
  readonly sections: readonly FinishedSection[];
  /** The name that the user chose. */
  readonly target: vscode.Uri;
  readonly format: AudioFormat;
}

/** The files of each finished section: its sound, and its subtitles in two formats where its words are known. */
export async function filesToSave(
  dependencies: SaveAudioDependencies,
  playback: LivePlayback,
  { sections, target, format: chosen }: SaveChoice,
): Promise<FileToSave[]> {
  const isWhole = playback.stored.sections.length === 1;
  const files: FileToSave[] = [];
  for (const section of sections) {
    const base = withoutExtension(target);
    const numbered = isWhole ? base : withNumber(base, section.index, playback);
    // A section that cannot be made the chosen format stays what it is.
    const format = section.isConvertible ? chosen : section.format;
    files.push({
      uri: isWhole && hasExtension(target, format) ? target : withExtension(numbered, format),
      content: (signal) => audioOf(section, format, { ...dependencies, signal }),
    });
    files.push(
      ...(await subtitles(dependencies.timings, playback, { index: section.index, base: numbered })),
    );
  }
  return files;
}

async function audioOf(
  { path, format }: FinishedSection,
  to: AudioFormat,
  { converterPath, signal }: Pick<SaveAudioDependencies, 'converterPath'> & { readonly signal: AbortSignal },
): Promise<Uint8Array> {
  if (format === to) return readFile(path);
  return converted.parse(await runWorker({ workerPath: converterPath, workerData: { path, to }, signal }));
}

const converted = z.instanceof(Uint8Array);

async function subtitles(
  timings: Timings,
  playback: LivePlayback,
  { index, base }: { readonly index: number; readonly base: vscode.Uri },
): Promise<FileToSave[]> {
  const [{ unit, spans }, text] = await Promise.all([timings.get(playback, index), playback.text()]);
  // Times of sentences are shared out by length, which is not good enough to be kept.
  if (unit !== 'word' || spans.length === 0 || text === undefined) return [];
  const cues = cuesOf(text.text, spans);
  const encoder = new TextEncoder();
  return [
    { uri: withExtension(base, 'srt'), content: async () => encoder.encode(toSrt(cues)) },
    { uri: withExtension(base, 'vtt'), content: async () => encoder.encode(toVtt(cues)) },
  ];
}

export function hasExtension({ path }: vscode.Uri, format: AudioFormat): boolean {
  return path.toLowerCase().endsWith(`.${format}`);
}

/** Also without dots at the end, which begin no extension. */
function withoutExtension(uri: vscode.Uri): vscode.Uri {
  return uri.with({ path: uri.path.replace(/(?:\.(?:wav|mp3))?\.*$/i, '') });
}

function withExtension(uri: vscode.Uri, extension: string): vscode.Uri {
  return uri.with({ path: `${uri.path}.${extension}` });
}

/** ` 03` of twelve, so that the files sort as they are heard. */
function withNumber(uri: vscode.Uri, index: number, { stored }: LivePlayback): vscode.Uri {
  const digits = String(stored.sections.length).length;
  return uri.with({ path: `${uri.path} ${String(index + 1).padStart(digits, '0')}` });
}
