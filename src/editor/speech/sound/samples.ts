import type { AudioSink } from '../../../client/index.ts';
import type { AudioFile } from '../../../panel/requests.ts';
import type { SpeechSettings } from '../../../panel/settings.ts';
import { joinedBytes } from '../../../platform/bytes.ts';
import type { Connection } from '../../service/connection.ts';
import { atService } from '../speechService.ts';
import { speechRequest } from '../speechSettings.ts';

/** What a voice says of itself: short, for the hosted service charges it. */
const SAMPLE_TEXT = 'سلام! من این متن را برای شما می‌خوانم.';

/** Short samples of the voices, each made once in a window. */
export class Samples {
  readonly #connection: Connection;
  readonly #made = new Map<string, AudioFile>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The voices may sound another way from now on. */
  forget(): void {
    this.#made.clear();
  }

  async get(voice: Pick<SpeechSettings, 'tier' | 'voice'>, signal: AbortSignal): Promise<AudioFile> {
    const request = speechRequest({ ...voice, pace: 1, delivery: {} }, SAMPLE_TEXT);
    const connection = this.#connection;
    const command = connection.command();
    try {
      const sample = await atService({ connection, command }, async (client, service, keys) => {
        const name = JSON.stringify([service, request.tier, request.voice]);
        const known = this.#made.get(name);
        if (known) return known;
        const { audio, mimeType } = await client.speech(request, { keys, signal });
        const memory = new MemorySink();
        const downloaded = await client.downloadAudio(audio, { sink: memory, signal });
        const made = { bytes: memory.bytes(), mimeType: downloaded.mimeType ?? mimeType ?? 'audio/wav' };
        this.#made.set(name, made);
        return made;
      });
      await command.settle();
      return sample;
    } finally {
      await command.release();
    }
  }
}

/** A few seconds of sound need no file. */
class MemorySink implements AudioSink {
  #pieces: Uint8Array[] = [];

  write(bytes: Uint8Array): void {
    this.#pieces.push(bytes);
  }

  restart(): void {
    this.#pieces = [];
  }

  /** A copy that fills its buffer. */
  bytes(): Uint8Array<ArrayBuffer> {
    return joinedBytes(this.#pieces);
  }
}
