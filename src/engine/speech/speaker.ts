import type { EspeakEvent, EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { ipaOf, loadEspeak, PHONEME_VOICE_NAME } from './loadEspeak.ts';
import type { SpokenPart, SpokenSentence } from './plan.ts';
import { withoutOtherStress } from './stress.ts';
import { unpackVoiceData } from './voiceData.ts';
import { type VoiceSettings, WORDS_A_MINUTE } from './voices.ts';

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

/** What is spoken, with each of its sounds. */
interface SoundedAudio extends SpokenAudio {
  readonly sounds: readonly SpokenSound[];
}

export interface Speaker {
  /** Speaks one sentence; takes milliseconds. */
  speak(sentence: SpokenSentence, settings: VoiceSettings): SoundedAudio;
  /** The phonemes that the phoneme voice makes of its letters, in IPA: to check that it speaks what it is asked. */
  phonemesOf(letters: string): string;
}

/** Behind a clause, in seconds at the ordinary pace: within what readers make (Campione and Véronis 2002). */
const PAUSES: Readonly<Record<string, number>> = {
  ',': 0.22,
  ';': 0.32,
  ':': 0.28,
  '.': 0.42,
  '?': 0.42,
  '!': 0.42,
};
/** Of 100, eSpeak NG's own; at 100 the loudest vowels of some speakers clip. */
const VOLUME = 80;

/** Loads eSpeak NG with the bytes of `voice.bin`. Takes about a tenth of a second. */
export async function loadSpeaker(voiceData: Uint8Array): Promise<Speaker> {
  const worker = await loadEspeak(await unpackVoiceData(voiceData));
  return {
    speak: (sentence, settings) => speakSentence(worker, sentence, settings),
    phonemesOf: (letters) => ipaOf(worker, PHONEME_VOICE_NAME, letters),
  };
}

function speakSentence(
  worker: EspeakWorker,
  sentence: SpokenSentence,
  settings: VoiceSettings,
): SoundedAudio {
  const runs = runsOf(sentence.parts);
  const ending = sentence.isAskedByWord ? '.' : sentence.ending;
  const spoken = runs.flatMap((run, at) => {
    const mark = at === runs.length - 1 ? ending : (run.at(-1)?.pause ?? '');
    return [speakRun(worker, run, mark, settings), pauseBehind(mark, settings)];
  });
  return joined(spoken);
}

function pauseBehind(mark: string, { rate }: VoiceSettings): SoundedAudio {
  const seconds = ((PAUSES[mark] ?? 0) * WORDS_A_MINUTE) / rate;
  return { pcm: new Int16Array(Math.round(seconds * SAMPLE_RATE)), words: [], sounds: [] };
}

/** Neighbours of one language are spoken together up to a pause, so that their melody is one. */
function runsOf(parts: readonly SpokenPart[]): SpokenPart[][] {
  const runs: SpokenPart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.[0]?.language === part.language && last.at(-1)?.pause === '') last.push(part);
    else runs.push([part]);
  }
  return runs;
}

function speakRun(
  worker: EspeakWorker,
  parts: readonly SpokenPart[],
  ending: string,
  settings: VoiceSettings,
): SoundedAudio {
  const language = parts[0]?.language === 'foreign' ? 'en' : PHONEME_VOICE_NAME;
  worker.set_voice(`${language}+${settings.variant}`);
  worker.set_pitch(settings.pitch);
  worker.set_range(settings.range);
  worker.set_rate(settings.rate);
  worker.set_volume(VOLUME);
  const { text, starts } = runText(parts, ending, settings.tehrani);
  const { pcm, events } = synthesise(worker, text);
  const sounds = spokenSounds(events, SAMPLE_RATE);
  softenSibilants(pcm, sounds, SAMPLE_RATE);
  const heard = trimSilence(pcm);
  return {
    pcm: pcm.subarray(heard.startSample, heard.endSample),
    words: wordTimes(parts, starts, events, heard),
    sounds: shifted(sounds, -heard.startSample),
  };
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
    const mark = at === parts.length - 1 ? ending : part.pause;
    const letters = tehrani ? part.text.replace(/â(?=[nm])/g, 'u') : part.text;
    text += part.language === 'persian' ? withoutOtherStress(letters, mark !== '') : part.text;
    text += mark;
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
  sound: { readonly startSample: number; readonly endSample: number },
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
    const next = heard.slice(at + 1).find((found) => found !== undefined) ?? sound.endSample;
    const clamp = (sample: number): number =>
      Math.min(Math.max(sample, sound.startSample), sound.endSample) - sound.startSample;
    return [{ startSample: clamp(start), endSample: clamp(next), codePointStart, codePointEnd }];
  });
}

