import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { NaturalSpeaker } from '../../engine/index.ts';
import type { CheckedFile, NaturalVoice } from './workerMessages.ts';

interface NaturalSpeakersOptions {
  /** The bytes of `voice.bin`. */
  readonly voiceData: Uint8Array;
  /** The URL of the JavaScript side of the runtime. */
  readonly glue: string;
}

/** A voice that has not spoken for so long gives its memory back, in milliseconds. */
const IDLE_MS = 600_000;
/** More threads gain little and take the machine from the editor. */
const MAX_THREADS = 4;

interface Loaded {
  readonly version: string;
  readonly speaker: Promise<NaturalSpeaker>;
}

/** The natural voice that is loaded, one at a time. */
export class NaturalSpeakers {
  readonly #options: NaturalSpeakersOptions;
  #loaded: Loaded | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: NaturalSpeakersOptions) {
    this.#options = options;
  }

  /** The voice, loaded if it is not; rejects with an Error of one sentence if its files are not what they must be. */
  async get(voice: NaturalVoice): Promise<NaturalSpeaker> {
    clearTimeout(this.#idle);
    if (this.#loaded?.version !== voice.version) await this.forget();
    this.#loaded ??= { version: voice.version, speaker: this.#load(voice) };
    this.#idle = setTimeout(() => void this.forget(), IDLE_MS).unref();
    return this.#loaded.speaker;
  }

  /** The next text loads its voice anew. */
  async forget(): Promise<void> {
    const loaded = this.#loaded;
    this.#loaded = undefined;
    const speaker = await loaded?.speaker.catch(() => undefined);
    await speaker?.close();
  }

  async #load({ model, table, runtime }: NaturalVoice): Promise<NaturalSpeaker> {
    const { voiceData, glue } = this.#options;
    const [{ loadNaturalSpeech }, modelBytes, tableBytes, wasm] = await Promise.all([
      import('../../engine/index.ts'),
      checked(model),
      checked(table),
      checked(runtime),
    ]);
    const threads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
    const { loadNaturalSpeaker } = await loadNaturalSpeech();
    return loadNaturalSpeaker({
      model: modelBytes,
      table: new TextDecoder().decode(tableBytes),
      voiceData,
      runtime: { wasm, glue, threads },
    });
  }
}

async function checked({ path, sha256 }: CheckedFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await readFile(path));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`The file ${basename(path)} is damaged.`);
  return bytes;
}
