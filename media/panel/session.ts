import type { Reading } from '../../src/panel/reading.ts';
import type { SpeechChoices, SpeechSettings } from '../../src/panel/settings.ts';
import type { HostLink } from '../host/hostLink.ts';
import type { PanelModel, Tab } from '../model/panelModel.ts';
import type { Library } from './library.ts';
import type { Listening } from './listening.ts';
import type { Samples } from './samples.ts';

/** What the panel's parts share from the host's `start` on. */
export class Session {
  readonly link: HostLink;
  readonly library: Library;
  readonly listening: Listening;
  readonly samples: Samples;
  readonly changed: () => void;
  settings: SpeechSettings = { tier: 'basic', voice: '', pace: 1, delivery: {} };
  choices: SpeechChoices = { voices: [], paceMin: 1, paceMax: 1, directorNotesMaxCodePoints: 0 };
  shownId: string | null = null;
  tab: Tab = 'text';
  notice: string | undefined;
  announcement = '';

  constructor(parts: Pick<Session, 'link' | 'library' | 'listening' | 'samples' | 'changed'>) {
    this.link = parts.link;
    this.library = parts.library;
    this.listening = parts.listening;
    this.samples = parts.samples;
    this.changed = parts.changed;
  }

  get shown(): Reading | undefined {
    return this.library.reading(this.shownId);
  }

  /** `now` in milliseconds since the epoch. */
  model(now: number): PanelModel {
    const { shown, settings, choices, tab, notice, announcement } = this;
    return {
      readings: this.library.readings,
      shown,
      settings,
      choices,
      playback: this.listening.playback,
      tab,
      notice,
      announcement,
      sampledVoice: this.samples.voice,
      now,
    };
  }

  /** Turns to a reading where it was left, or to none. */
  show(reading: Reading | undefined): void {
    this.shownId = reading?.id ?? null;
    if (reading) this.listening.show(reading);
    else this.listening.close();
    this.changed();
  }
}
