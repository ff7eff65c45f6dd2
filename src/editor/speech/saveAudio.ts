import { readFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import { fileNameFor } from '../../document/spoken/fileName.ts';
import { cuesOf, toSrt, toVtt } from '../../document/spoken/subtitles.ts';
import type { Timing } from '../../panel/requests.ts';
import { Notice } from '../errors/notice.ts';
import { plainText } from '../plainText.ts';
import type { LiveReading } from './liveReading.ts';

export interface SaveParts {
  readonly audioPath: (reading: LiveReading, section: number) => string;
  readonly timing: (reading: LiveReading, section: number) => Promise<Timing>;
}

interface Saved {
  readonly uri: vscode.Uri;
  readonly content: () => Promise<Uint8Array>;
}

/**
 * Saves the finished sound of a reading where the user says, with subtitles beside it where the times of the
 * words are known. Sections stay files of their own, for sound files cannot be glued.
 */
export async function saveAudio(parts: SaveParts, reading: LiveReading): Promise<void> {
  const finished = finishedSections(reading);
  const first = finished[0];
  if (first === undefined) throw new Notice(vscode.l10n.t('There is no finished sound to save yet.'));
  const target = await askWhere(reading, endingOf(first.mimeType));
  if (target === undefined) return;
  const isWhole = reading.stored.sections.length === 1;
  const files: Saved[] = [];
  for (const { index, mimeType } of finished) {
    const base = isWhole ? withoutEnding(target) : numbered(withoutEnding(target), index, reading);
    files.push({
      uri: isWhole ? target : ended(base, endingOf(mimeType)),
      content: () => readFile(parts.audioPath(reading, index)),
    });
    files.push(...(await subtitles(parts, reading, { index, base })));
  }
  // Only the first name was shown in the dialog, which asks for itself.
  const others = files.filter(({ uri }) => uri.toString() !== target.toString());
  if (!(await mayReplace(others))) return;
  for (const { uri, content } of files) await vscode.workspace.fs.writeFile(uri, await content());
  tell(finished.length, reading);
}

function finishedSections({ stored }: LiveReading) {
  return stored.sections.flatMap(({ state, mimeType }, index) =>
    state === 'succeeded' ? [{ index, mimeType }] : [],
  );
}

function endingOf(mimeType: string | null): 'mp3' | 'wav' {
  return mimeType?.startsWith('audio/mpeg') ? 'mp3' : 'wav';
}

async function askWhere({ stored }: LiveReading, ending: string): Promise<vscode.Uri | undefined> {
  const name = `${fileNameFor(stored.title.replace(/…$/, ''), 'harf')}.${ending}`;
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  return vscode.window.showSaveDialog({
    title: vscode.l10n.t('Save Audio'),
    filters: { [ending.toUpperCase()]: [ending] },
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

function withoutEnding(uri: vscode.Uri): vscode.Uri {
  return uri.with({ path: uri.path.replace(/\.(?:wav|mp3)$/i, '') });
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
