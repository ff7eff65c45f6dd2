declare module '@echogarden/espeak-ng-emscripten' {
  /** `audio_position` is in milliseconds, `text_position` counts characters from 1. */
  export interface EspeakEvent {
    readonly type: string;
    readonly text_position: number;
    readonly word_length: number;
    readonly audio_position: number;
    readonly id?: string | number;
  }

  export interface EspeakWorker {
    readonly samplerate: number;
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    set_volume(volume: number): void;
    synthesize(text: string, onChunk: (pcm: Int16Array, events: readonly EspeakEvent[]) => boolean): void;
    synthesize_ipa(text: string): { readonly ipa: string };
  }

  export interface EspeakModule {
    readonly eSpeakNGWorker: new () => EspeakWorker;
    readonly FS: {
      readFile(path: string): Uint8Array;
      writeFile(path: string, data: string | Uint8Array): void;
    };
  }

  export default function load(options: { getPreloadedPackage(): ArrayBuffer }): Promise<EspeakModule>;
}
