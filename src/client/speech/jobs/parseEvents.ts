import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { AnswerTooLargeError } from '../../errors/answerTooLargeError.ts';

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
