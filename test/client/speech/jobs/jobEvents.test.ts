import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseEvents, type StreamEvent } from '../../../../src/client/speech/jobs/jobEvents.ts';

async function* pieces(bytes: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const borders = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
  for (const [index, start] of borders.entries()) yield bytes.subarray(start, borders[index + 1] ?? start);
}

async function collected(events: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const all: StreamEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

async function eventsOf(text: string, cuts: readonly number[] = []): Promise<StreamEvent[]> {
  return collected(parseEvents(pieces(Buffer.from(text), cuts)));
}

describe('the events of a stream', () => {
  it('have an id, a type and data, and comments are passed over', async () => {
    assert.deepEqual(await eventsOf(': hi\n\nid: 3\nevent: status\ndata: {}\n\ndata: a\ndata: b\n\n'), [
      { id: '3', type: 'status', data: '{}' },
      { id: undefined, type: 'message', data: 'a\nb' },
    ]);
  });

  it('are whole or not there', async () => {
    assert.deepEqual(await eventsOf('event: complete\ndata: {"id":1}\n'), []);
  });

  it('are the same however the bytes are cut', async () => {
    const end = fc.constantFrom('\n', '\r\n', '\r');
    const event = fc.record({
      id: fc.option(fc.nat(), { nil: undefined }),
      type: fc.constantFrom('status', 'audio', 'message'),
      data: fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(`سلام😀${text}`)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event), end, fc.array(fc.nat()), async (events, line, places) => {
        const text = events
          .map(({ id, type, data }) =>
            [
              ...(id === undefined ? [] : [`id: ${id}`]),
              `event: ${type}`,
              `data: ${data}`,
              ': x',
              '',
              '',
            ].join(line),
          )
          .join('');
        const bytes = Buffer.byteLength(text);
        const cuts = places.map((place) => place % (bytes + 1));
        assert.deepEqual(
          await eventsOf(text, cuts),
          events.map(({ id, type, data }) => ({ id: id === undefined ? undefined : String(id), type, data })),
        );
      }),
    );
  });

  it('are refused if one never ends', async () => {
    async function* endless() {
      for (;;) yield new Uint8Array(1024 * 1024).fill(0x61);
    }
    async function* start() {
      yield Buffer.from('data: ');
      yield* endless();
    }
    await assert.rejects(collected(parseEvents(start())), { code: 'answer_too_large' });
    await assert.rejects(collected(parseEvents(endless())), { code: 'answer_too_large' });
  });

  it('tell of every byte', async () => {
    let heard = 0;
    const bytes = Buffer.from(': heartbeat\n\n: heartbeat\n\n');
    await collected(parseEvents(pieces(bytes, [5]), () => heard++));
    assert.equal(heard, 3);
  });
});
