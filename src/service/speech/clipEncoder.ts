import type { loadSpeech, Mp3Stream, SpokenAudio } from '../../engine/index.ts';
import { joinedBytes } from '../../platform/bytes.ts';
import type { AudioEncoding, SynthesizedAudio, WordTime } from './synthesizer.ts';

type SpeechEngine = Awaited<ReturnType<typeof loadSpeech>>;

/** Basic clips up to this length, in seconds, are WAV; longer ones are MP3 (Endpoints, POST /v1/speech). */
const LONGEST_WAV_SECONDS = 30;

const NO_BYTES = new Uint8Array(0);

/** What a clip is encoded as. */
interface ClipFormat {
  /** Whether MP3 is made from the first sentence on. */
  readonly preview: boolean;
  /** WAV for a short clip and MP3 for a long one if it is left out. */
  readonly encoding?: AudioEncoding;
}

/** Encodes spoken sentences as one file, WAV or MP3, and as a preview in MP3 if one is wanted. */
export class ClipEncoder {
  readonly #engine: SpeechEngine;
  readonly #format: ClipFormat;
  readonly #pcm: Int16Array[] = [];
  readonly #mp3: Uint8Array[] = [];
  readonly #words: WordTime[] = [];
  #samples = 0;
  #takenWords = 0;
  #stream: Mp3Stream | undefined;

  constructor(engine: SpeechEngine, format: ClipFormat) {
    this.#engine = engine;
    this.#format = format;
  }

  /** Adds a sentence; returns the MP3 that is ready for the preview, empty without one. */
  async add({ pcm, words }: SpokenAudio): Promise<Uint8Array> {
    const { SAMPLE_RATE } = this.#engine;
    for (const { startSample, endSample, codePointStart, codePointEnd } of words)
      this.#words.push({
        start: (this.#samples + startSample) / SAMPLE_RATE,
        end: (this.#samples + endSample) / SAMPLE_RATE,
        codePointStart,
        codePointEnd,
      });
    this.#pcm.push(pcm);
    this.#samples += pcm.length;
    return this.#format.preview ? this.#encode(pcm) : NO_BYTES;
  }

  /** The words that were added since the last call. */
  takeNewWords(): readonly WordTime[] {
    const words = this.#words.slice(this.#takenWords);
    this.#takenWords = this.#words.length;
    return words;
  }

  /** Returns the whole file, and the last MP3 of the preview. */
  async finish(): Promise<{ readonly rest: Uint8Array; readonly audio: SynthesizedAudio }> {
    const rest = this.#endStream();
    const durationSeconds = this.#samples / this.#engine.SAMPLE_RATE;
    const encoding = this.#format.encoding ?? (durationSeconds <= LONGEST_WAV_SECONDS ? 'wav' : 'mp3');
    const isWav = encoding === 'wav';
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
    return this.#engine.encodeWav(this.#engine.concatenated(this.#pcm), this.#engine.SAMPLE_RATE);
  }

  async #wholeMp3(): Promise<Uint8Array> {
    if (!this.#format.preview) {
      for (const pcm of this.#pcm) await this.#encode(pcm);
      this.#endStream();
    }
    return joinedBytes(this.#mp3);
  }

  async #encode(pcm: Int16Array): Promise<Uint8Array> {
    this.#stream ??= await this.#engine.openMp3Stream(this.#engine.SAMPLE_RATE);
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
