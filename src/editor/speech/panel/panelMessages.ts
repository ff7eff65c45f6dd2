import { chooseNaturalVoice } from '../../assets/naturalVoiceChoice.ts';
import type { Log } from '../../log.ts';
import type { Follower } from '../follow/follower.ts';
import { throwUnlessShown } from '../follow/reveal.ts';
import type { LivePlayback } from '../playback/livePlayback.ts';
import type { PlaybackContext } from '../playback/playbackContext.ts';
import type { Playbacks } from '../playback/playbacks.ts';
import type { PlaybackText } from '../playback/storedPlayback.ts';
import { changeSettings } from '../speechSettings.ts';
import type { UnansweredMessage } from './panel.ts';

interface PanelMessageDependencies {
  readonly log: Log;
  readonly playbacks: Playbacks;
  readonly follower: Follower;
  readonly context: PlaybackContext;
  /** Called with the id of the playback that the user chose. */
  readonly onShown: (playbackId: string) => void;
  /** Does `harf.readAloud`. */
  readonly readAloud: () => Promise<void>;
  /** Reads a text once more, as a new playback with the settings as they are now. */
  readonly readAgain: (text: PlaybackText) => Promise<void>;
  /** Asks where to save the sound of a playback, and saves it. */
  readonly save: (playback: LivePlayback) => Promise<void>;
  /** Does `harf.getNaturalVoice`. */
  readonly getNaturalVoice: () => Promise<void>;
}

/** Does what the panel says without waiting for a reply; a playback that is gone by now is passed over. */
export async function handlePanelMessage(
  message: UnansweredMessage,
  dependencies: PanelMessageDependencies,
): Promise<void> {
  const { log, playbacks, follower, context } = dependencies;
  switch (message.type) {
    case 'position':
      context.take(message);
      return follower.follow(message);
    case 'shown':
      return dependencies.onShown(message.playbackId);
    case 'changeSettings':
      return changeSettings(message.change);
    case 'chooseNaturalVoice':
      return chooseNaturalVoice(message.voice, message.natural);
    case 'getNaturalVoice':
      return dependencies.getNaturalVoice();
    case 'readAloud':
      return dependencies.readAloud();
    case 'problem':
      return log.warn(`The read-aloud panel: ${message.kind}${codePlace(message.detail)}.`);
    case 'remove':
      follower.forget(message.playbackId);
      if (context.playbackId === message.playbackId) context.end();
      return playbacks.remove(message.playbackId);
    default: {
      const playback = playbacks.find(message.playbackId);
      if (playback) await handlePlaybackMessage(playback, message, dependencies);
    }
  }
}

type PlaybackMessage = Extract<
  UnansweredMessage,
  { type: 'cancelSection' | 'cancelPlayback' | 'retryFailed' | 'save' | 'reveal' | 'readAgain' }
>;

async function handlePlaybackMessage(
  playback: LivePlayback,
  message: PlaybackMessage,
  { follower, readAgain, save }: PanelMessageDependencies,
): Promise<void> {
  switch (message.type) {
    case 'cancelSection':
      return playback.cancel(message.section);
    case 'cancelPlayback':
      return playback.cancel();
    case 'retryFailed':
      return playback.retryFailed();
    case 'save':
      return save(playback);
    case 'reveal':
      return throwUnlessShown(await follower.reveal(playback, message), playback.stored.documentName);
    case 'readAgain': {
      const text = await playback.text();
      if (text !== undefined) await readAgain(text);
    }
  }
}

/** A webview may say anything; only a name and a place in the code go to the log. */
function codePlace(detail: string): string {
  return /^[\w.:/() -]{1,200}$/.test(detail) ? ` (${detail})` : '';
}
