/** The MP3 that has arrived of a section which is still being made. */
export class Preview extends EventTarget {
  readonly chunks: Uint8Array<ArrayBuffer>[] = [];
  #lastEventId = Number.NEGATIVE_INFINITY;
  #hasEnded = false;
  /** Whether the browser could not play it. */
  isUnplayable = false;

  /** Whether no more chunks will come. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Takes a chunk; one that is here already is dropped. */
  add(eventId: number, bytes: Uint8Array<ArrayBuffer>): void {
    if (eventId <= this.#lastEventId) return;
    this.#lastEventId = eventId;
    this.chunks.push(bytes);
    this.dispatchEvent(new Event('change'));
  }

  end(): void {
    this.#hasEnded = true;
    this.dispatchEvent(new Event('change'));
  }
}

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

const TYPE = 'audio/mpeg';

/** A preview as a source of sound that grows; it is fed until the preview ends. */
class PreviewStream {
  /** Whether this browser can play MP3 that is still arriving. */
  static isSupported(): boolean {
    return 'MediaSource' in globalThis && MediaSource.isTypeSupported(TYPE);
  }

  readonly #source = new MediaSource();
  readonly #preview: Preview;
  readonly #feed = () => this.#feedNext();
  #buffer: SourceBuffer | undefined;
  #next = 0;
  readonly url = URL.createObjectURL(this.#source);

  constructor(preview: Preview) {
    this.#preview = preview;
    preview.addEventListener('change', this.#feed);
    this.#source.addEventListener('sourceopen', () => this.#open(), { once: true });
  }

  dispose(): void {
    this.#preview.removeEventListener('change', this.#feed);
    this.#buffer?.removeEventListener('updateend', this.#feed);
    URL.revokeObjectURL(this.url);
  }

  #open(): void {
    // The event is told later than it happened: the element may have let go of the source since.
    if (this.#source.readyState !== 'open') return;
    this.#buffer = this.#source.addSourceBuffer(TYPE);
    this.#buffer.addEventListener('updateend', this.#feed);
    this.#feedNext();
  }

  #feedNext(): void {
    if (!this.#buffer || this.#buffer.updating || this.#source.readyState !== 'open') return;
    const chunk = this.#preview.chunks[this.#next];
    if (chunk) {
      this.#next += 1;
      this.#buffer.appendBuffer(chunk);
    } else if (this.#preview.hasEnded) this.#source.endOfStream();
  }
}
