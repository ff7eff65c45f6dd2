import load, { type EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import type { VoiceData } from './voiceData.ts';

/** The voice that reads phonemes, one letter each. */
export const PHONEME_VOICE_NAME = 'ira/px';

const PHONEME_VOICE = 'name PhonemePersian\nlanguage px\nphonemes fa\n';
const DATA_FOLDER = '/usr/share/espeak-ng-data';

/** Loads eSpeak NG with its data and the dictionary of the phoneme voice. */
export async function loadEspeak(data: VoiceData): Promise<EspeakWorker> {
  const { FS, eSpeakNGWorker } = await load({ getPreloadedPackage: () => data.package });
  FS.writeFile(`${DATA_FOLDER}/px_dict`, data.dictionary);
  FS.writeFile(`${DATA_FOLDER}/lang/${PHONEME_VOICE_NAME}`, PHONEME_VOICE);
  return new eSpeakNGWorker();
}

/** What a voice of eSpeak NG makes of a text, in IPA with `_` between sounds. */
export function ipaOf(worker: EspeakWorker, voice: string, text: string): string {
  worker.set_voice(voice);
  return worker.synthesize_ipa(text).ipa.trim();
}
