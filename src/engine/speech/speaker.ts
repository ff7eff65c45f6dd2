import type { EspeakEvent, EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { ipaOf, loadEspeak, PHONEME_VOICE_NAME } from './loadEspeak.ts';
import type { SpokenPart, SpokenSentence } from './plan.ts';
import { trimSilence } from './silence.ts';
import { unpackVoiceData } from './voiceData.ts';
import type { VoiceSettings } from './voices.ts';

/** Samples a second of all audio, one channel, 16 bits. */
export const SAMPLE_RATE = 22_050;

/** When a part is heard, in samples from the start of its sentence, half-open. */
export interface SpokenWord {
  readonly startSample: number;
  readonly endSample: number;
  readonly codePointStart: number;
  readonly codePointEnd: number;
}

export interface SpokenAudio {
  readonly pcm: Int16Array;
  readonly words: readonly SpokenWord[];
}

export interface Speaker {
  /** Speaks one sentence; takes milliseconds. */
  speak(sentence: SpokenSentence, settings: VoiceSettings): SpokenAudio;
  /** The phonemes that the phoneme voice makes of its letters, in IPA: to check that it speaks what it is asked. */
  phonemesOf(letters: string): string;
}

const SENTENCE_GAP_SAMPLES = Math.round(0.3 * SAMPLE_RATE);
/** Of 100, eSpeak NG's own; at 100 the loudest vowels of some speakers clip. */
const VOLUME = 80;

/** Loads eSpeak NG with the bytes of `voice.bin`. Takes about a tenth of a second. */
export async function loadSpeaker(voiceData: Uint8Array): Promise<Speaker> {
  const worker = await loadEspeak(unpackVoiceData(voiceData));
  return {
    speak: (sentence, settings) => speakSentence(worker, sentence, settings),
    phonemesOf: (letters) => ipaOf(worker, PHONEME_VOICE_NAME, letters),
  };
}

function speakSentence(worker: EspeakWorker, sentence: SpokenSentence, settings: VoiceSettings): SpokenAudio {
  const runs = runsOf(sentence.parts);
  const spoken = runs.map((run, at) => {
    const isLast = at === runs.length - 1;
    return speakRun(worker, run, isLast ? sentence.ending : (run.at(-1)?.pause ?? ''), settings);
  });
  return joined([...spoken, { pcm: new Int16Array(SENTENCE_GAP_SAMPLES), words: [] }]);
}

/** Neighbours of one language are spoken together, so that their melody is one. */
function runsOf(parts: readonly SpokenPart[]): SpokenPart[][] {
  const runs: SpokenPart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.[0]?.language === part.language) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

function speakRun(
  worker: EspeakWorker,
  parts: readonly SpokenPart[],
  ending: string,
  settings: VoiceSettings,
): SpokenAudio {
  const language = parts[0]?.language === 'foreign' ? 'en' : PHONEME_VOICE_NAME;
  worker.set_voice(`${language}+${settings.variant}`);
  worker.set_pitch(settings.pitch);
  worker.set_range(settings.range);
  worker.set_rate(settings.rate);
  worker.set_volume(VOLUME);
  const { text, starts } = runText(parts, ending, settings.tehrani);
  const { pcm, events } = synthesise(worker, text);
  const sound = trimSilence(pcm);
  return { pcm: pcm.subarray(sound.start, sound.end), words: wordTimes(parts, starts, events, sound) };
}

/** The text of a run and where, in characters, each of its parts begins. */
function runText(
  parts: readonly SpokenPart[],
  ending: string,
  tehrani: boolean,
): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  parts.forEach((part, at) => {
    if (at > 0) text += ' ';
    starts.push(text.length);
    text += tehrani && part.language === 'persian' ? part.text.replace(/â(?=[nm])/g, 'u') : part.text;
    text += at === parts.length - 1 ? ending : part.pause;
  });
  return { text, starts };
}

function synthesise(worker: EspeakWorker, text: string): { pcm: Int16Array; events: EspeakEvent[] } {
  const chunks: Int16Array[] = [];
  const events: EspeakEvent[] = [];
  worker.synthesize(text, (chunk, chunkEvents) => {
    chunks.push(chunk.slice());
    events.push(...chunkEvents);
    return false;
  });
  return { pcm: concatenated(chunks), events };
}

function wordTimes(
  parts: readonly SpokenPart[],
  starts: readonly number[],
  events: readonly EspeakEvent[],
  sound: { readonly start: number; readonly end: number },
): SpokenWord[] {
  const heard = parts.map((_, at) => {
    const from = starts[at] ?? 0;
    const to = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const event = events.find(
      ({ type, text_position }) => type === 'word' && text_position - 1 >= from && text_position - 1 < to,
    );
    return event === undefined ? undefined : Math.round((event.audio_position / 1000) * SAMPLE_RATE);
  });
  return parts.flatMap(({ codePointStart, codePointEnd }, at) => {
    const start = heard[at];
    if (start === undefined) return [];
    const next = heard.slice(at + 1).find((found) => found !== undefined) ?? sound.end;
    const clamp = (sample: number): number =>
      Math.min(Math.max(sample, sound.start), sound.end) - sound.start;
    return [{ startSample: clamp(start), endSample: clamp(next), codePointStart, codePointEnd }];
  });
}

function joined(pieces: readonly SpokenAudio[]): SpokenAudio {
  let offset = 0;
  const words: SpokenWord[] = [];
  for (const piece of pieces) {
    for (const word of piece.words)
      words.push({ ...word, startSample: word.startSample + offset, endSample: word.endSample + offset });
    offset += piece.pcm.length;
  }
  return { pcm: concatenated(pieces.map(({ pcm }) => pcm)), words };
}

/** One array of samples from several. */
export function concatenated(chunks: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
