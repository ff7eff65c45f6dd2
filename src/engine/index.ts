/** The engine's only door: Persian text in, analysis and its renderings out. No I/O; data is passed in. */
import type { Engine } from './engine.ts';
import { inflateSections } from './format/container.ts';

export {
  type PinnedPronunciations,
  type PinnedWord,
  pinPronunciations,
} from './analyse/words/pins.ts';
export type { Engine } from './engine.ts';
export type { ExplainedWord } from './explain/index.ts';
export type { FromPinglish } from './fromPinglish/assemble.ts';
export type { RuleFinding } from './proofread/index.ts';
export type { PinglishOptions } from './render/pinglish.ts';
export type * from './speech/index.ts';
export type { SpokenSentence } from './speech/plan.ts';
export { type VoiceChoice, type VoiceName, type VoiceSettings, voiceSettings } from './speech/voices.ts';
export type * from './types.ts';
export type { Written, WrittenPart } from './written/toWritten.ts';

/** It has about fourteen million; many times more is no lexicon. */
const MAX_DATA_BYTES = 100_000_000;

/**
 * Opens the engine over a compiled lexicon (the bytes of `engine.bin`), which a package holds deflated. Its code is loaded
 * meanwhile. Rejects with an Error if the bytes are none.
 */
export async function openEngine(file: Uint8Array): Promise<Engine> {
  // First the data, which are inflated beside this thread.
  const [sections, { engineOver }] = await Promise.all([
    inflateSections(file, MAX_DATA_BYTES),
    import('./engine.ts'),
  ]);
  return engineOver(sections);
}

export type {
  NaturalSettings,
  NaturalSpeaker,
  NaturalVoiceFiles,
  SpeechRuntime,
} from './speech/natural/index.ts';
export { naturalSettings } from './speech/voices.ts';

/** Voices that were trained: a large module, loaded when it is first asked for. */
export function loadNaturalSpeech(): Promise<typeof import('./speech/natural/index.ts')> {
  return import('./speech/natural/index.ts');
}

/** eSpeak NG, WAV and MP3: a large module, loaded when it is first asked for. */
export function loadSpeech(): Promise<typeof import('./speech/index.ts')> {
  return import('./speech/index.ts');
}
