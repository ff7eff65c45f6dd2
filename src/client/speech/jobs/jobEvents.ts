import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type * as z from 'zod';
import { audioEvent, errorEvent, statusEvent } from '../../../contract/index.ts';
import { bytesOfBase64 } from '../../../platform/bytes.ts';
import { type JsonObject, parseJsonObject } from '../../decode/jsonObject.ts';
import { decodeSpeechJob, type SpeechJob } from '../../decode/speechAnswer.ts';
import { AnswerTooLargeError } from '../../errors/clientFailure.ts';
import type { CallOptions } from '../../transport/callOptions.ts';

/** What a watcher is told about a job under way. */
export type JobEvent =
  | { readonly kind: 'status'; readonly status: SpeechJob['status'] }
  /** A piece of preview; `format` is `mp3` for Basic (Events, rule 4: it is not the durable file). */
  | { readonly kind: 'audio'; readonly format: string; readonly bytes: Uint8Array }
  /** Every preview so far is void. */
  | { readonly kind: 'reset' };

/** Where to go on: a job, and the id of the last event that was handled. */
export interface JobPlace {
  readonly id: string;
  /** 0, or left out: from the first event that is kept. */
  readonly lastEventId?: number;
}

export interface WatchOptions extends CallOptions {
  /** Told of every event once and in order; with `lastEventId`, watching can go on after a reload. */
  readonly onEvent?: (event: JobEvent, place: Required<JobPlace>) => void;
}

/** A decoded event; `end` is the job at its end. */
type DecodedEvent = JobEvent | { readonly kind: 'end'; readonly job: SpeechJob };

/** Undefined for an event that the contract does not know, or that cannot be decoded. */
export function decodeJobEvent(event: StreamEvent, jobId: string): DecodedEvent | undefined {
  const data = parseJsonObject(event.data);
  // What matters of `reset` is its name: the contract promises no data with it.
  if (event.type === 'reset') return { kind: 'reset' };
  return data && decoders.get(event.type)?.(data, jobId);
}

type Decoder = (data: JsonObject, jobId: string) => DecodedEvent | undefined;

/** By the name that the server gives an event, which may be anything. */
const decoders: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['status', decodeStatus],
  ['audio', decodeAudio],
  ['complete', decodeComplete],
  ['error', decodeError],
]);

function decodeStatus(data: JsonObject, jobId: string): DecodedEvent | undefined {
  const status = parsed(statusEvent, data)?.status;
  if (status === 'cancelled') return { kind: 'end', job: endedJob(jobId, { status }) };
  return status && { kind: 'status', status };
}

function decodeAudio(data: JsonObject): DecodedEvent | undefined {
  const audio = parsed(audioEvent, data);
  return audio && { kind: 'audio', format: audio.format, bytes: bytesOfBase64(audio.audio_base64) };
}

function decodeComplete(data: JsonObject): DecodedEvent | undefined {
  const job = decodeSpeechJob(data);
  return job?.status === 'succeeded' ? { kind: 'end', job } : undefined;
}

function decodeError(data: JsonObject, jobId: string): DecodedEvent | undefined {
  const error = parsed(errorEvent, data)?.error;
  return error && { kind: 'end', job: endedJob(jobId, { status: 'failed', error }) };
}

function parsed<Data>(schema: z.ZodType<Data>, data: JsonObject): Data | undefined {
  return schema.safeParse(data).data;
}

function endedJob(id: string, end: Pick<SpeechJob, 'status'> & Partial<SpeechJob>): SpeechJob {
  return { id, result: undefined, error: undefined, ...end };
}

/** One event of a stream; `id` is undefined where the server gave it none. */
export interface StreamEvent {
  readonly id: string | undefined;
  readonly type: string;
  readonly data: string;
}

/** The longest line and the longest event, in UTF-16 units: minutes of preview audio are below it. */
const MAX_EVENT_LENGTH = 1024 * 1024;

/** The parser looks at its limit only after each piece. */
const FED_LENGTH = 64 * 1024;

/**
 * The server-sent events in `body`, however its bytes are cut. An event that the end cuts off is dropped.
 * Throws what `body` throws, and an `AnswerTooLargeError` if a line or an event is longer than 1 MB. Comments
 * are kept nowhere.
 */
export async function* parseEvents(
  body: AsyncIterable<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<StreamEvent, void> {
  const decoder = new TextDecoder();
  const ready: StreamEvent[] = [];
  let [isTooLong, lineLength] = [false, 0];
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: (event) => ready.push(streamEvent(event)),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded';
    },
  });
  for await (const bytes of body) {
    onBytes();
    const text = decoder.decode(bytes, { stream: true });
    for (let at = 0; at < text.length && !isTooLong; at += FED_LENGTH) {
      const piece = text.slice(at, at + FED_LENGTH);
      parser.feed(piece);
      lineLength = lengthAfter(piece, lineLength);
      isTooLong ||= lineLength > MAX_EVENT_LENGTH;
    }
    yield* ready.splice(0);
    if (isTooLong) throw new AnswerTooLargeError({ status: 200, limit: MAX_EVENT_LENGTH });
  }
}

/** How long the line is that `piece` leaves open; the parser counts no line that is none of its fields. */
function lengthAfter(piece: string, before: number): number {
  const end = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
  return end < 0 ? before + piece.length : piece.length - end - 1;
}

function streamEvent({ id, event, data }: EventSourceMessage): StreamEvent {
  return { id, type: event ?? 'message', data };
}
