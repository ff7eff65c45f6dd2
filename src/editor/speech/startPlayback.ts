import * as vscode from 'vscode';
import type { ProseReader } from '../prose/proseReader.ts';
import type { Connection } from '../service/connection.ts';
import { confirmSeconds, estimatedSeconds } from './confirmSeconds.ts';
import type { Follower } from './follow/follower.ts';
import type { PanelHost } from './panel/panelHost.ts';
import type { Playbacks } from './playback/playbacks.ts';
import type { PlaybackText } from './playback/storedPlayback.ts';
import { noticeIfUnwritable } from './playback/unwritableFolder.ts';
import { currentSettings } from './speechSettings.ts';
import type { SpeechPlace } from './targets/speechPlace.ts';
import { type SpokenTarget, selectedText, textFrom } from './targets/spokenTargets.ts';

interface StartPlaybackDependencies {
  readonly connection: Connection;
  readonly proseReader: ProseReader;
  readonly playbacks: Playbacks;
  readonly panel: PanelHost;
  readonly follower: Follower;
}

/** Reads the selections, the paragraph or the comment of an editor. */
export async function readSelection(
  editor: Pick<vscode.TextEditor, 'document' | 'selections'>,
  dependencies: StartPlaybackDependencies,
): Promise<void> {
  const { document } = editor;
  const { version } = document;
  const target = await selectedText(dependencies.proseReader, editor);
  if (target !== undefined) await playTarget(target, { document, version }, dependencies);
}

/** Reads from a place to the end of its document. */
export async function readFrom(
  { document, position }: SpeechPlace,
  dependencies: StartPlaybackDependencies,
): Promise<void> {
  const { version } = document;
  const target = await textFrom(dependencies.proseReader, document, position);
  await playTarget(target, { document, version }, dependencies);
}

async function playTarget(
  { text, note }: SpokenTarget,
  { document, version }: { readonly document: vscode.TextDocument; readonly version: number },
  dependencies: StartPlaybackDependencies,
): Promise<void> {
  // In a document that was changed meanwhile, the follower looks for the text when its first word is heard.
  const current = document.version === version ? document : undefined;
  const isStarted = await startPlayback(text, dependencies, current);
  if (isStarted && note !== undefined) void vscode.window.showInformationMessage(note);
}

/**
 * Starts a playback of `text` with the settings as they are now, unless the user finds it too long to pay for, and
 * shows it in the panel.
 *
 * @param document the document where the text stands as it is, if that is known
 * @returns whether it was started
 */
export async function startPlayback(
  text: PlaybackText,
  { connection, playbacks, panel, follower }: StartPlaybackDependencies,
  document?: vscode.TextDocument,
): Promise<boolean> {
  const settings = currentSettings();
  if (!(await confirmSeconds(connection, estimatedSeconds(text.text, settings.pace)))) return false;
  const playback = await noticeIfUnwritable(() => playbacks.add(text, settings));
  panel.play(playback.stored.id);
  if (document) await follower.track(playback, document);
  return true;
}
