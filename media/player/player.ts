import type { SectionPlace } from '../../src/panel/requests.ts';
import { AudioOutput } from './audioOutput.ts';
import { isSameSection, type Sounds } from './sounds.ts';
import { fileSource, type Preview, previewSource } from './source.ts';

/** `waiting`: for sound to arrive. `blocked`: the browser wants a click before it lets anything sound. */
export type PlayState = 'stopped' | 'waiting' | 'playing' | 'paused' | 'blocked';

interface PlayerDependencies {
  readonly sounds: Sounds;
  /** Whether the section's finished sound can be fetched. */
  isFinished(place: SectionPlace): boolean;
  /** Whether there is sound of the section, or will be. */
  mayBeHeard(place: SectionPlace): boolean;
  /** The moments, in seconds, at which one source of the section may take over from another unheard. */
  borders(place: SectionPlace): readonly number[];
  /** The state of the player may have changed. */
  changed(): void;
  /** The sound moved, or was moved. */
  moved(): void;
  /** The section was heard to its end. */
  ended(): void;
  failed(error: unknown): void;
}

/** Plays a section from what there is of it: its preview first, if need be, then its finished file. */
export class Player {
  readonly #dependencies: PlayerDependencies;
  readonly #output: AudioOutput;
  #place: SectionPlace | undefined;
  /** Where to begin once there is a source. */
  #startSeconds = 0;
  #lastSeconds = 0;
  #wantsSound = false;
  #isBlocked = false;
  #loading: SectionPlace | undefined;
  /** The finished file that is to take over from a preview. */
  #successorUrl: string | undefined;
  /** A preview that was heard to its end, and where that is; the rest of the section is in its file only. */
  #endedPreview: { readonly preview: Preview; readonly seconds: number } | undefined;

