import type { Playback, SectionState } from '../../src/panel/playback.ts';
import type { SectionPlace } from '../../src/panel/requests.ts';
import type { SpeechChoices, SpeechSettings, SpeechSettingsChange } from '../../src/panel/settings.ts';
import type { PlayState } from '../player/player.ts';

export type Tab = 'text' | 'voice' | 'history';

/** The sound as the views show it. */
export interface PlayerModel {
  readonly state: PlayState;
  readonly place: SectionPlace | undefined;
  readonly seconds: number;
  /** Null while it is not known. */
  readonly durationSeconds: number | null;
  readonly isPreview: boolean;
  /** Whether there is, or will be, sound where the player stands. */
  readonly canPlay: boolean;
  /** Of the section where the player stands. */
  readonly sectionState: SectionState | undefined;
  readonly speed: number;
  readonly volume: number;
  readonly isLooping: boolean;
}

/** All that the views show. */
export interface PanelModel {
  readonly playbacks: readonly Playback[];
  readonly shown: Playback | undefined;
  readonly settings: SpeechSettings;
  readonly choices: SpeechChoices;
  readonly player: PlayerModel;
  readonly tab: Tab;
  /** Whether doubtful words are underlined in the text. */
  readonly showsDoubtful: boolean;
  /** Something that went wrong, in one sentence. */
  readonly notice: string | undefined;
  /** What a screen reader says next. */
  readonly announcement: string;
  /** The voice whose sample is being fetched or heard. */
  readonly sampledVoice: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What the user can do; the views call these. */
export interface Actions {
  togglePlay(): void;
  /** To a moment of the section that is played. */
  seek(seconds: number): void;
  skip(seconds: number): void;
  /** To the start of a sentence: of the one before (-1) or after (1). */
  stepSentence(direction: -1 | 1): void;
  stop(): void;
  openSection(section: number): void;
  /** 1 is normal. */
  setSpeed(speed: number): void;
  /** From 0 to 1. */
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleLoop(): void;
  cancelSection(section: number): void;
  cancelPlayback(): void;
  retryFailed(): void;
  readAgain(): void;
  readAloud(): void;
  save(): void;
  show(playbackId: string): void;
  remove(playbackId: string): void;
  changeSettings(change: SpeechSettingsChange): void;
  playSample(voice: string): void;
  /** Has a natural voice speak for one of the voices, or, with null, the built-in one. */
  chooseNaturalVoice(voice: string, natural: string | null): void;
  getNaturalVoice(): void;
  /** Underlines the words of the text of which Harf is not sure, or no longer. */
  toggleDoubtful(): void;
  selectTab(tab: Tab): void;
  dismissNotice(): void;
}

/** The speeds of the player; the pitch stays. */
export const SPEEDS = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];

/** The next faster or slower speed, or the same at the end of the list. */
export function nextSpeed(speed: number, direction: -1 | 1): number {
  const candidates = SPEEDS.filter((each) => (direction < 0 ? each < speed : each > speed));
  return (direction < 0 ? candidates.at(-1) : candidates[0]) ?? speed;
}
