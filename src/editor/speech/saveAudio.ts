import * as vscode from 'vscode';
import { readFile } from '#platform/files.ts';
import { fileNameFor } from '../../document/spoken/fileName.ts';
import { cuesOf, toSrt, toVtt } from '../../document/spoken/subtitles.ts';
import { UserError } from '../failures/userError.ts';
import { withProgress } from '../progress/progress.ts';
import { t } from '../wording/localize.ts';
import { plainText } from '../wording/plainText.ts';
import type { LivePlayback } from './playback/livePlayback.ts';
import type { PlaybackStore } from './playback/playbackStore.ts';
import type { Timings } from './playback/timings.ts';
import { type AudioFormat, audioFormat, type KnownFormat } from './sound/audioFormat.ts';
import { convertInThread } from './sound/soundThread.ts';

interface Sources {
  readonly store: PlaybackStore;
  readonly timings: Timings;
  /** The folder of the extension. */
  readonly extensionUri: vscode.Uri;
}

interface FileToSave {
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

/** A section whose sound is there, and what its file is. */
interface FinishedSection extends KnownFormat {
  readonly index: number;
  readonly path: string;
}

/**
 * Saves the finished sound of a playback where the user says, as WAV or MP3 by the extension of the name, with
 * subtitles beside it where the times of the words are known. Sections stay files of their own, for sound files
 * cannot be joined by putting one behind the other.
 */
export async function saveAudio(playback: LivePlayback, sources: Sources): Promise<void> {
  const sections = await finishedSections(sources.store, playback);
  const files = await chosenFiles(sources, playback, sections);
  if (files === undefined) return;
  await withProgress(t('Save Audio'), (signal) => write(files, signal));
  void tellSaved(files, sections.length, playback);
}

/** Undefined if the user chose no name, or did not want to replace what is there. */
async function chosenFiles(
  sources: Sources,
  playback: LivePlayback,
  sections: readonly FinishedSection[],
): Promise<readonly FileToSave[] | undefined> {
  const formats = offeredFormats(sections);
  const [own] = formats;
  if (own === undefined)
    throw new UserError(t('There is no finished sound to save yet. Wait until the reading is ready.'));
  const target = await askWhere(playback, formats);
  if (target === undefined) return undefined;
  const format = formats.find((each) => hasExtension(target, each)) ?? own;
  const files = await filesToSave(sources, playback, { sections, target, format });
  // The dialog itself asked about the name that was chosen there.
  const others = files.filter(({ uri }) => uri.toString() !== target.toString());
  return (await mayReplace(others)) ? files : undefined;
}

async function askWhere(
  { stored }: LivePlayback,
  formats: readonly AudioFormat[],
): Promise<vscode.Uri | undefined> {
  const name = `${fileNameFor(stored.title.replace(/…$/, ''), 'harf')}.${formats[0]}`;
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return vscode.window.showSaveDialog({
    title: t('Save Audio'),
    filters: Object.fromEntries(formats.map((format) => [format.toUpperCase(), [format]])),
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, name) }),
  });
}

async function mayReplace(files: readonly FileToSave[]): Promise<boolean> {
  const exist = await Promise.all(files.map(({ uri }) => exists(uri)));
  const found = files.filter((_, index) => exist[index]);
  const name = found[0]?.uri.path.split('/').at(-1);
  if (name === undefined) return true;
  const replace = t('Replace');
  const question =
    found.length === 1
      ? t('{0} is there already. Replace it?', plainText(name))
      : t('{0} and other files of this name are there already. Replace them?', plainText(name));
  return (await vscode.window.showWarningMessage(question, { modal: true }, replace)) === replace;
}

async function exists(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}

async function write(files: readonly FileToSave[], signal: AbortSignal): Promise<void> {
  for (const { uri, content } of files) {
    const bytes = await content(signal);
    signal.throwIfAborted();
    await vscode.workspace.fs.writeFile(uri, bytes);
  }
}

async function tellSaved(
  files: readonly FileToSave[],
  saved: number,
  { stored }: LivePlayback,
): Promise<void> {
  const all = stored.sections.length;
  const hasSubtitles = files.some(({ uri }) => uri.path.endsWith('.srt'));
  const whole = hasSubtitles
    ? t('The audio was saved, with subtitles (.srt and .vtt) beside it.')
    : t('The audio was saved.');
  const message =
    saved === all ? whole : t('{0} of {1} sections were saved; the others are not finished.', saved, all);
  const show = t('Show');
  const chosen = await vscode.window.showInformationMessage(message, show);
  if (chosen === show) await vscode.commands.executeCommand(revealCommand(), files[0]?.uri);
}

/** An editor that a browser shows opens no folders of the computer. */
function revealCommand(): string {
  return vscode.env.uiKind === vscode.UIKind.Web ? 'revealInExplorer' : 'revealFileInOS';
}

/** The finished sections of a playback; throws a `UserError` if the file of one is gone. */
function finishedSections(
  store: PlaybackStore,
  { stored: { id, sections } }: LivePlayback,
): Promise<FinishedSection[]> {
  const finished = sections.flatMap(({ state, mimeType }, index) =>
    state === 'succeeded' ? [{ index, mimeType, path: store.audioPath(id, index) }] : [],
  );
  return Promise.all(
    finished.map(async ({ index, mimeType, path }) => {
      const known = await audioFormat(path, mimeType).catch(() => {
        throw new UserError(t('This is not kept any more. Read the text aloud again.'));
      });
      return { index, path, ...known };
    }),
  );
}

/** The formats that all sections have or can be made into, the first section's own before the other. */
function offeredFormats(sections: readonly FinishedSection[]): AudioFormat[] {
  const [first] = sections;
  if (first === undefined) return [];
  const other = first.format === 'wav' ? 'mp3' : 'wav';
  const isPossible = sections.every(({ format, isConvertible }) => format === other || isConvertible);
  return isPossible ? [first.format, other] : [first.format];
}

/** The files of each finished section: its sound, and its subtitles in two formats where its words are known. */
async function filesToSave(
  sources: Sources,
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
      content: (signal) => audioOf(section, format, { ...sources, signal }),
    });
    files.push(...(await subtitles(sources.timings, playback, { index: section.index, base: numbered })));
  }
  return files;
}

async function audioOf(
  { path, format }: FinishedSection,
  to: AudioFormat,
  { extensionUri, signal }: Pick<Sources, 'extensionUri'> & { readonly signal: AbortSignal },
): Promise<Uint8Array> {
  const bytes = await readFile(path);
  return format === to ? bytes : convertInThread(extensionUri, { bytes, to }, signal);
}

async function subtitles(
  timings: Timings,
  playback: LivePlayback,
  { index, base }: { readonly index: number; readonly base: vscode.Uri },
): Promise<FileToSave[]> {
  const [{ unit, spans }, text] = await Promise.all([timings.finished(playback, index), playback.text()]);
  // Times of sentences are shared out by length, which is not good enough to be kept.
  if (unit !== 'word' || spans.length === 0 || text === undefined) return [];
  const cues = cuesOf(text.text, spans);
  const encoder = new TextEncoder();
  return [
    { uri: withExtension(base, 'srt'), content: async () => encoder.encode(toSrt(cues)) },
    { uri: withExtension(base, 'vtt'), content: async () => encoder.encode(toVtt(cues)) },
  ];
}

function hasExtension({ path }: vscode.Uri, format: AudioFormat): boolean {
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
