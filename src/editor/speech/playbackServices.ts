import * as vscode from 'vscode';
import { naturalVoices } from '../../assets/installed/naturalVoices.ts';
import type { HostMessage } from '../../panel/messages.ts';
import { createAnalyses } from '../aids/analyses.ts';
import { report } from '../failures/report.ts';
import { Follower } from './follow/follower.ts';
import type { UnansweredMessage } from './panel/panel.ts';
import { panelHandlers } from './panel/panelHandlers.ts';
import { PanelHost } from './panel/panelHost.ts';
import { handlePanelMessage } from './panel/panelMessages.ts';
import { PlaybackContext } from './playback/playbackContext.ts';
import { PlaybackStore } from './playback/playbackStore.ts';
import { Playbacks } from './playback/playbacks.ts';
import { PreviewTimings } from './playback/previewTimings.ts';
import { ReadingItem } from './playback/readingItem.ts';
import type { StoredPlayback } from './playback/storedPlayback.ts';
import { Timings } from './playback/timings.ts';
import type { ReadAloudDependencies } from './readAloudDependencies.ts';
import { saveAudio } from './save/saveAudio.ts';
import { Samples } from './sound/samples.ts';
import { renewal, sectionFailure } from './speechFailure.ts';
import { readSelection, startPlayback } from './startPlayback.ts';
import { LastEditor } from './targets/lastEditor.ts';

export interface PlaybackDependencies extends ReadAloudDependencies {
  /** Where playbacks are kept. */
  readonly folder: string;
}

/** What a window has for reading aloud, wired to each other. */
export interface PlaybackServices extends ReadAloudDependencies {
  readonly store: PlaybackStore;
  readonly timings: Timings;
  readonly previewTimings: PreviewTimings;
  readonly playbacks: Playbacks;
  readonly follower: Follower;
  readonly panel: PanelHost;
  readonly context: PlaybackContext;
  readonly lastEditor: LastEditor;
  readonly readingItem: ReadingItem;
  /** The module of the thread that turns sound into another format. */
  readonly converterPath: string;
}

/** Loads what is kept, and goes on with what was under way. */
export async function loadPlaybackServices(dependencies: PlaybackDependencies): Promise<PlaybackServices> {
  const workspace = dependencies.storageUri?.toString() ?? '';
  const store = new PlaybackStore({ folder: dependencies.folder, workspace });
  const services = createServices(dependencies, store, await store.load());
  services.playbacks.resume();
  return services;
}

/** Nothing is heard any more. */
export function stopFollowing({ follower, context }: Pick<PlaybackServices, 'follower' | 'context'>): void {
  follower.stop();
  context.end();
}

type WithoutPanel = Omit<PlaybackServices, 'panel'>;

function createServices(
  dependencies: ReadAloudDependencies,
  store: PlaybackStore,
  stored: readonly StoredPlayback[],
): PlaybackServices {
  const { connection, extensionUri } = dependencies;
  const readingItem = new ReadingItem();
  const showItem = () =>
    readingItem.show({
      isUnderWay: playbacks.all.some(({ isUnderWay }) => isUnderWay),
      isHeard: context.playbackId !== undefined,
    });
  const context = new PlaybackContext(showItem);
  const post = (message: HostMessage) => {
    panel.post(message);
    if (message.type !== 'previewChunk') showItem();
  };
  const timings = new Timings(connection);
  const previewTimings = new PreviewTimings({ connection, post });
  const playbacks = new Playbacks(
    {
      ...dependencies,
      store,
      post,
      onPreviewChunk: (playback, section) => void previewTimings.update(playback, section),
      onPreviewGone: (playback, section) => previewTimings.forget(playback, section),
      describe: (error) => sectionFailure(error, dependencies),
      report: (error) => void reportError(error, dependencies),
    },
    stored,
  );
  const follower = new Follower({
    find: (id) => playbacks.find(id),
    timing: async (playback, section) =>
      previewTimings.get(playback, section) ?? timings.get(playback, section),
  });
  const withoutPanel: WithoutPanel = {
    ...{ ...dependencies, store, timings, previewTimings, playbacks, follower },
    context,
    lastEditor: new LastEditor(),
    readingItem,
    converterPath: workerPath(extensionUri, 'convertWorker'),
  };
  const panel = createPanel(withoutPanel);
  return { ...withoutPanel, panel };
}

function createPanel(services: WithoutPanel): PanelHost {
  const { connection, extensionUri, log, memory, playbacks, previewTimings } = services;
  const samples = new Samples(services);
  const panel: PanelHost = new PanelHost({
    extensionUri,
    log,
    memory,
    handlers: panelHandlers({
      ...services,
      samples,
      analyses: createAnalyses(connection),
      peaksWorkerPath: workerPath(extensionUri, 'peaksWorker'),
    }),
    onMessage: (message) => {
      handleMessage(message, { ...services, panel }).catch((error: unknown) => reportError(error, services));
    },
    onClose: () => stopFollowing(services),
    playbacks: () => playbacks.list(),
    previews: () => [...playbacks.previews(), ...previewTimings.messages()],
    naturalVoices: async () =>
      (await connection.destination()).kind === 'local' ? naturalVoices(connection.assetsFolder) : null,
    onVoicesChange: () => samples.forget(),
  });
  return panel;
}

function handleMessage(message: UnansweredMessage, services: PlaybackServices): Promise<void> {
  return handlePanelMessage(message, {
    ...services,
    onShown: (playbackId) => services.panel.noteShown(playbackId),
    readAloud: async () => readSelection(services.lastEditor.get(), services),
    readAgain: async (text) => void (await startPlayback(text, services)),
    save: (playback) => saveAudio(services, playback),
    getNaturalVoice: async () => void (await vscode.commands.executeCommand('harf.getNaturalVoice')),
  });
}

/** The module of a thread. */
function workerPath(extensionUri: vscode.Uri, name: string): string {
  return vscode.Uri.joinPath(extensionUri, 'dist', 'editor', 'speech', 'sound', `${name}.js`).fsPath;
}

async function reportError(error: unknown, dependencies: ReadAloudDependencies): Promise<void> {
  const note = await renewal(error, dependencies);
  await report(error, dependencies.log, { note });
}
