import type { Playback, SectionState } from '../../src/panel/playback.ts';
import type { SectionPlace } from '../../src/panel/requests.ts';
import type { SpeechChoices, SpeechSettings } from '../../src/panel/settings.ts';
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
