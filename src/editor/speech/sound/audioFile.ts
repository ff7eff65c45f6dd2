import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { AudioSink } from '../../../client/index.ts';

/** Lets `download` write a file piece by piece; the file is at `path` when all of it is there, or not at all. */
export async function writeAudioFile<Result>(
  path: string,
  download: (sink: AudioSink) => Promise<Result>,
): Promise<Result> {
  const part = `${path}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    const result = await download(sinkOf(file)).finally(() => file.close());
    await rename(part, path);
    return result;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function sinkOf(file: FileHandle): AudioSink {
  let position = 0;
  return {
    async write(bytes) {
      for (let written = 0; written < bytes.byteLength; ) {
        const { bytesWritten } = await file.write(bytes, written, bytes.byteLength - written, position);
        written += bytesWritten;
        position += bytesWritten;
      }
    },
    async restart() {
      position = 0;
      await file.truncate(0);
    },
  };
}
