import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { AnswerTooLargeError } from '../errors/answerTooLargeError.ts';

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
    const text = decoder.decode(bytes, { stream: true });
    for (let at = 0; at < text.length && !isTooLong; at += FED_LENGTH)
      parser.feed(text.slice(at, at + FED_LENGTH));
    yield* ready.splice(0);
    if (isTooLong) throw new AnswerTooLargeError({ status: 200, limit: MAX_EVENT_LENGTH });
  }
}

function streamEvent({ id, event, data }: EventSourceMessage): StreamEvent {
  return { id, type: event ?? 'message', data };
}
