import type { Source } from './source.ts';

interface OutputEvents {
  /** The output plays, waits or pauses now. */
  changed(): void;
  /** The sound has moved on. */
  moved(): void;
  /** The user, or the computer's media keys, paused or started it past the player. */
  switched(isOn: boolean): void;
  /** There is nothing more to play until more arrives. */
  stalled(): void;
  ended(): void;
  failed(): void;
}

/** The one audio element of the panel, playing one source at a time. */
export class AudioOutput {
  readonly #audio: HTMLAudioElement;
  readonly #events: OutputEvents;
  #source: Source | undefined;
  #isReporting = false;

  constructor(audio: HTMLAudioElement, events: OutputEvents) {
    this.#audio = audio;
    this.#events = events;
    for (const name of ['playing', 'waiting', 'durationchange', 'volumechange'] as const)
      audio.addEventListener(name, () => events.changed());
    for (const name of ['timeupdate', 'seeked'] as const) audio.addEventListener(name, () => events.moved());
    audio.addEventListener('play', () => events.switched(true));
    audio.addEventListener('pause', () => audio.ended || events.switched(false));
    audio.addEventListener('waiting', () => events.stalled());
    audio.addEventListener('playing', () => this.#isReporting || this.#reportFrames());
    audio.addEventListener('ended', () => events.ended());
    audio.addEventListener('error', () => this.#source && events.failed());
  }

  get source(): Source | undefined {
    return this.#source;
  }

  get seconds(): number {
    return this.#audio.currentTime;
  }

  /** How much of the sound there is; null before that is known. */
  get durationSeconds(): number | null {
    const { duration, buffered } = this.#audio;
    if (Number.isFinite(duration)) return duration;
    return buffered.length > 0 ? buffered.end(buffered.length - 1) : null;
  }

  /** Whether sound comes out. */
  get isSounding(): boolean {
    const { paused, readyState } = this.#audio;
    return this.#source !== undefined && !paused && readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  }

  /** Plays from `source` from now on, silent until `start`. */
  attach(source: Source, seconds: number): void {
    this.#source?.dispose();
    this.#source = source;
    this.#audio.src = source.url;
    this.#audio.currentTime = seconds;
  }

  detach(): void {
    this.#source?.dispose();
    this.#source = undefined;
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }

  /** Whether the browser lets it play: false if it wants a click first. */
  async start(): Promise<boolean> {
    try {
      await this.#audio.play();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') return false;
      // Any other rejection comes with an event of its own, or because another source was attached.
    }
    return true;
  }

  pause(): void {
    this.#audio.pause();
  }

  seek(seconds: number): void {
    this.#audio.currentTime = seconds;
  }

  /** `speed` leaves the pitch as it is; `volume` is from 0 to 1. */
  adjust(speed: number, volume: number): void {
    this.#audio.defaultPlaybackRate = speed;
    this.#audio.playbackRate = speed;
    this.#audio.volume = volume;
  }

  /** `timeupdate` comes four times a second, too seldom for words. */
  #reportFrames(): void {
    this.#isReporting = this.isSounding;
    if (!this.#isReporting) return;
    this.#events.moved();
    requestAnimationFrame(() => this.#reportFrames());
  }
}