  constructor(audio: HTMLAudioElement, dependencies: PlayerDependencies) {
    this.#dependencies = dependencies;
    this.#output = new AudioOutput(audio, {
      changed: () => dependencies.changed(),
      moved: () => this.#moved(),
      switched: (isOn) => this.#switched(isOn),
      stalled: () => this.#takeOver(),
      ended: () => this.#sourceEnded(),
      failed: () => this.#sourceFailed(),
    });
  }

  get place(): SectionPlace | undefined {
    return this.#place;
  }

  get seconds(): number {
    return this.#output.source ? this.#output.seconds : this.#startSeconds;
  }

  /** What is known of the sound's length from the sound itself. */
  get durationSeconds(): number | null {
    return this.#output.source ? this.#output.durationSeconds : null;
  }

  get isPreview(): boolean {
    return this.#output.source?.preview !== undefined;
  }

  get state(): PlayState {
    if (!this.#place) return 'stopped';
    if (this.#isBlocked) return 'blocked';
    if (!this.#wantsSound) return 'paused';
    return this.#output.isSounding ? 'playing' : 'waiting';
  }

  /** Opens a section; it sounds at once if the player was playing, or else with `play`. */
  open(place: SectionPlace, seconds: number): void {
    this.#output.detach();
    this.#place = place;
    this.#startSeconds = seconds;
    this.#lastSeconds = seconds;
    this.#successorUrl = undefined;
    this.#endedPreview = undefined;
    if (this.#wantsSound) this.#load();
    this.#dependencies.moved();
    this.#dependencies.changed();
  }

  close(): void {
    this.#wantsSound = false;
    this.#isBlocked = false;
    this.#output.detach();
    this.#place = undefined;
    this.#dependencies.changed();
  }

  play(): void {
    if (!this.#place) return;
    this.#wantsSound = true;
    this.#isBlocked = false;
    if (this.#output.source) void this.#start();
    else this.#load();
    this.#dependencies.changed();
  }

  pause(): void {
    this.#wantsSound = false;
    this.#isBlocked = false;
    this.#output.pause();
    this.#takeOver();
    this.#dependencies.moved();
    this.#dependencies.changed();
  }

  /** `seconds` in the section; past its end it is its end. */
  seek(seconds: number): void {
    const wanted = Math.max(0, Math.min(seconds, this.durationSeconds ?? seconds));
    this.#startSeconds = wanted;
    this.#lastSeconds = wanted;
    if (this.#output.source) this.#output.seek(wanted);
    else if (this.#wantsSound) this.#load();
    this.#dependencies.moved();
  }

  adjust(speed: number, volume: number): void {
    this.#output.adjust(speed, volume);
  }

  /** There is more, or other, sound of a section than there was. */
  refresh(place: SectionPlace): void {
    if (!isSameSection(place, this.#place)) return;
    const { source } = this.#output;
    if (source?.preview && source.preview !== this.#dependencies.sounds.preview(place)) this.#startAnew();
    else if (!source && this.#wantsSound) this.#load();
    else if (source?.preview && this.#dependencies.isFinished(place)) void this.#loadFile(place);
    else if (source?.preview && !this.#output.isSounding) this.#stopWaitingIfNothingComes(place);
  }

  /** The preview is void; what comes in its place is played from the same moment. */
  #startAnew(): void {
    this.#startSeconds = this.#output.seconds;
    this.#output.detach();
    if (this.#wantsSound) this.#load();
    this.#dependencies.changed();
  }

  #load(): void {
    const place = this.#place;
    if (!place) return;
    if (this.#dependencies.isFinished(place)) {
      void this.#loadFile(place);
      return;
    }
    const preview = this.#dependencies.sounds.preview(place);
    const isUsable = preview && !preview.isUnplayable && !this.#hasEnded(preview);
    const source = isUsable ? previewSource(preview) : undefined;
    if (!source) {
      this.#stopWaitingIfNothingComes(place);
      return;
    }
    this.#output.attach(source, this.#startSeconds);
    void this.#start();
  }

  /** Nothing comes any more of a section that failed or was cancelled. */
  #stopWaitingIfNothingComes(place: SectionPlace): void {
    if (this.#dependencies.mayBeHeard(place)) return;
    this.#wantsSound = false;
    this.#output.pause();
    this.#dependencies.changed();
  }

  #hasEnded(preview: Preview): boolean {
    return this.#endedPreview?.preview === preview && this.#startSeconds >= this.#endedPreview.seconds;
  }

  async #loadFile(place: SectionPlace): Promise<void> {
    if (isSameSection(this.#loading, place)) return;
    this.#loading = place;
    try {
      const url = await this.#dependencies.sounds.file(place);
      if (isSameSection(place, this.#place)) this.#fileCame(url);
    } catch (error) {
      if (isSameSection(place, this.#place)) this.#fileFailed(error);
    } finally {
      if (isSameSection(this.#loading, place)) this.#loading = undefined;
      this.#dependencies.changed();
    }
  }

  #fileCame(url: string): void {
    this.#successorUrl = url;
    if (this.#output.source && this.#output.isSounding) return;
    this.#takeOver();
  }

  #fileFailed(error: unknown): void {
    if (!this.#output.isSounding) this.#wantsSound = false;
    this.#dependencies.failed(error);
  }

  /** Puts the finished file in the place of the preview, or of nothing. */
  #takeOver(): void {
    const url = this.#successorUrl;
    if (url === undefined) return;
    this.#successorUrl = undefined;
    this.#output.attach(fileSource(url), this.seconds);
    if (this.#wantsSound) void this.#start();
  }

  async #start(): Promise<void> {
    const { source } = this.#output;
    const isAllowed = await this.#output.start();
    if (isAllowed || source !== this.#output.source || !this.#wantsSound) return;
    this.#isBlocked = true;
    this.#dependencies.changed();
  }

  /** The end of a preview is not the end of its section: the file goes on from there, now or when it comes. */
  #sourceEnded(): void {
    const preview = this.#output.source?.preview;
    if (preview) this.#goOnFrom(preview);
    else this.#dependencies.ended();
  }

  #goOnFrom(preview: Preview): void {
    const { seconds } = this.#output;
    this.#endedPreview = { preview, seconds };
    this.#startSeconds = seconds;
    this.#lastSeconds = seconds;
    this.#output.detach();
    if (this.#successorUrl !== undefined) this.#takeOver();
    else this.#load();
    this.#dependencies.changed();
  }

  #moved(): void {
    const now = this.#output.seconds;
    const place = this.#place;
    if (place && this.#successorUrl !== undefined) {
      const isBorder = (border: number) => this.#lastSeconds < border && border <= now;
      if (this.#dependencies.borders(place).some(isBorder)) this.#takeOver();
    }
    this.#lastSeconds = now;
    this.#dependencies.moved();
  }

  #switched(isOn: boolean): void {
    if (!this.#output.source) return;
    this.#wantsSound = isOn;
    if (isOn) this.#isBlocked = false;
    this.#dependencies.changed();
  }

  #sourceFailed(): void {
    const { source } = this.#output;
    const place = this.#place;
    if (!source || !place) return;
    this.#startSeconds = this.#lastSeconds;
    this.#output.detach();
    if (source.preview) source.preview.isUnplayable = true;
    else this.#dependencies.sounds.dropFile(place);
    if (!source.preview) this.#wantsSound = false;
    else if (this.#wantsSound) this.#load();
    this.#dependencies.failed(new Error('unplayable'));
  }
}
