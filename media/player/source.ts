import type { Preview } from './preview.ts';
import { PreviewStream } from './previewStream.ts';

/** What the audio element plays: a finished file, or a preview that may still be arriving. */
export interface Source {
  readonly url: string;
  /** The preview that it plays, if it is one. */
  readonly preview?: Preview;
  dispose(): void;
}

export function fileSource(url: string): Source {
  return { url, dispose() {} };
}

/** Undefined where MP3 can only be played whole. */
export function previewSource(preview: Preview): Source | undefined {
  if (!PreviewStream.isSupported()) return undefined;
  const stream = new PreviewStream(preview);
  return { url: stream.url, preview, dispose: () => stream.dispose() };
}
