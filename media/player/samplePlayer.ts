import type { AudioFile } from '../../src/panel/requests.ts';

/** Plays samples of voices beside the playback, whose place in its audio element they must not disturb. */
export class SamplePlayer {
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
