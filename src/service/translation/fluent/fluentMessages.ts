/** The paths of the files of the fluent translation and what they must be. */
export interface FluentFiles {
  /** Names the model among others; a part of what answers carry as `engine_version`. */
  readonly version: string;
  readonly engine: FluentFile;
  readonly model: FluentFile;
  readonly shortlist: FluentFile;
  readonly vocabulary: FluentFile;
}

export interface FluentFile {
  readonly path: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** What the thread is started with. */
export interface FluentStart {
  readonly files: FluentFiles;
  /** The path of the engine's JavaScript side. */
  readonly glue: string;
}

/** To the thread: one sentence with elements. */
export interface FluentRequest {
  readonly id: number;
  readonly html: string;
}

/** From the thread. */
export type FluentAnswer =
  | { readonly id: number; readonly html: string }
  | { readonly id: number; readonly failure: string };
