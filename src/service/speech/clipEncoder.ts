import type { loadSpeech, Mp3Stream, SpokenAudio } from '../../engine/index.ts';
import type { SynthesizedAudio, WordTime } from './synthesizer.ts';

type Speech = Awaited<ReturnType<typeof loadSpeech>>;

/** Basic clips up to this length, in seconds, are WAV; longer ones are MP3 (Endpoints, POST /v1/speech). */
export const LONGEST_WAV_SECONDS = 30;

const NO_BYTES = new Uint8Array(0);

export interface ClipFormat {
  /** Whether MP3 is made from the first sentence on. */
  readonly preview: boolean;
  /** Whether a long clip is WAV too. */
  readonly alwaysWav: boolean;
}

/** Puts spoken sentences together into one file. */
export class ClipEncoder {
  readonly #speech: Speech;
  readonly #form: ClipFormat;
  readonly #pcm: Int16Array[] = [];
  readonly #mp3: Uint8Array[] = [];
  readonly #words: WordTime[] = [];
  #samples = 0;
  #toldWords = 0;
  #stream: Mp3Stream | undefined;

  constructor(speech: Speech, form: ClipFormat) {
    this.#speech = speech;
    this.#form = form;
  }

  /** Adds a sentence; gives the MP3 that is ready, empty without preview. */
  async add({ pcm, words }: SpokenAudio): Promise<Uint8Array> {
    const { SAMPLE_RATE } = this.#speech;
    for (const { startSample, endSample, codePointStart, codePointEnd } of words)
      this.#words.push({
        start: (this.#samples + startSample) / SAMPLE_RATE,
        end: (this.#samples + endSample) / SAMPLE_RATE,
        codePointStart,
        codePointEnd,
      });
    this.#pcm.push(pcm);
    this.#samples += pcm.length;
    return this.#form.preview ? this.#encode(pcm) : NO_BYTES;
  }

  /** The words that were not asked for before. */
  takeNewWords(): readonly WordTime[] {
    const words = this.#words.slice(this.#toldWords);
    this.#toldWords = this.#words.length;
    return words;
  }

  /** The whole file, and the last MP3 of the preview. */
  async finish(): Promise<{ readonly rest: Uint8Array; readonly audio: SynthesizedAudio }> {
    const rest = this.#endStream();
    const durationSeconds = this.#samples / this.#speech.SAMPLE_RATE;
    const isWav = this.#form.alwaysWav || durationSeconds <= LONGEST_WAV_SECONDS;
    return {
      rest,
      audio: {
        bytes: isWav ? this.#wav() : await this.#wholeMp3(),
        mimeType: isWav ? 'audio/wav' : 'audio/mpeg',
        durationSeconds,
        words: this.#words,
      },
    };
  }

  #wav(): Uint8Array {
    return this.#speech.encodeWav(this.#speech.concatenated(this.#pcm), this.#speech.SAMPLE_RATE);
  }

  async #wholeMp3(): Promise<Uint8Array> {
    if (!this.#form.preview) {
      for (const pcm of this.#pcm) await this.#encode(pcm);
      this.#endStream();
    }
    return Buffer.concat(this.#mp3);
  }

  async #encode(pcm: Int16Array): Promise<Uint8Array> {
    this.#stream ??= await this.#speech.openMp3Stream(this.#speech.SAMPLE_RATE);
    return this.#keep(this.#stream.encode(pcm));
  }

  #endStream(): Uint8Array {
    return this.#stream === undefined ? NO_BYTES : this.#keep(this.#stream.finish());
  }

  #keep(mp3: Uint8Array): Uint8Array {
    this.#mp3.push(mp3);
    return mp3;
  }
}
