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
