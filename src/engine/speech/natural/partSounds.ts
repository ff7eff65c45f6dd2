import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import { PHONEME_VOICE_NAME } from '../loadEspeak.ts';
import type { SpokenPart } from '../plan.ts';
import { persianised } from './foreignSounds.ts';
import { type Sound, soundsOf, trainedSounds } from './persianSounds.ts';

const PERSIAN_VOICE = 'fa';
const ENGLISH_VOICE = 'en';

/**
 * What parts sound like, each by itself, as a voice that learned from eSpeak NG's Persian knows it. A change of its
 * voice reads a dictionary, so all that one voice is asked is asked together.
 */
export function partSounds(
  worker: EspeakWorker,
  parts: readonly SpokenPart[],
  tehrani: boolean,
): (readonly Sound[])[] {
  const ours = answers(worker, PHONEME_VOICE_NAME, parts, ({ language, text }) => {
    if (language === 'foreign') return undefined;
    return tehrani ? text.replace(/â(?=[nm])/g, 'u') : text;
  });
  const theirs = answers(worker, PERSIAN_VOICE, parts, ({ spelling }) => spelling);
  const foreign = answers(worker, ENGLISH_VOICE, parts, ({ language, text }) =>
    language === 'foreign' ? text : undefined,
  );
  return parts.map(({ language }, at) =>
    language === 'foreign' ? persianised(foreign[at] ?? []) : trainedSounds(ours[at] ?? [], theirs[at] ?? []),
  );
}

/** What a voice makes of the text of each part; nothing of a part that has none for it. */
function answers(
  worker: EspeakWorker,
  voice: string,
  parts: readonly SpokenPart[],
  textOf: (part: SpokenPart) => string | undefined,
): Sound[][] {
  let isSet = false;
  return parts.map((part) => {
    const text = textOf(part);
    if (text === undefined) return [];
    if (!isSet) worker.set_voice(voice);
    isSet = true;
    return soundsOf(worker.synthesize_ipa(text).ipa);
  });
}
