import assert from 'node:assert/strict';
import { bytesOf, type FetchResponse, readText } from '../../../../src/client/transport/fetch/fetchLike.ts';

/** The longest answer that is read. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** An answer of these pieces, and what becomes of its body. */
function answerOf(pieces: Iterable<Uint8Array>, { breaksWith }: { breaksWith?: Error } = {}) {
  const left: string[] = [];
  const iterator = pieces[Symbol.iterator]();
  const body = {
    cancel: async () => {},
    [Symbol.asyncIterator]: () => ({
      async next() {
        const next = iterator.next();
        if (next.done && breaksWith) throw breaksWith;
        return next;
      },
      async return() {
        left.push('returned');
        if (breaksWith) throw breaksWith;
        return { done: true as const, value: undefined };
      },
    }),
  };
  const response: FetchResponse = { ok: true, status: 200, type: 'basic', headers: new Headers(), body };
  return { response, left };
}

async function piecesOf(response: FetchResponse): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(response)) pieces.push(piece);
  return pieces;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the body of an answer', () => {
  it('is given piece by piece, and given back by whoever stops', async () => {
    const { response, left } = answerOf([bytes('one'), bytes('two'), bytes('three')]);
    const seen: string[] = [];
    for await (const piece of bytesOf(response)) {
      seen.push(new TextDecoder().decode(piece));
      if (seen.length === 2) break;
    }
    assert.deepEqual([seen, left], [['one', 'two'], ['returned']]);
  });

  it('fails as a connection where it breaks, whatever giving it back does', async () => {
    const breaksWith = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    const { response } = answerOf([bytes('one')], { breaksWith });
    const reading = piecesOf(response);
    await assert.rejects(reading, { code: 'connection_failed', message: /ECONNRESET/ });
  });

  it('is nothing where there is none', async () => {
    const { response } = answerOf([]);
    assert.deepEqual(await piecesOf({ ...response, body: null }), []);
    assert.equal(await readText({ ...response, body: null }), '');
  });

  it('may be a stream that has nothing to give back', async () => {
    const { response } = answerOf([]);
    const iterator = { next: async () => ({ done: true as const, value: undefined }) };
    const body = { cancel: async () => {}, [Symbol.asyncIterator]: () => iterator };
    assert.equal(await readText({ ...response, body }), '');
  });
});

describe('the text of an answer', () => {
  it('is whole where a letter came in two pieces, without a byte order mark', async () => {
    const whole = bytes('\ufeffسلام دنیا');
    const pieces = Array.from(whole, (byte) => Uint8Array.of(byte));
    assert.equal(await readText(answerOf(pieces).response), 'سلام دنیا');
  });

  it('is as long as the limit at most; no more is read', async () => {
    const half = new Uint8Array(MAX_ANSWER_BYTES / 2).fill(0x61);
    assert.equal((await readText(answerOf([half, half]).response)).length, MAX_ANSWER_BYTES);
    const { response, left } = answerOf([half, half, bytes('a'), bytes('never read')]);
    const error = { code: 'answer_too_large', status: 200, message: /4 MB/ };
    await assert.rejects(readText(response), error);
    assert.deepEqual(left, ['returned']);
  });
});
