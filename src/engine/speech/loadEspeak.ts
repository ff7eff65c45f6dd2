import load, { type EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { SPEAKERS, variantFile } from './formant/speakers.ts';
import { TUNES_LINE, withPersianTunes } from './formant/tunes.ts';
import type { VoiceData } from './voiceData.ts';

/** The voice that reads phonemes, one letter each. */
export const PHONEME_VOICE_NAME = 'ira/px';

/**
 * How long vowels are by their stress, from those without any to the last accent of a clause; the third are those before a
 * pause. An accent is heard in the pitch and hardly in the length (Abolhasanizadeh, Bijankhan and Gussenhoven 2012).
 */
const STRESS_LENGTHS = 'stressLength 165 165 195 195 165 165 165 150';
const PHONEME_VOICE = `name PhonemePersian\nlanguage px\nphonemes fa\n${TUNES_LINE}\n${STRESS_LENGTHS}\n`;
const DATA_FOLDER = '/usr/share/espeak-ng-data';

const INTONATIONS = `${DATA_FOLDER}/intonations`;

/** Loads eSpeak NG with its data and the dictionary of the phoneme voice. */
export async function loadEspeak(data: VoiceData): Promise<EspeakWorker> {
  const { FS, eSpeakNGWorker } = await load({ getPreloadedPackage: () => data.package });
  FS.writeFile(`${DATA_FOLDER}/px_dict`, data.dictionary);
  FS.writeFile(`${DATA_FOLDER}/lang/${PHONEME_VOICE_NAME}`, PHONEME_VOICE);
  FS.writeFile(INTONATIONS, withPersianTunes(FS.readFile(INTONATIONS)));
  for (const [name, sound] of Object.entries(SPEAKERS))
    FS.writeFile(`${DATA_FOLDER}/voices/!v/${name}`, variantFile(sound));
  return new eSpeakNGWorker();
}

/** What a voice of eSpeak NG makes of a text, in IPA with `_` between sounds. */
export function ipaOf(worker: EspeakWorker, voice: string, text: string): string {
  worker.set_voice(voice);
  return worker.synthesize_ipa(text).ipa.trim();
}
