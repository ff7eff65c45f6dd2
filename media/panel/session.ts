import type { Playback } from '../../src/panel/playback.ts';
import type { SpeechChoices, SpeechSettings } from '../../src/panel/settings.ts';
import type { HostLink } from '../host/hostLink.ts';
import type { PanelModel, Tab } from '../model/panelModel.ts';
import type { Library } from './library.ts';
import type { PlaybackPlayer } from './playbackPlayer.ts';
import type { Samples } from './samples.ts';

/** What a notice is about: the sound of playbacks, a sample of a voice, or the words of which Harf is not sure. */
export type NoticeSubject = 'sound' | 'sample' | 'doubtful';

/** What the panel's parts share from the host's `start` on. */
export class Session {
  readonly link: HostLink;
  readonly library: Library;
  readonly player: PlaybackPlayer;
  readonly samples: Samples;
  readonly changed: () => void;
  settings: SpeechSettings = { tier: 'basic', voice: '', pace: 1, delivery: {} };
  choices: SpeechChoices = {
    voices: [],
    naturalVoices: null,
    paceMin: 1,
    paceMax: 1,
    directorNotesMaxCodePoints: 0,
  };
  shownId: string | null = null;
  tab: Tab = 'text';
  showsDoubtful = false;
  notice: { readonly text: string; readonly about: NoticeSubject } | undefined;
  announcement = '';

  constructor(dependencies: Pick<Session, 'link' | 'library' | 'player' | 'samples' | 'changed'>) {
    this.link = dependencies.link;
    this.library = dependencies.library;
    this.player = dependencies.player;
    this.samples = dependencies.samples;
    this.changed = dependencies.changed;
  }

  get shown(): Playback | undefined {
    return this.library.playback(this.shownId);
  }

  /** `now` in milliseconds since the epoch. */
  model(now: number): PanelModel {
    const { shown, settings, choices, tab, showsDoubtful, notice, announcement } = this;
    return {
      playbacks: this.library.playbacks,
      shown,
      settings,
      choices,
      player: this.player.model,
      tab,
      showsDoubtful,
      notice: notice?.text,
      announcement,
      sampledVoice: this.samples.voice,
      now,
    };
  }

  /** What failed works again: drops the notice about it. */
  dropNotice(about: NoticeSubject): void {
    if (this.notice?.about === about) this.notice = undefined;
  }

  /** Shows a playback where the user left it, or none. */
  show(playback: Playback | undefined): void {
    this.shownId = playback?.id ?? null;
    if (playback) this.player.show(playback);
    else this.player.close();
    this.changed();
  }
}