function joined(pieces: readonly SoundedAudio[]): SoundedAudio {
  let offset = 0;
  const words: SpokenWord[] = [];
  const sounds: SpokenSound[] = [];
  for (const piece of pieces) {
    words.push(...shifted(piece.words, offset));
    sounds.push(...shifted(piece.sounds, offset));
    offset += piece.pcm.length;
  }
  return { pcm: concatenated(pieces.map(({ pcm }) => pcm)), words, sounds };
}

function shifted<T extends { readonly startSample: number; readonly endSample: number }>(
  spans: readonly T[],
  by: number,
): T[] {
  return spans.map((span) => ({
    ...span,
    startSample: span.startSample + by,
    endSample: span.endSample + by,
  }));
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

/** Below this a sample counts as silence; speech peaks near 30,000. */
const SILENCE = 200;
/** What is left of the silence at each end, in samples: 20 ms. */
const KEPT = 441;

/** The half-open range of samples that are not the silence at the ends. */
function trimSilence(pcm: Int16Array): { readonly startSample: number; readonly endSample: number } {
  const isLoud = (sample: number): boolean => Math.abs(sample) > SILENCE;
  const first = pcm.findIndex(isLoud);
  if (first < 0) return { startSample: 0, endSample: 0 };
  const last = pcm.findLastIndex(isLoud);
  return { startSample: Math.max(0, first - KEPT), endSample: Math.min(pcm.length, last + KEPT) };
}

/** A single sound, and where it is heard, in samples, half-open. */
interface SpokenSound {
  /** In IPA, as eSpeak NG writes it, without marks of stress and length. */
  readonly sound: string;
  readonly startSample: number;
  readonly endSample: number;
}

/** The sounds of what eSpeak NG spoke in one go; silence is none. */
function spokenSounds(events: readonly EspeakEvent[], sampleRate: number): SpokenSound[] {
  const phonemes = events.filter(({ type }) => type === 'phoneme');
  const sampleOf = ({ audio_position }: EspeakEvent) => Math.round((audio_position / 1000) * sampleRate);
  return phonemes.flatMap((event, at) => {
    const sound = String(event.id ?? '').replace(/[ˈˌː]/g, '');
    const next = phonemes[at + 1];
    if (sound === '' || next === undefined) return [];
    return [{ sound, startSample: sampleOf(event), endSample: sampleOf(next) }];
  });
}

/** What is left of the hissing sounds, which eSpeak NG has recorded sharper and louder than a voice close by has them. */
const GAINS: Readonly<Record<string, number>> = { s: 0.6, ʃ: 0.6, z: 0.75, ʒ: 0.75, tʃ: 0.75, dʒ: 0.85 };
/** In seconds, at both ends of a sound. */
const FADE = 0.01;

/** Makes hissing sounds softer, in place. */
function softenSibilants(pcm: Int16Array, sounds: readonly SpokenSound[], sampleRate: number): void {
  for (const { sound, startSample, endSample } of sounds) {
    const gain = GAINS[sound];
    if (gain === undefined) continue;
    for (let at = startSample; at < Math.min(endSample, pcm.length); at++) {
      const inside = Math.min(
        1,
        (at - startSample) / (FADE * sampleRate),
        (endSample - at) / (FADE * sampleRate),
      );
      pcm[at] = Math.round((pcm[at] ?? 0) * (1 - (1 - gain) * inside));
    }
  }
}
