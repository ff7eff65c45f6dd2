import type { NaturalSettings, SpokenSentence, VoiceSettings } from '../../engine/index.ts';
import type { AudioEncoding, SynthesizedAudio, WordTime } from './synthesizer.ts';

/** A file and what it must be: a damaged model speaks noise. */
export interface CheckedFile {
  readonly path: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** A natural voice that is installed, and what runs it. */
export interface NaturalVoice {
  /** Names the voice and its version; a part of what answers carry as `engine_version`. */
  readonly version: string;
  readonly model: CheckedFile;
  readonly table: CheckedFile;
  /** The WebAssembly of `onnxruntime-web`. */
  readonly runtime: CheckedFile;
}

/** To the worker: speak these sentences; `id` names the task in all other messages. */
export interface StartMessage {
  readonly type: 'start';
  readonly id: number;
  readonly sentences: readonly SpokenSentence[];
  readonly settings: VoiceSettings;
  /** Speaks as long as it can; where it fails, the built-in voice goes on. */
  readonly natural?: { readonly voice: NaturalVoice; readonly settings: NaturalSettings };
  /** Why the natural voice that should have spoken is not asked. */
  readonly naturalFailure?: string;
  /** Whether MP3 is sent while it is made; each piece waits for a `continue`. */
  readonly preview: boolean;
  /** WAV for a short clip and MP3 for a long one if it is left out. */
  readonly encoding?: AudioEncoding;
}

/** From the service to the worker; `continue` asks for more of a preview. */
export type ToWorker =
  | StartMessage
  | { readonly type: 'continue'; readonly id: number }
  | { readonly type: 'cancel'; readonly id: number };

/** From the worker to the service. */
export type FromWorker =
  | TurnMessage
  | PreviewMessage
  | { readonly type: 'done'; readonly id: number; readonly audio: SynthesizedAudio }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  /** Nothing is done for the task any more; also what answers the cancelling of a task that is not there. */
  | { readonly type: 'left'; readonly id: number };

/** Sent before each piece of work, during which the thread may answer nothing. */
export interface TurnMessage {
  readonly type: 'turn';
  readonly id: number;
  /** Whether the natural voice is loaded or asked for a phrase. */
  readonly isNatural: boolean;
}

export interface PreviewMessage {
  readonly type: 'preview';
  readonly id: number;
  readonly mp3: Uint8Array;
  /** Those that are new in this piece. */
  readonly words: readonly WordTime[];
}

/** What the worker is started with. */
export interface WorkerStart {
  /** Where `voice.bin` is, as `SpeechThreadDependencies` has it. */
  readonly voiceFile: string;
  /** The URL of the JavaScript side of what runs natural voices. */
  readonly runtimeGlue: string | undefined;
  /** Waited before each sentence, in milliseconds: for trying a client against a slow service. */
  readonly sentenceDelayMs: number;
}
