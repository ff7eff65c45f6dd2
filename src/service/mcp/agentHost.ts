import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Client, createClient, createMemoryKeys, LongText } from '../../client/index.ts';
import { codePointLength, offsetTable } from '../../text/codePoints.ts';
import { defaultToolSettings, MAX_RETURNED_AUDIO_CHARACTERS, type Speaker } from '../../tools/index.ts';
import { Failure } from '../http/failure.ts';
import { fixedKeys } from '../keys/apiKeys.ts';
import { UnmeteredAccount } from '../keys/unmeteredAccount.ts';
import { createService, type ServiceDependencies } from '../service.ts';
import type { AudioEncoding, SynthesizedAudio, WordTime } from '../speech/synthesizer.ts';
import { resolveDelivery } from '../speech/voices.ts';
import { wireWord } from '../speech/wordTimes.ts';
import { soundFile } from './soundFile.ts';

export interface AgentHostDependencies
  extends Pick<
    ServiceDependencies,
    'loadEngine' | 'synthesizer' | 'fluentTranslation' | 'openApi' | 'now' | 'onUnexpected'
  > {
  /** Sound is written within these folders only. */
  readonly soundFolders: readonly string[];
}

/** The circumstances of one call. */
interface ToolCall {
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** Says how far the work is; nobody hears it if the client did not ask. */
  report(progress: number, total: number): Promise<void>;
  /** Puts sound beside the result, in Base64. */
  attach(sound: { readonly data: string; readonly mimeType: string }): void;
}

/** Gives each call what a tool works with: the local service, in this process. */
export function agentHost(dependencies: AgentHostDependencies): (call: ToolCall) => Speaker {
  const client = clientInProcess(dependencies);
  return (call) => ({
    settings: defaultToolSettings,
    async text(operation, text) {
      const run = new LongText({ operation, texts: [text] }, (request) =>
        request(client, createMemoryKeys()),
      );
      const { isComplete, failure, texts } = await run.run({ signal: call.signal });
      const [result] = texts;
      if (!isComplete || result === undefined) throw failure;
      return result;
    },
    local: (ask) => ask(client, { signal: call.signal }),
    chosenWords: async () => [],
    speak: (input) => speak(input, dependencies, call),
  });
}

const BASE_URL = 'http://localhost';

function clientInProcess(dependencies: AgentHostDependencies): Client {
  const { loadEngine, onUnexpected } = dependencies;
  const key = randomUUID();
  const { app } = createService(
    {
      ...dependencies,
      keys: fixedKeys([{ key, scopes: ['text', 'usage'], account: new UnmeteredAccount() }]),
      // No request is sent twice, and the tools speak without the routes of speech.
      textIdempotency: { once: async (_request, run) => (await run())() },
      openFolder: () => {
        throw new Error('The tools keep nothing.');
      },
      onUnexpected,
    },
    {},
  );
  return createClient({
    baseUrl: BASE_URL,
    apiKey: key,
    attempts: 1,
    knowsObjects: true,
    async fetch(url, init) {
      // The work holds the thread up: what is known of the agent by then is heard first. What fails here, the route tells.
      await loadEngine().catch(() => {});
      await setImmediate();
      init.signal.throwIfAborted();
      return app.fetch(new Request(url, init));
    },
  });
}

type SpeechInput = Parameters<Speaker['speak']>[0];
type Speaking = Pick<AgentHostDependencies, 'synthesizer' | 'soundFolders'>;

/** Base64 makes four characters of three bytes. */
const MAX_RETURNED_BYTES = (MAX_RETURNED_AUDIO_CHARACTERS / 4) * 3;

async function speak(
  input: SpeechInput,
  { synthesizer, soundFolders: folders }: Speaking,
  call: ToolCall,
): ReturnType<Speaker['speak']> {
  const { text, file: path, overwrite } = input;
  if (path === undefined) {
    const audio = await soundOf(synthesizer, input, { call, encoding: 'mp3', maxBytes: MAX_RETURNED_BYTES });
    call.attach({ data: Buffer.from(audio.bytes).toString('base64'), mimeType: audio.mimeType });
    return outputOf(text, audio);
  }
  const file = await soundFile(path, { overwrite, folders });
  const audio = await soundOf(synthesizer, input, { call, encoding: file.encoding });
  call.signal.throwIfAborted();
  await file.write(audio.bytes);
  return { ...outputOf(text, audio), file: file.path };
}

interface SoundOptions {
  readonly call: ToolCall;
  readonly encoding: AudioEncoding;
  /** The work ends as soon as its MP3 has more. */
  readonly maxBytes?: number;
}

/** Reports how much of the text is spoken, in code points. */
function soundOf(
  synthesizer: Speaking['synthesizer'],
  { text, voice, pace }: SpeechInput,
  { call, encoding, maxBytes = Number.POSITIVE_INFINITY }: SoundOptions,
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
