import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { UnreadableAnswerError } from '../errors/unreadableAnswerError.ts';

/** One event of a stream; `id` is undefined where the server gave it none. */
export interface StreamEvent {
  readonly id: string | undefined;
  readonly type: string;
  readonly data: string;
}

/** The longest event: half a minute of preview audio is far below it. In UTF-16 units. */
const MAX_EVENT_LENGTH = 16 * 1024 * 1024;

/**
 * The server-sent events in `body`, however its bytes are cut. An event that the end cuts off is dropped.
 * Throws what `body` throws, and an `UnreadableAnswerError` if an event is longer than 16 MB.
 */
export async function* readEvents(
  body: AsyncIterable<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<StreamEvent, void> {
  const decoder = new TextDecoder();
  const ready: StreamEvent[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: (event) => ready.push(streamEvent(event)),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded';
    },
  });
  for await (const bytes of body) {
    onBytes();
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* ready.splice(0);
    if (isTooLong) throw new UnreadableAnswerError({ status: 200, isCut: true });
  }
}

function streamEvent({ id, event, data }: EventSourceMessage): StreamEvent {
  return { id, type: event ?? 'message', data };
}
