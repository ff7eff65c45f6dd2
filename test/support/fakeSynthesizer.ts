import {
  NothingToSpeakError,
  type SynthesisOptions,
  type SynthesisRequest,
  type SynthesizedAudio,
  type Synthesizer,
  type WordTime,
} from '../../src/service/speech/synthesizer.ts';
import { codePointLength } from '../../src/text/codePoints.ts';

/** How long one code point is spoken at pace 1, in seconds. */
export const SECONDS_PER_CODE_POINT = 0.1;

/** Up to so many code points a Basic text is spoken as WAV, beyond as MP3. */
export const LONGEST_WAV_CODE_POINTS = 100;

const SAMPLE_RATE = 8000;
const MP3_FRAME_SECONDS = 0.024;

export interface FakeSynthesizerOptions {
  /** Awaited before anything is made: a promise here holds the work up, a rejection makes it fail. */
  readonly gate?: (request: SynthesisRequest) => Promise<void> | void;
  /** How many pieces of preview are made. */
  readonly previews?: number;
  /** The bound of every request, in seconds; twice what it lasts if it is left out. */
  readonly boundSeconds?: number;
}

export interface FakeSynthesizer extends Synthesizer {
  /** What it was asked for, in order. */
  readonly requests: readonly SynthesisRequest[];
  /** How many are under way. */
  readonly running: number;
}

/** A synthesizer without a voice: a tone, or silent MP3 frames, as long as the text says. */
export function fakeSynthesizer({ gate, previews = 3, boundSeconds }: FakeSynthesizerOptions = {}) {
  const requests: SynthesisRequest[] = [];
  let running = 0;
  const make = async (request: SynthesisRequest, { signal, onPreview }: SynthesisOptions) => {
    signal?.throwIfAborted();
    await orAborted(Promise.resolve(gate?.(request)), signal);
    if (!/[\p{L}\p{N}]/u.test(request.text)) throw new NothingToSpeakError();
    const words = wordTimes(request);
    for (let piece = 0; piece < previews; piece++) {
      await onPreview?.(mp3Frame(), words.slice(piece, piece + 1));
      signal?.throwIfAborted();
    }
    return audioOf(request);
  };
  const synthesizer: FakeSynthesizer = {
    requests,
    get running() {
      return running;
    },
    async synthesize(request, options = {}) {
      requests.push(request);
      running++;
      try {
        return await make(request, options);
      } finally {
        running--;
      }
    },
    boundSeconds: (request) => boundSeconds ?? 2 * secondsOf(request),
    close: async () => {},
  };
  return synthesizer;
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

function secondsOf({ text, pace }: SynthesisRequest): number {
  return (codePointLength(text) * SECONDS_PER_CODE_POINT) / pace;
}

function audioOf(request: SynthesisRequest): SynthesizedAudio {
  const durationSeconds = secondsOf(request);
  const isWav = request.tier === 'premium' || codePointLength(request.text) <= LONGEST_WAV_CODE_POINTS;
  return {
    bytes: isWav ? tone(durationSeconds, pitchOf(request)) : silentMp3(durationSeconds),
    mimeType: isWav ? 'audio/wav' : 'audio/mpeg',
    durationSeconds,
    words: wordTimes(request),
  };
}

/** In Hz; another for each voice and delivery. */
function pitchOf({ voice, style, expressiveness, regionalMode }: SynthesisRequest): number {
  const name = [voice, style, expressiveness, regionalMode].join(' ');
  return 100 + [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
}

function wordTimes(request: SynthesisRequest): WordTime[] {
  const perCodePoint = SECONDS_PER_CODE_POINT / request.pace;
  return [...request.text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const codePointStart = codePointLength(request.text.slice(0, index));
    const codePointEnd = codePointStart + codePointLength(word);
    return {
      start: codePointStart * perCodePoint,
      end: codePointEnd * perCodePoint,
      codePointStart,
      codePointEnd,
    };
  });
}

/** 16-bit mono PCM in a RIFF file. */
function tone(seconds: number, hertz: number): Uint8Array {
  const samples = Math.round(seconds * SAMPLE_RATE);
  const file = Buffer.alloc(44 + 2 * samples);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * samples, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(2 * SAMPLE_RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * samples, 40);
  for (let at = 0; at < samples; at++)
    file.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE)), 44 + 2 * at);
  return file;
}

function silentMp3(seconds: number): Uint8Array {
  const frames = Math.ceil(seconds / MP3_FRAME_SECONDS);
  return Buffer.concat(Array.from({ length: frames }, mp3Frame));
}

/** One silent frame: MPEG-2, layer III, 24 kHz, 64 kbit/s, mono. */
function mp3Frame(): Uint8Array {
  const frame = Buffer.alloc(192);
  frame.set([0xff, 0xf3, 0x84, 0xc0]);
  return frame;
}
