import { MAX_RETURNED_AUDIO_CHARACTERS, type ReadAloudToolInput, tools } from '../../contract/tools/index.ts';
import { codePointLength, offsetTable } from '../../text/codePoints.ts';
import { Failure } from '../http/failure.ts';
import { resolveDelivery } from '../speech/delivery.ts';
import { wireWord } from '../speech/previewWords.ts';
import type { AudioEncoding, SynthesizedAudio, Synthesizer, WordTime } from '../speech/synthesizer.ts';
import { type ServedTool, serveTool, type ToolCall } from './servedTool.ts';
import { soundFile } from './soundFile.ts';

export interface ReadAloudDependencies {
  readonly synthesizer: Synthesizer;
  /** Sound is written within these folders only. */
  readonly soundFolders: readonly string[];
}

/** The tool that speaks into a file, or into its answer. */
export function readAloudTool({ synthesizer, soundFolders: folders }: ReadAloudDependencies): ServedTool {
  return serveTool(tools.readAloud, async (input, call) => {
    const { text, file: path, overwrite } = input;
    if (path === undefined) {
      const audio = await speak(synthesizer, input, { call, encoding: 'mp3', maxBytes: MAX_RETURNED_BYTES });
      const data = Buffer.from(audio.bytes).toString('base64');
      return { output: outputOf(text, audio), content: [{ type: 'audio', data, mimeType: audio.mimeType }] };
    }
    const file = await soundFile(path, { overwrite, folders });
    const audio = await speak(synthesizer, input, { call, encoding: file.encoding });
    call.signal.throwIfAborted();
    await file.write(audio.bytes);
    return { output: { ...outputOf(text, audio), file: file.path } };
  });
}

/** Base64 makes four characters of three bytes. */
const MAX_RETURNED_BYTES = (MAX_RETURNED_AUDIO_CHARACTERS / 4) * 3;

interface SpeakOptions {
  readonly call: ToolCall;
  readonly encoding: AudioEncoding;
  /** The work ends as soon as its MP3 has more. */
  readonly maxBytes?: number;
}

/** Reports how much of the text is spoken, in code points. */
function speak(
  synthesizer: Synthesizer,
  { text, voice, pace }: ReadAloudToolInput,
  { call, encoding, maxBytes = Number.POSITIVE_INFINITY }: SpeakOptions,
): Promise<SynthesizedAudio> {
  const total = codePointLength(text);
  let bytes = 0;
  const onPreview = async (mp3: Uint8Array, words: readonly WordTime[]): Promise<void> => {
    bytes += mp3.length;
    if (bytes > maxBytes) throw tooLong();
    const last = words.at(-1);
    if (last !== undefined) await call.report(last.codePointEnd, total);
  };
  const request = resolveDelivery({ tier: 'basic', text, voice, pace });
  return synthesizer.synthesize(request, { encoding, signal: call.signal, onPreview });
}

function tooLong(): Failure {
  return new Failure(
    'invalid_request',
    'The sound would be larger than 1 MB; name a file for it in "file", or give less text.',
  );
}

function outputOf(text: string, { durationSeconds, mimeType, words }: SynthesizedAudio) {
  const { toUtf16 } = offsetTable(text);
  return {
    seconds: roundedToMilliseconds(durationSeconds),
    mime_type: mimeType,
    words: words.map((word) => ({
      ...wireWord(word),
      start: roundedToMilliseconds(word.start),
      end: roundedToMilliseconds(word.end),
      source: text.slice(toUtf16(word.codePointStart), toUtf16(word.codePointEnd)),
    })),
  };
}

/** As exact as anybody hears it: models pay for every digit. */
function roundedToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
