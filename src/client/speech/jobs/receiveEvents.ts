import { routes } from '../../../contract/index.ts';
import { untilAbort } from '../../../platform/untilAbort.ts';
import type { SpeechJob } from '../../decode/speechAnswer.ts';
import { type ClientFailure, isClientFailure, UnreadableAnswerError } from '../../errors/clientFailure.ts';
import { bytesOf, type FetchResponse } from '../../transport/fetch/fetchLike.ts';
import type { HttpClient } from '../../transport/httpClient.ts';
import { prepareRequest } from '../../transport/request/prepareRequest.ts';
import { withWatchdog } from '../../transport/timeLimits.ts';
import { decodeJobEvent, parseEvents, type StreamEvent, type WatchOptions } from './jobEvents.ts';

/** The place in the stream; moves on with every event. */
interface MovingPlace {
  readonly id: string;
  lastEventId: number;
}

/** How a connection ended. */
interface ConnectionEnd {
  /** The job, if it ended. */
  readonly job?: SpeechJob;
  /** Whether an event came that was not known yet. */
  readonly hadNews: boolean;
  /** Whether it was given up because no byte came any more. */
  readonly wasSilent: boolean;
  /** Undefined if the stream came to its end. */
  readonly failure: ClientFailure | undefined;
}

type ConnectionOptions = Pick<WatchOptions, 'onEvent'> & { readonly signal: AbortSignal };

/** Receives the events of one connection, to the end of the stream or to the job's; throws only the reason of the signal. */
export async function receiveEvents(
  http: HttpClient,
  place: MovingPlace,
  options: ConnectionOptions,
): Promise<ConnectionEnd> {
  const before = place.lastEventId;
  let wasSilent = false;
  const ended = () => ({ hadNews: place.lastEventId > before, wasSilent });
  const watch = {
    signal: options.signal,
    onSilence: () => {
      wasSilent = true;
    },
  };
  try {
    const job = await withWatchdog(http.clock, watch, (signal, heard) => {
      const receive = async () => {
        const response = await openStream(http, place, signal);
        heard();
        return handleEvents(parseEvents(bytesOf(response), heard), place, { ...options, signal, http });
      };
      // A connection that does not obey its signal is left behind.
      return untilAbort(receive(), signal);
    });
    return { ...ended(), failure: undefined, ...(job && { job }) };
  } catch (error) {
    if (!isClientFailure(error)) throw error;
    return { ...ended(), failure: error };
  }
}

async function openStream(
  { baseUrl, apiKey, transport }: HttpClient,
  { id, lastEventId }: MovingPlace,
  signal: AbortSignal,
): Promise<FetchResponse> {
  const request = prepareRequest(routes.speechJobEvents, { baseUrl, apiKey, parameters: { id } });
  request.headers['accept'] = 'text/event-stream';
  if (lastEventId > 0) request.headers['last-event-id'] = String(lastEventId);
  const response = await transport.open(request, signal);
  if (/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) return response;
  await response.body?.cancel();
  throw new UnreadableAnswerError({ status: response.status, isCut: true });
}

interface HandlingOptions extends ConnectionOptions {
  readonly http: HttpClient;
}

/** Hands on what is new, in order; returns the job at its end. */
async function handleEvents(
  events: AsyncIterable<StreamEvent>,
  place: MovingPlace,
  { http, onEvent, signal }: HandlingOptions,
): Promise<SpeechJob | undefined> {
  for await (const event of events) {
    signal.throwIfAborted();
    if (!moveTo(event, place)) continue;
    const decoded = decodeJobEvent(event, place.id);
    if (decoded?.kind === 'end') return decoded.job;
    if (decoded === undefined) http.log.warn(`An event of the type ${nameOf(event)} could not be decoded.`);
    else onEvent?.(decoded, { ...place });
  }
  return undefined;
}

/** Whether the event comes after all that were handled; ids are positive integers that grow (Events, 1). */
function moveTo({ id }: StreamEvent, place: MovingPlace): boolean {
  if (id === undefined || !/^\d{1,15}$/.test(id)) return true;
  const number = Number(id);
  if (number <= place.lastEventId) return false;
  place.lastEventId = number;
  return true;
}

/** What a server calls an event may be anything. */
function nameOf({ type }: StreamEvent): string {
  return /^\w{1,40}$/.test(type) ? type : '(name)';
}
