import { readFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { fileNameFor } from '../../../document/spoken/fileName.ts';
import { cuesOf, toSrt, toVtt } from '../../../document/spoken/subtitles.ts';
import type { Timing } from '../../../panel/requests.ts';
import { Notice } from '../../failures/notice.ts';
import { withProgress } from '../../progress/progress.ts';
import { plainText } from '../../wording/plainText.ts';
import type { LiveReading } from '../playback/liveReading.ts';
import { runWorker } from './runWorker.ts';
import { type KnownForm, type SoundForm, soundForm } from './soundForm.ts';

export interface SaveParts {
  readonly audioPath: (reading: LiveReading, section: number) => string;
  readonly timing: (reading: LiveReading, section: number) => Promise<Timing>;
  /** The module of the thread that turns sound into another form. */
  readonly converterPath: string;
}

interface Saved {
  readonly uri: vscode.Uri;
  readonly content: (signal: AbortSignal) => Promise<Uint8Array>;
}

/** A finished section, and what its file is. */
interface Finished extends KnownForm {
  readonly index: number;
  readonly path: string;
}

/**
 * Saves the finished sound of a reading where the user says, as WAV or MP3 by the ending of the name, with
 * subtitles beside it where the times of the words are known. Sections stay files of their own, for sound files
 * cannot be glued.
 */
export async function saveAudio(parts: SaveParts, reading: LiveReading): Promise<void> {
  const finished = await finishedSections(parts, reading);
  const forms = formsFor(finished);
  const [own] = forms;
  if (own === undefined) throw new Notice(vscode.l10n.t('There is no finished sound to save yet.'));
  const target = await askWhere(reading, forms);
  if (target === undefined) return;
  const form = forms.find((each) => endsWith(target, each)) ?? own;
  const isWhole = reading.stored.sections.length === 1;
  const files: Saved[] = [];
  for (const section of finished) {
    const base = isWhole ? withoutEnding(target) : numbered(withoutEnding(target), section.index, reading);
    // One that cannot be made the chosen form stays what it is.
    const to = section.isConvertible ? form : section.form;
    files.push({
      uri: isWhole && endsWith(target, to) ? target : ended(base, to),
      content: (signal) => soundOf(parts, section, to, signal),
    });
    files.push(...(await subtitles(parts, reading, { index: section.index, base })));
  }
  // Only the name in the dialog was asked about there.
  const others = files.filter(({ uri }) => uri.toString() !== target.toString());
  if (!(await mayReplace(others))) return;
  await withProgress(vscode.l10n.t('Save Audio'), (signal) => write(files, signal));
  tell(finished.length, reading);
}

async function write(files: readonly Saved[], signal: AbortSignal): Promise<void> {
  for (const { uri, content } of files) {
    const bytes = await content(signal);
    signal.throwIfAborted();
    await vscode.workspace.fs.writeFile(uri, bytes);
  }
}

function finishedSections(parts: SaveParts, reading: LiveReading): Promise<Finished[]> {
  const indices = reading.stored.sections.flatMap(({ state, mimeType }, index) =>
    state === 'succeeded' ? [{ index, mimeType }] : [],
  );
  return Promise.all(
    indices.map(async ({ index, mimeType }) => {
      const path = parts.audioPath(reading, index);
      const known = await soundForm(path, mimeType).catch(() => {
        throw new Notice(vscode.l10n.t('This is not kept any more. Read the text aloud again.'));
      });
      return { index, path, ...known };
    }),
  );
}

/** The forms that all sections are in or can be made, the first section's own before the other. */
function formsFor(finished: readonly Finished[]): SoundForm[] {
  const [first] = finished;
  if (first === undefined) return [];
  const other = first.form === 'wav' ? 'mp3' : 'wav';
  const isPossible = finished.every(({ form, isConvertible }) => form === other || isConvertible);
  return isPossible ? [first.form, other] : [first.form];
}

async function soundOf(
  { converterPath }: SaveParts,
  { path, form }: Finished,
  to: SoundForm,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (form === to) return readFile(path);
  return converted.parse(await runWorker({ workerPath: converterPath, workerData: { path, to }, signal }));
}

const converted = z.instanceof(Uint8Array);

async function askWhere(
  { stored }: LiveReading,
  forms: readonly SoundForm[],
): Promise<vscode.Uri | undefined> {
  const name = `${fileNameFor(stored.title.replace(/…$/, ''), 'harf')}.${forms[0]}`;
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return vscode.window.showSaveDialog({
    title: vscode.l10n.t('Save Audio'),
    filters: Object.fromEntries(forms.map((form) => [form.toUpperCase(), [form]])),
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, name) }),
  });
}

async function subtitles(
  { timing }: SaveParts,
  reading: LiveReading,
  { index, base }: { readonly index: number; readonly base: vscode.Uri },
): Promise<Saved[]> {
  const [{ unit, spans }, text] = await Promise.all([timing(reading, index), reading.text()]);
  // Times of sentences are shared out by length, which is not good enough to be kept.
  if (unit !== 'word' || spans.length === 0 || text === undefined) return [];
  const cues = cuesOf(text.text, spans);
  const encoder = new TextEncoder();
  return [
    { uri: ended(base, 'srt'), content: async () => encoder.encode(toSrt(cues)) },
    { uri: ended(base, 'vtt'), content: async () => encoder.encode(toVtt(cues)) },
  ];
}

function endsWith({ path }: vscode.Uri, form: SoundForm): boolean {
  return path.toLowerCase().endsWith(`.${form}`);
}

/** A dot alone is no ending. */
function withoutEnding(uri: vscode.Uri): vscode.Uri {
  return uri.with({ path: uri.path.replace(/(?:\.(?:wav|mp3))?\.*$/i, '') });
}

function ended(uri: vscode.Uri, ending: string): vscode.Uri {
  return uri.with({ path: `${uri.path}.${ending}` });
}

/** ` 03` of twelve, so that the files sort as they are heard. */
function numbered(uri: vscode.Uri, index: number, { stored }: LiveReading): vscode.Uri {
  const digits = String(stored.sections.length).length;
  return uri.with({ path: `${uri.path} ${String(index + 1).padStart(digits, '0')}` });
}

async function mayReplace(files: readonly Saved[]): Promise<boolean> {
  const exist = await Promise.all(files.map(({ uri }) => exists(uri)));
  const found = files.filter((_, index) => exist[index]);
  const name = found[0]?.uri.path.split('/').at(-1);
  if (name === undefined) return true;
  const replace = vscode.l10n.t('Replace');
  const question =
    found.length === 1
      ? vscode.l10n.t('{0} is there already. Replace it?', plainText(name))
      : vscode.l10n.t('{0} and other files of this name are there already. Replace them?', plainText(name));
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

function tell(saved: number, { stored }: LiveReading): void {
  const all = stored.sections.length;
  const message =
    saved === all
      ? vscode.l10n.t('The audio was saved.')
      : vscode.l10n.t('{0} of {1} sections were saved; the others are not finished.', saved, all);
  void vscode.window.showInformationMessage(message);
}
