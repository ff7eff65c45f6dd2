import type { SpeechSettingsChange } from '../../src/panel/settings.ts';
import type { Tab } from './panelModel.ts';

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
