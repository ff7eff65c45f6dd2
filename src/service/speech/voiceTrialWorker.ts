/** The thread in which a voice says one phrase before it is installed; it posts one `TrialAnswer`. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { NaturalSettings, SpokenSentence } from '../../engine/index.ts';
import { NaturalSpeakers } from './naturalSpeakers.ts';
import type { NaturalVoice } from './workerMessages.ts';

/** What the thread is started with; `voiceFile` is the path of `voice.bin`, `glue` a URL. */
export interface TrialStart {
  readonly voice: NaturalVoice;
  readonly voiceFile: string;
  readonly glue: string;
}

/** `failure` is a sentence for the log; without one the voice has spoken. */
export interface TrialAnswer {
  readonly failure?: string;
}

/** سلام دنیا. */
const SENTENCE: SpokenSentence = {
  parts: [
    { language: 'persian', text: 'salñâm', spelling: 'سلام', pause: '', codePointStart: 0, codePointEnd: 4 },
    { language: 'persian', text: 'donyñâ', spelling: 'دنیا', pause: '', codePointStart: 5, codePointEnd: 9 },
  ],
  ending: '.',
};
const SETTINGS: NaturalSettings = { pace: 1, liveliness: 1, pauses: 0, tehrani: false };
/** Nobody says it faster: a fifth of a second. */
const FEWEST_SAMPLES = 4410;
/** The loudest sample of a phrase that can be heard, of 32,767. */
const LEAST_PEAK = 500;

parentPort?.postMessage(await answer(workerData as TrialStart));

async function answer({ voice, voiceFile, glue }: TrialStart): Promise<TrialAnswer> {
  try {
    const speakers = new NaturalSpeakers({ voiceData: await readFile(voiceFile), glue });
    const speaker = await speakers.get(voice);
    let [samples, isHeard] = [0, false];
    for await (const { pcm } of speaker.speak(SENTENCE, SETTINGS)) {
      samples += pcm.length;
      isHeard ||= pcm.some((sample) => Math.abs(sample) >= LEAST_PEAK);
    }
    return samples < FEWEST_SAMPLES || !isHeard ? { failure: 'It was silent.' } : {};
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
