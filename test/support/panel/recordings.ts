import { encodeWav, openMp3Stream } from '../../../src/engine/speech/index.ts';
import type { TimedSpan } from '../../../src/panel/playback.ts';

const SAMPLE_RATE = 22_050;
const WORD_SECONDS = 0.3;
const SENTENCE_PAUSE_SECONDS = 0.4;
const CHUNK_SECONDS = 0.5;

/** Made sound for a text: a tone for each word, silence after each sentence, and when each word is heard. */
export interface Recording {
  readonly pcm: Int16Array;
  readonly seconds: number;
  readonly words: readonly TimedSpan[];
  readonly peaks: readonly number[];
}

/** `utf16Offset` is where `text` begins in the playback's text. */
export function record(text: string, utf16Offset = 0): Recording {
  const words: TimedSpan[] = [];
  let seconds = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const utf16Start = utf16Offset + index;
    const span = { utf16Start, utf16End: utf16Start + word.length };
    words.push({ startSeconds: seconds, endSeconds: seconds + WORD_SECONDS, ...span });
    seconds += WORD_SECONDS + (/[.؟!]$/.test(word) ? SENTENCE_PAUSE_SECONDS : 0);
  }
  const pcm = tones(words, seconds);
  return { pcm, seconds, words, peaks: peaksOf(pcm) };
}

function tones(words: readonly TimedSpan[], seconds: number): Int16Array {
  const pcm = new Int16Array(Math.round(seconds * SAMPLE_RATE));
  words.forEach(({ startSeconds }, at) => {
    const first = Math.round(startSeconds * SAMPLE_RATE);
    const length = WORD_SECONDS * SAMPLE_RATE;
    for (let sample = 0; sample < length; sample++) {
      const loudness = 8000 * Math.sin((Math.PI * sample) / length);
      pcm[first + sample] = loudness * Math.sin((2 * Math.PI * (180 + 25 * (at % 7)) * sample) / SAMPLE_RATE);
    }
  });
  return pcm;
}

function peaksOf(pcm: Int16Array, count = 400): number[] {
  const each = Math.ceil(pcm.length / count);
  return Array.from(
    { length: Math.ceil(pcm.length / each) },
    (_, at) => Math.max(...pcm.subarray(at * each, (at + 1) * each).map(Math.abs)) / 32_768,
  );
}

export function wavOf({ pcm }: Recording): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encodeWav(pcm, SAMPLE_RATE));
}

/** The MP3 of a recording in the pieces in which the service sends it. */
export async function mp3ChunksOf({ pcm }: Recording): Promise<Uint8Array<ArrayBuffer>[]> {
  const stream = await openMp3Stream(SAMPLE_RATE);
  const chunks: Uint8Array[] = [];
  for (let start = 0; start < pcm.length; start += CHUNK_SECONDS * SAMPLE_RATE)
    chunks.push(stream.encode(pcm.subarray(start, start + CHUNK_SECONDS * SAMPLE_RATE)));
  return [...chunks, stream.finish()]
    .filter(({ length }) => length > 0)
    .map((chunk) => new Uint8Array(chunk));
}
