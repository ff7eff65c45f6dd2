import * as vscode from 'vscode';
import { fileNameFor } from '../../../document/spoken/fileName.ts';
import { UserError } from '../../failures/userError.ts';
import { withProgress } from '../../progress/progress.ts';
import { t } from '../../wording/localize.ts';
import { plainText } from '../../wording/plainText.ts';
import type { LivePlayback } from '../playback/livePlayback.ts';
import type { AudioFormat } from '../sound/audioFormat.ts';
import { type FileToSave, filesToSave, hasExtension, type SaveAudioDependencies } from './filesToSave.ts';
import { type FinishedSection, finishedSections, offeredFormats } from './finishedSections.ts';

/**
 * Saves the finished sound of a playback where the user says, as WAV or MP3 by the extension of the name, with
 * subtitles beside it where the times of the words are known. Sections stay files of their own, for sound files
 * cannot be joined by putting one behind the other.
 */
export async function saveAudio(dependencies: SaveAudioDependencies, playback: LivePlayback): Promise<void> {
  const sections = await finishedSections(dependencies.store, playback);
  const files = await chosenFiles(dependencies, playback, sections);
  if (files === undefined) return;
  await withProgress(t('Save Audio'), (signal) => write(files, signal));
  void tellSaved(files, sections.length, playback);
}

/** Undefined if the user chose no name, or did not want to replace what is there. */
async function chosenFiles(
  dependencies: SaveAudioDependencies,
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
  const files = await filesToSave(dependencies, playback, { sections, target, format });
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
  if (chosen === show) await vscode.commands.executeCommand('revealFileInOS', files[0]?.uri);
}
