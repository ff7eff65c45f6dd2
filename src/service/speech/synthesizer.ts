import type { BasicVoice, Expressiveness, RegionalMode, Style, Tier } from '../../contract/index.ts';
import type { PinnedPronunciations } from '../../engine/index.ts';
import type { EncodedAudio } from '../audio/encodedAudio.ts';

/** What is to be spoken; the settings are resolved, nothing is optional. */
export interface SynthesisRequest {
  /** Within the contract's limits. */
  readonly text: string;
  readonly tier: Tier;
  readonly voice: BasicVoice;
  /** Within the contract's bounds. */
  readonly pace: number;
  readonly style: Style;
  readonly expressiveness: Expressiveness;
  readonly regionalMode: RegionalMode;
}

export type AudioEncoding = 'wav' | 'mp3';

/** When a word is heard, in seconds from the start, and the code points of the text that it stands for. */
export interface WordTime {
  readonly start: number;
  readonly end: number;
  readonly codePointStart: number;
  readonly codePointEnd: number;
}

/** A finished clip, and when its words are heard. */
export interface SynthesizedAudio extends EncodedAudio {
  readonly durationSeconds: number;
  readonly words: readonly WordTime[];
  /** Why the natural voice that should have spoken did not, in one sentence; the built-in voice spoke. */
  readonly naturalFailure?: string;
}

export interface SynthesisOptions {
  /** How the user wants some words to be said. */
  readonly pronunciations?: PinnedPronunciations;
  /** By tier and length if it is left out, as the contract has it. */
  readonly encoding?: AudioEncoding;
  /** Ends the work; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with each piece of an MP3 preview as it is made, with the words that are new in it, and awaited. */
  readonly onPreview?: (mp3: Uint8Array, words: readonly WordTime[]) => void | Promise<void>;
}

/** Makes audio from text: Harf's own voice, or a stand-in in tests. Rejects with a `NothingToSpeakError` if the text has nothing that can be spoken. */
export interface Synthesizer {
  synthesize(request: SynthesisRequest, options?: SynthesisOptions): Promise<SynthesizedAudio>;
  /** Names the natural voice that speaks for one of the five, and its version; undefined if the built-in voice does. */
  naturalVersion?(voice: BasicVoice): Promise<string | undefined>;
  /** A bound, in seconds, that the audio of `request` will not exceed by ordinary speech (Usage accounting, 5). */
  boundSeconds(request: SynthesisRequest): number;
  close(): Promise<void>;
}

/** The text has no word, number or symbol that a voice could speak. */
export class NothingToSpeakError extends Error {
  override readonly name = 'NothingToSpeakError';
  constructor() {
    super('The text has nothing that can be spoken.');
  }
}
