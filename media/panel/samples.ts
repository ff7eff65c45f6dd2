import type { AudioFile } from '../../src/panel/requests.ts';
import type { Tier } from '../../src/panel/settings.ts';
import type { HostLink } from '../host/hostLink.ts';

interface SampleEvents {
  changed(): void;
  /** Called when the sound of a sample has arrived. */
  arrived(): void;
  failed(error: unknown): void;
}

/** One sample of a voice at a time, fetched and heard. */
export class Samples {
  readonly #link: HostLink;
  readonly #player = new SamplePlayer();
  readonly #events: SampleEvents;
  #abort: AbortController | undefined;
  #voice: string | undefined;

  constructor(link: HostLink, events: SampleEvents) {
    this.#link = link;
    this.#events = events;
  }

  /** The voice whose sample is fetched or heard. */
  get voice(): string | undefined {
    return this.#voice;
  }

  /** Plays the voice's sample, or stops it if it is the one being played. */
  async toggle(tier: Tier, voice: string, volume: number): Promise<void> {
    const wasPlaying = this.#voice === voice;
    this.stop();
    if (wasPlaying) return;
    const abort = new AbortController();
    this.#abort = abort;
    this.#setVoice(voice);
    try {
      const sample = await this.#link.ask('sample', { tier, voice }, abort.signal);
      this.#events.arrived();
      await this.#player.play(sample, volume, abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) this.#events.failed(error);
    } finally {
      if (this.#abort === abort) this.#setVoice(undefined);
    }
  }

  stop(): void {
    this.#abort?.abort();
    this.#abort = undefined;
    this.#setVoice(undefined);
  }

  #setVoice(voice: string | undefined): void {
    this.#voice = voice;
    this.#events.changed();
  }
}

/** Plays samples of voices beside the playback, whose place in its audio element they must not disturb. */
class SamplePlayer {
  #context: AudioContext | undefined;

  /** Resolves when the sample is heard to its end, or stopped by the signal; `volume` is from 0 to 1. */
  async play({ bytes }: AudioFile, volume: number, signal: AbortSignal): Promise<void> {
    this.#context ??= new AudioContext();
    const buffer = await this.#context.decodeAudioData(bytes.slice().buffer);
    signal.throwIfAborted();
    const gain = new GainNode(this.#context, { gain: volume });
    const source = new AudioBufferSourceNode(this.#context, { buffer });
    source.connect(gain).connect(this.#context.destination);
    const ended = new Promise((resolve) => source.addEventListener('ended', resolve));
    signal.addEventListener('abort', () => source.stop(), { once: true });
    source.start();
    await ended;
  }
}
