/** A voice that was trained, loaded on first use: the runtime of its model, and eSpeak NG for how it learned words. */
import { loadEspeak } from '../loadEspeak.ts';
import type { SpokenSentence } from '../plan.ts';
import type { SpokenAudio } from '../speaker.ts';
import { unpackVoiceData } from '../voiceData.ts';
import type { NaturalSettings } from '../voices.ts';
import { speakNaturally } from './naturalSpeaker.ts';
import { partSounds } from './partSounds.ts';
import { loadVoiceModel, readVoiceTable, type SpeechRuntime } from './piperVoice.ts';

export type { NaturalSettings } from '../voices.ts';
export type { SpeechRuntime } from './piperVoice.ts';

/** What a natural voice is loaded from. */
export interface NaturalVoiceFiles {
  /** The bytes of the voice's `.onnx`. */
  readonly model: Uint8Array;
  /** The text of its `.onnx.json`. */
  readonly table: string;
  /** The bytes of `voice.bin`. */
  readonly voiceData: Uint8Array;
  readonly runtime: SpeechRuntime;
}

export interface NaturalSpeaker {
  /** Speaks one sentence, phrase by phrase; throws what its model throws. */
  speak(sentence: SpokenSentence, settings: NaturalSettings): AsyncGenerator<SpokenAudio>;
  /** Gives the memory of the model back. */
  close(): Promise<void>;
}

/** Loads a voice of Piper; rejects with an Error of one sentence if the files are none of one. */
export async function loadNaturalSpeaker(files: NaturalVoiceFiles): Promise<NaturalSpeaker> {
  const table = readVoiceTable(files.table);
  const [espeak, model] = await Promise.all([
    unpackVoiceData(files.voiceData).then(loadEspeak),
    loadVoiceModel(files.model, files.runtime),
  ]);
  const soundsOf = partSounds.bind(undefined, espeak);
  return {
    speak: (sentence, settings) => speakNaturally({ model, table, soundsOf }, sentence, settings),
    close: () => model.close(),
  };
}
